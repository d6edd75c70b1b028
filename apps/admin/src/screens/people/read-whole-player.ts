import { call, Refused, type DataOf, type SentOf } from "../../data/call.ts";
import { schemaOf } from "../../kit/form/schema.ts";

type Page = DataOf<"export_player_data">;
type Part = SentOf<"export_player_data">["part"];
type Asked = { readonly playerId: string; readonly reason: string };
type Reading = { readonly signal: AbortSignal; readonly onShare: (share: number) => void };

const PARTS = (schemaOf("export_player_data").properties?.["part"]?.enum ?? []) as readonly Part[];
const SECOND_MS = 1_000;

/** Everything that is held about a player, part by part, as JSON text. Throws where a part cannot be had. */
export async function readWholePlayer(asked: Asked, { signal, onShare }: Reading): Promise<string> {
  const parts: Record<string, readonly object[]> = {};
  for (const [done, part] of PARTS.entries()) {
    parts[part] = await readPart(asked, part, signal);
    onShare((done + 1) / PARTS.length);
  }
  return JSON.stringify(parts, null, 1);
}

async function readPart(asked: Asked, part: Part, signal: AbortSignal): Promise<readonly object[]> {
  const rows: object[] = [];
  for (;;) {
    const page = await readPage({ ...asked, part, offset: rows.length }, signal);
    rows.push(...page.rows.map((row) => Object.fromEntries(page.columns.map((name, at) => [name, row[at]]))));
    if (!page.has_more) return rows;
  }
}

type AskedPage = Asked & { readonly part: Part; readonly offset: number };

/** Whoever asks too fast waits as long as the server says. */
async function readPage(asked: AskedPage, signal: AbortSignal): Promise<Page> {
  const { playerId, reason, part, offset } = asked;
  for (;;) {
    try {
      return (await call("export_player_data", { player_id: playerId, reason, part, offset }, signal)).data;
    } catch (error) {
      if (!(error instanceof Refused) || error.seconds === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, (error.seconds ?? 1) * SECOND_MS));
      signal.throwIfAborted();
    }
  }
}
