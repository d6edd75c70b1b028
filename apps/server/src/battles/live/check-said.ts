import type { BattleRefusalName } from "@crosscheck/contract/battle-wire";
import type { Intent } from "@crosscheck/rules/battles/battle";
import type { Db } from "../../postgres/database.ts";
import { isLineClean } from "../social/filter-line.ts";
import { mayWrite } from "../social/mute-queries.ts";

/** What the rules cannot know of a line: whether its player is muted, and whether it has words that nobody has to read. */
export async function checkSaid(db: Db, intent: Intent, nowMs: number): Promise<BattleRefusalName | null> {
  if (intent.type !== "say" || intent.line.kind !== "text") return null;
  const isAllowed =
    (await mayWrite(db, intent.playerId, new Date(nowMs))) && (await isLineClean(db, intent.line, nowMs));
  return isAllowed ? null : "line_not_allowed";
}
