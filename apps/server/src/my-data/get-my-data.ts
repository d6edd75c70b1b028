import type { Actions, OutputOf } from "@crosscheck/contract";
import { refuse } from "@crosscheck/contract";
import type { exportPlayerData } from "@crosscheck/contract/operators/player-support";
import type { viewPlayerData } from "@crosscheck/contract/operators/players";
import { MY_DATA_ROWS, type MyDataPart } from "@crosscheck/rules/my-data/parts";
import type { Handler } from "../calls/handle.ts";
import type { OperatorContext, OperatorHandler } from "../calls/operate.ts";
import { findPlayer } from "../players/player-queries.ts";
import { OWN_DATA } from "./all-parts.ts";
import { listOwnData } from "./page-queries.ts";

type Page = OutputOf<Actions["get_my_data"]>;
type Cell = Page["rows"][number][number];

/** A page at a time: however long somebody has played, no answer and no query grows with it. */
export const handleGetMyData: Handler<Actions["get_my_data"]> = async (call) => ({
  data: await readPart(call, call.caller.playerId, call.input),
});

/** The same to an operator, a part at a time; the audit keeps which. */
export const handleViewPlayerData: OperatorHandler<typeof viewPlayerData> = async (call) => ({
  data: await readPart(call, call.input.player_id, call.input),
  audit: { subject: call.input.player_id },
});

/** What is handed out on request: as the player would have it. */
export const handleExportPlayerData: OperatorHandler<typeof exportPlayerData> = async (call) => {
  const { db, input } = call;
  if ((await findPlayer(db, input.player_id)) === undefined) return refuse("user_not_found");
  return { data: await readPart(call, input.player_id, input), audit: { subject: input.player_id } };
};

async function readPart(
  { db, ports, nowMs }: Pick<OperatorContext, "db" | "ports" | "nowMs">,
  playerId: string,
  { part, offset }: { readonly part: MyDataPart; readonly offset: number },
): Promise<Page> {
  const { columns, show, ...own } = OWN_DATA[part];
  const found = await listOwnData(db, own, {
    playerId,
    at: new Date(nowMs),
    offset,
    limit: MY_DATA_ROWS + 1,
  });
  const rows = found.slice(0, MY_DATA_ROWS).map((row) => {
    const shown = show === undefined ? row : show(row, ports);
    return columns.map((column) => toCell(shown[column]));
  });
  return { part, columns: [...columns], rows, has_more: found.length > MY_DATA_ROWS };
}

function toCell(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  return JSON.stringify(value);
}
