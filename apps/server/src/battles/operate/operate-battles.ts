import { refuse, type OutputOf } from "@crosscheck/contract";
import type { listBattles, viewBattle } from "@crosscheck/contract/operators/battles";
import { flagFast } from "@crosscheck/rules/battles/aftermath";
import type { BattleEvent, BattleState } from "@crosscheck/rules/battles/battle";
import { markAnswer } from "@crosscheck/rules/battles/score";
import { replayBattle, type Logged } from "@crosscheck/rules/battles/step-battle";
import type { OperatorHandler } from "../../calls/operate.ts";
import { toPage } from "../../calls/page.ts";
import { findBattle } from "../store/battle-queries.ts";
import { listEvents } from "../store/event-queries.ts";
import {
  countBattlesThat,
  findOperatedBattle,
  listBattlesThat,
  type BattleFilter,
  type OperatedBattle,
} from "./operate-queries.ts";

type Row = OutputOf<typeof listBattles>["rows"][number];
type EventRow = OutputOf<typeof viewBattle>["events"][number];

export const handleListBattles: OperatorHandler<typeof listBattles> = async ({ db, input }) => {
  const { player_id: playerId = null, kind = null, state, flagged: isFlagged, cursor = null, limit } = input;
  const filter: BattleFilter = { playerId, kind, state, isFlagged };
  const battles = await listBattlesThat(db, filter, { cursor, limit: limit + 1 });
  return {
    data: toPage(battles.map(toRow), limit, (row) => row.battle_id),
    total: await countBattlesThat(db, filter),
    audit: { subject: playerId },
  };
};

/** What the players answered is marked here, and never said in words: the paper may be asked again. */
export const handleViewBattle: OperatorHandler<typeof viewBattle> = async ({ db, input }) => {
  const battleId = input.battle_id;
  const [row, record] = await Promise.all([findOperatedBattle(db, battleId), findBattle(db, battleId)]);
  if (row === undefined || record === undefined) return refuse("no_data");
  const log = await listEvents(db, battleId);
  const { rules, players, openedAtMs: atMs } = record;
  const [state] = replayBattle({ battleId, rules, players, atMs }, log);
  const events = log.map((logged) => toEventRow(state, logged));
  return { data: { ...toRow(row), events }, audit: { subject: battleId } };
};

function toRow(battle: OperatedBattle): Row {
  return {
    battle_id: battle.battleId,
    kind: battle.kind,
    language: battle.language,
    category: battle.category,
    no_of_que: battle.questionCount,
    entry_fee: battle.stakeCoins,
    is_rated: battle.isRated,
    opened_at: battle.openedAt.toISOString(),
    started_at: battle.startedAt?.toISOString() ?? null,
    ended_at: battle.endedAt?.toISOString() ?? null,
    end_reason: battle.endReason,
    node: battle.node,
    open_reports: battle.openReports,
    seats: (battle.seats ?? []).map((seat) => ({
      seat: seat.seat,
      player_id: seat.playerId,
      name: seat.name ?? "",
      is_bot: seat.isBot,
      outcome: seat.outcome,
      points: seat.points,
      correct: seat.correct,
      coins: seat.coins,
      rating_before: seat.ratingBefore,
      rating_after: seat.ratingAfter,
      fast_answers: seat.fastAnswers,
    })),
  };
}

function toEventRow(state: BattleState, { event, atMs }: Logged): EventRow {
  return {
    at: new Date(atMs).toISOString(),
    type: event.type,
    player_id: "playerId" in event ? event.playerId : "",
    line: event.type === "say" ? { ...event.line } : null,
    ...toAnswer(state, event),
  };
}

const NO_ANSWER = {
  number: null,
  is_right: null,
  elapsed_ms: null,
  round_trip_ms: null,
  is_fast: false,
} as const;

/** How an answer counted; nothing for one that did not. */
function toAnswer(state: BattleState, event: BattleEvent) {
  if (event.type !== "answer") return NO_ANSWER;
  const { playerId, number, roundTripMs } = event;
  const seat = state.seats.find((one) => one.playerId === playerId);
  const given = seat?.answers.find((one) => one.number === number);
  const question = state.paper?.questions[number - 1];
  const counts = given !== undefined && question !== undefined && given.answer === event.answer;
  return {
    number,
    is_right: counts ? markAnswer(question, given).verdict === "correct" : null,
    elapsed_ms: counts ? given.elapsedMs : null,
    round_trip_ms: roundTripMs,
    is_fast: counts && flagFast(state, playerId).includes(number),
  };
}
