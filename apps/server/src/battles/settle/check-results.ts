import { battleFactOf } from "@crosscheck/rules/battles/aftermath";
import type { BattleState } from "@crosscheck/rules/battles/battle";
import type { SeatResult } from "@crosscheck/rules/battles/result";
import type { CheckReport } from "../../postgres/book-check.ts";
import type { Db } from "../../postgres/database.ts";
import { findBattle } from "../store/battle-queries.ts";
import { loadBattle } from "../store/event-queries.ts";
import { listEnded, type EndedSeat } from "./check-queries.ts";

const PAGE = 200;
const MOST_BREACHES = 20;
const FIRST = "00000000-0000-0000-0000-000000000000";

/** Plays every battle that is over again from its events, and compares what came out. */
export async function checkBattleResults(db: Db): Promise<CheckReport> {
  const breaches: string[] = [];
  let [checked, after] = [0, FIRST];
  for (;;) {
    const page = await listEnded(db, { after, limit: PAGE });
    for (const { battleId, endReason, seats } of page) {
      const record = await findBattle(db, battleId);
      const state = record && (await loadBattle(db, record)).state;
      if (state === undefined || !isSame(state, { endReason, seats })) {
        breaches.push(`battle ${battleId} did not end as its events say`);
      }
      after = battleId;
    }
    checked += page.length;
    if (page.length < PAGE) return { checked, breaches: breaches.slice(0, MOST_BREACHES) };
  }
}

type Stored = { readonly endReason: string; readonly seats: readonly EndedSeat[] };

function isSame(state: BattleState, { endReason, seats }: Stored): boolean {
  const { phase } = state;
  if (phase.is !== "over" || phase.result.reason !== endReason) return false;
  const results = phase.result.seats;
  return (
    results.length === seats.length &&
    results.every((result) => {
      const stored = seats.find(({ seat }) => seat === result.seat);
      return stored !== undefined && isSeatSame(result, stored) && isFactSame(state, stored);
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
function isFactSame(state: BattleState, { player_id: playerId, fact }: EndedSeat): boolean {
  if (fact === null || playerId === null) return fact === null;
  const again = battleFactOf(state, playerId, fact.randomWinsInRow);
  return (
    again !== null &&
    again.isWon === fact.isWon &&
    again.isPerfect === fact.isPerfect &&
    again.players === fact.players
  );
}
