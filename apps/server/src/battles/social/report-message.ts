import { refuse, type Actions } from "@crosscheck/contract";
import { findSeat } from "@crosscheck/rules/battles/battle";
import type { Line } from "@crosscheck/rules/battles/lines";
import type { Opening } from "@crosscheck/rules/battles/room";
import { replayBattle, type Logged } from "@crosscheck/rules/battles/step-battle";
import type { Handler } from "../../calls/handle.ts";
import type { Db } from "../../postgres/database.ts";
import type { LiveBattles } from "../live/live-battles.ts";
import { orUnavailable } from "../rooms/or-unavailable.ts";
import { findBattle, type BattleRecord } from "../store/battle-queries.ts";
import { listEvents } from "../store/event-queries.ts";
import { hasSeat, insertReport } from "./report-queries.ts";

/** The line comes from the log, as it was said; nothing that the reporter sends is kept. */
export function createReportMessage(battles: LiveBattles): Handler<ReportMessage> {
  return orUnavailable<ReportMessage>(async ({ db, ports, caller, input, nowMs }) => {
    const { playerId: reporterId } = caller;
    const battleId = input.battle_id;
    if (!(await hasSeat(db, battleId, reporterId))) return refuse("no_data");
    const battle = await findBattle(db, battleId);
    if (battle === undefined) return refuse("no_data");
    const asked = { seat: input.seat, messageId: input.message_id };
    let said = await readSaid(db, battle, asked);
    if (said === null) {
      // What was said while a question is open is not stored yet.
      await battles.store(battleId);
      said = await readSaid(db, battle, asked);
    }
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
  });
}

type ReportMessage = Actions["report_message"];
/** A line as a page names it. */
type Asked = { readonly seat: number; readonly messageId: string };

/** What the log knows of a line. */
async function readSaid(db: Db, battle: BattleRecord, asked: Asked): Promise<Said | null> {
  const { battleId, rules, players, openedAtMs: atMs } = battle;
  return findSaid({ battleId, rules, players, atMs }, await listEvents(db, battleId), asked);
}

type Said = { readonly speakerId: string; readonly line: Line };

/**
 * Who said a line that all were told, and what; null: nobody did. A seat may have had another player before the match, so
 * it is looked at as it was then.
 */
function findSaid(opening: Opening, log: readonly Logged[], { seat, messageId }: Asked): Said | null {
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
