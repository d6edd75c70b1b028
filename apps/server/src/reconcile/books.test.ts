import { createTestDatabase, fakeClock, seededRandom } from "@crosscheck/testkit";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { createAttemptFixture } from "../attempts/attempt-fixture.ts";
import type { Db } from "../postgres/database.ts";
import { countItemAnswers } from "../study/count-item-answers.ts";
import { BOOK_CHECKS } from "./all-checks.ts";

const { db } = await createTestDatabase();
const clock = fakeClock();
const FROM_LOG = "results, answer times, item history and subject tallies follow from the log";
const BADGES = "badges count what the logs say, and were reached";
const game = createAttemptFixture(db, { clock, random: seededRandom(21, clock) });
const { call } = game;

/** Friends, lifelines, late answers, wins, losses, an open run. */
beforeAll(async () => {
  const owner = await game.newPlayer();
  const place = await game.newPlace();
  for (const right of [3, 10, 7]) {
    const player = await game.newPlayer({ referredBy: right === 10 ? owner : null });
    const view = await game.openLevel(player, place);
    const first = { attempt_id: view.attempt_id, question_id: view.questions[0]?.question_id };
    await call("use_lifeline", player, { ...first, kind: "audience_poll" });
    if (right === 7) clock.advanceMs(40_000);
    await game.play(player, view, right);
    await call("finish_attempt", player, { attempt_id: view.attempt_id });
    if (right === 10) {
      clock.advanceMs(86_400_000);
      const second = await game.openLevel(player, place);
      await game.play(player, second, 1);
      await call("finish_attempt", player, { attempt_id: second.attempt_id });
    }
    await game.openLevel(player, place);
  }
  await countItemAnswers(db);
});

async function breaches(on: Db) {
  const found = new Map<string, number>();
  for (const { promise, run } of BOOK_CHECKS) found.set(promise, (await run(on)).breaches.length);
  return [...found].filter(([, count]) => count > 0).map(([promise]) => promise);
}

class RollBack extends Error {}

/** What the checks find after this statement, which is taken back. */
async function breachesAfter(statement: string): Promise<readonly string[]> {
  let found: readonly string[] = [];
  const tampering = db.transaction().execute(async (tx) => {
    await sql.raw(statement).execute(tx);
    found = await breaches(tx);
    throw new RollBack();
  });
  await tampering.catch((error: unknown) => {
    if (!(error instanceof RollBack)) throw error;
  });
  return found;
}

describe("the books", () => {
  it("hold after play, and every check but those of the ledger's days, unlocks, payouts, contests, battles, exams, corrections and operators has looked at something", async () => {
    expect(await breaches(db)).toEqual([]);
    const reports = await Promise.all(
      BOOK_CHECKS.map(async ({ promise, run }) => [promise, (await run(db)).checked]),
    );
    expect(reports.filter(([, checked]) => checked === 0)).toEqual([
      ["what is counted of a day of the ledger is what its entries say", 0],
      ["every bought category was paid once", 0],
      ["every correction of coins is in the audit", 0],
      ["only operators who may act are signed in", 0],
      ["an open payout holds its coins, every other has paid or returned them", 0],
      ["nobody asked for two payouts within 48 hours", 0],
      ["every fee, prize and refund of a contest is booked once, and nothing is left of it", 0],
      ["standings of contests follow from their results", 0],
      ["a battle holds the stakes of the try it is played for, and of one that is over nothing is left", 0],
      ["seats of battles were paid what their results say", 0],
      ["results of battles follow from their events", 0],
      ["ratings follow one another from battle to battle", 0],
      ["the record of a player is what the battles say", 0],
      ["results of exams follow from their papers, logs and corrections", 0],
      ["every finished exam has a sitting, and it its result", 0],
      ["questions are reserved by exams that are published and not closed", 0],
      ["attempts that were regraded count what the corrected keys say", 0],
      ["coins of regrades are what was given", 0],
    ]);
  });

  it.each([
    [
      "a balance",
      "update coin_accounts set coins = coins + 1",
      "a balance is the sum of its entries and not negative",
    ],
    [
      "an entry",
      "update coin_entries set balance_after = balance_after + 1",
      "entries of an account are numbered",
    ],
    [
      "a kind",
      "update coin_accounts set redeemable_coins = redeemable_coins - 1 where redeemable_coins > 0",
      "redeemable coins are what the entries",
    ],
    [
      "an entry's kind",
      `with turned as (update coin_entries set redeemable_coins = player_coins where reason = 'lifeline' returning *)
      update coin_accounts set redeemable_coins = greatest(0, account.redeemable_coins + turned.redeemable_coins)
      from coin_accounts account join turned using (player_id) where coin_accounts.player_id = turned.player_id`,
      "redeemable coins are what the entries",
    ],
    ["a score", "update players set all_time_score = all_time_score + 1", "a player's score is the sum"],
    ["a best", "update score_bests set best = best + 1", "score counts what is above the own best"],
    ["a board", "update board_scores set score = score + 1", "boards are what the results add up to"],
    [
      "a lost day of a board",
      "delete from board_scores where period <> 'all'",
      "boards are what the results add up to",
    ],
    ["a lost best", "delete from score_bests", "score counts what is above the own best"],
    [
      "a counted score",
      "update attempt_results set score_counted = 0",
      "score counts what is above the own best",
    ],
    ["an answer", "update attempt_answers set answer = ''", FROM_LOG],
    ["the time of an answer", "update attempt_answers set in_time = not in_time", FROM_LOG],
    ["a result", "update attempt_results set outcome = outcome || '{\"correct\": 10}'", FROM_LOG],
    ["progress", "update level_progress set best_percent = 100", "level progress is what the results say"],
    ["a lifeline", "delete from attempt_lifelines", "every lifeline was paid once"],
    [
      "a state of a finished attempt",
      "insert into open_attempts (player_id, attempt_id, ends_at) select player_id, attempt_id, now() from attempts on conflict do nothing",
      "an attempt has an open state exactly until it is finished",
    ],
    ["a lost result", "delete from attempt_results", "an attempt has a result exactly when it is finished"],
    ["a first answer", "delete from first_answers", "first answers belong to finished attempts"],
    ["a day's total", "update coin_day_totals set coins = coins + 1", "what a mode paid on a day"],
    [
      "an unlock nobody paid",
      "insert into unlocked_categories select player_id, category_id, 5, now() from players, categories limit 1",
      "every bought category was paid once",
    ],
    [
      "a correction nobody made",
      `with account as (update coin_accounts set coins = coins + 5, entry_count = entry_count + 1 returning *)
      insert into coin_entries (player_id, entry_number, reason, player_coins, house_coins, house_account,
        balance_after, reference, idempotency_key, booked_at)
      select player_id, entry_count, 'correction', 5, -5, 'corrections', coins, 'x', 'correction:x', now() from account`,
      "every correction of coins is in the audit",
    ],
    [
      "a payout that holds nothing",
      `insert into payout_requests (payout_id, player_id, state, method, address, coins, units, unit_name, requested_at)
      select gen_random_uuid(), player_id, 'pending', 'upi', decode(repeat('01', 40), 'hex'), 5, 1, 'units', now()
      from players limit 1`,
      "an open payout holds its coins",
    ],
    [
      "a second payout too soon",
      `insert into payout_requests (payout_id, player_id, state, method, coins, units, unit_name, requested_at, closed_at)
      select gen_random_uuid(), player_id, 'refused', 'upi', 5, 1, 'units', now() + n * interval '47 hours', now()
      from (select player_id from players limit 1) player, generate_series(1, 2) n`,
      "nobody asked for two payouts",
    ],
    ["an item's history", "update item_history set seen = seen + 1", FROM_LOG],
    ["a last answer", "update item_history set last_correct = not last_correct", FROM_LOG],
    [
      "an answer before the last",
      "update item_history set previous_correct = true, previous_at = last_at",
      FROM_LOG,
    ],
    ["a lost history", "delete from item_history", FROM_LOG],
    ["a tally", "update subject_tallies set correct = answered, answered = answered + 1", FROM_LOG],
    ["a tally's subject", "update subject_tallies set subject = '999'", FROM_LOG],
    ["a lost tally", "delete from subject_tallies", FROM_LOG],
    ["a badge's progress", "update player_badges set progress = progress + 1", BADGES],
    ["a badge's days", "update player_badges set days = null", BADGES],
    ["a lost badge", "delete from player_badges", BADGES],
    ["the local day of a quiz", "update attempt_results set local_day = local_day - 9", BADGES],
    [
      "a badge that was never reached",
      "update player_badges set unlocked_at = now(), unlocked_threshold = 9999",
      BADGES,
    ],
    [
      "a claim nobody was paid for",
      "update player_badges set claimed_at = now(), claimed_coins = 10 where unlocked_at is not null",
      "a claimed badge was paid once",
    ],
    ["a question's count", "update item_statistics set met = met + 1", "statistics of questions are"],
    ["a friend", "update referrals set coins = coins + 1", "a newcomer rewards one friend once"],
    ["a lost friend", "delete from referrals", "a newcomer rewards one friend once"],
  ])("notice a changed %s", async (_case, statement, promise) => {
    const found = await breachesAfter(statement);
    expect(found.join("; ")).toContain(promise);
  });

  it("cannot hold an entry that does not sum to zero or a negative balance", async () => {
    await expect(sql`update coin_entries set house_coins = 0`.execute(db)).rejects.toThrow(
      "check constraint",
    );
    await expect(sql`update coin_accounts set coins = -1`.execute(db)).rejects.toThrow("check constraint");
  });
});
