import { refuse, type Actions } from "@crosscheck/contract";
import { findSeat } from "@crosscheck/rules/battles/battle";
import type { Line } from "@crosscheck/rules/battles/lines";
import type { Opening } from "@crosscheck/rules/battles/room";
import { replayBattle, type Logged } from "@crosscheck/rules/battles/step-battle";
import type { Handler } from "../../calls/handle.ts";
import { findBattle } from "../store/battle-queries.ts";
import { listEvents } from "../store/event-queries.ts";
import { hasSeat, insertReport } from "./report-queries.ts";

/** The line comes from the log, as it was said; nothing that the reporter sends is kept. */
export const handleReportMessage: Handler<Actions["report_message"]> = async (call) => {
  const { db, ports, caller, input, nowMs } = call;
  const { playerId: reporterId } = caller;
  const battleId = input.battle_id;
  if (!(await hasSeat(db, battleId, reporterId))) return refuse("no_data");
  const battle = await findBattle(db, battleId);
  if (battle === undefined) return refuse("no_data");
  const { rules, players, openedAtMs: atMs } = battle;
  const log = await listEvents(db, battleId);
  const said = findSaid({ battleId, rules, players, atMs }, log, {
    seat: input.seat,
    messageId: input.message_id,
  });
  if (said === null || said.speakerId === reporterId) return refuse("no_data");
  const { speakerId, line } = said;
  await insertReport(db, {
    reportId: ports.random.uuid(),
    battleId,
    reporterId,
    speakerId,
    messageId: input.message_id,
    line,
    at: new Date(nowMs),
  });
  return { data: { reported: true }, message: "reported" };
};

type Said = { readonly speakerId: string; readonly line: Line };

/**
 * Who said a line that all were told, and what; null: nobody did. A seat may have had another player before the match, so
 * it is looked at as it was then.
 */
function findSaid(
  opening: Opening,
  log: readonly Logged[],
  { seat, messageId }: { readonly seat: number; readonly messageId: string },
): Said | null {
  for (const [index, { event }] of log.entries()) {
    if (event.type !== "say" || event.messageId !== messageId) continue;
    const [state] = replayBattle(opening, log.slice(0, index + 1));
    const line = state.lines.find((told) => told.seat === seat && told.messageId === messageId)?.line;
    if (line !== undefined && findSeat(state, event.playerId)?.seat === seat) {
      return { speakerId: event.playerId, line };
    }
  }
  return null;
}
