import { battleFactOf } from "@crosscheck/rules/battles/aftermath";
import type { BattleState } from "@crosscheck/rules/battles/battle";
import type { SeatResult } from "@crosscheck/rules/battles/result";
import type { CheckReport } from "../../postgres/book-check.ts";
import type { Db } from "../../postgres/database.ts";
import { findBattle } from "../store/battle-queries.ts";
import { loadBattle } from "../store/event-queries.ts";
import { listEnded, type EndedBattle, type EndedSeat } from "./check-queries.ts";

const PAGE = 200;
const MOST_BREACHES = 20;
const FIRST = "00000000-0000-0000-0000-000000000000";

/** Plays every battle that is over again from its events, and compares what came out. */
export async function checkBattleResults(db: Db): Promise<CheckReport> {
  const breaches: string[] = [];
  let [checked, after] = [0, FIRST];
  for (;;) {
    const page = await listEnded(db, { after, limit: PAGE });
    for (const ended of page) {
      const { battleId } = ended;
      const record = await findBattle(db, battleId);
      const state = record && (await loadBattle(db, record)).state;
      if (state === undefined || !isSame(state, ended)) {
        breaches.push(`battle ${battleId} did not end as its events say`);
      }
      after = battleId;
    }
    checked += page.length;
    if (page.length < PAGE) return { checked, breaches: breaches.slice(0, MOST_BREACHES) };
  }
}

function isSame(state: BattleState, { endReason, told, seats }: EndedBattle): boolean {
  const { phase } = state;
  if (phase.is !== "over" || phase.result.reason !== endReason) return false;
  if (told !== null && told !== phase.told) return false;
  const results = phase.result.seats;
  return (
    results.length === seats.length &&
    results.every((result) => {
      const stored = seats.find(({ seat }) => seat === result.seat);
      return stored !== undefined && isSeatSame(result, stored) && isFactSame(state, { ...stored, told });
    })
  );
}

function isSeatSame(result: SeatResult, stored: EndedSeat): boolean {
  return (
    stored.player_id === (result.isBot ? null : result.playerId) &&
    stored.outcome === result.outcome &&
    stored.rank === result.rank &&
    stored.points === result.points &&
    stored.correct === result.correct &&
    stored.used_ms === Math.round(result.usedMs) &&
    stored.coins === result.coins
  );
}

/** Rows of wins are counted elsewhere; whoever deleted the account before the end has no fact. */
function isFactSame(
  state: BattleState,
  { player_id: playerId, outcome, fact, told }: EndedSeat & Pick<EndedBattle, "told">,
): boolean {
  if (fact === null || playerId === null) return fact === null;
  const again = battleFactOf(state, playerId, fact.randomWinsInRow);
  return (
    again !== null &&
    (told === null ? outcome === "win" : again.isWon) === fact.isWon &&
    again.isPerfect === fact.isPerfect &&
    again.players === fact.players
  );
}
