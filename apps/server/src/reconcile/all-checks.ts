import * as attempts from "../attempts/finish/check-queries.ts";
import * as authoring from "../authoring/check-queries.ts";
import * as battles from "../battles/settle/check-queries.ts";
import { checkBattleResults } from "../battles/settle/check-results.ts";
import * as boards from "../boards/check-queries.ts";
import { checkBadgeCounts } from "../badges/check-counts.ts";
import * as badges from "../badges/check-queries.ts";
import * as contests from "../contests/check-queries.ts";
import * as coins from "../coins/check-queries.ts";
import * as exams from "../exams/check-queries.ts";
import { checkExamResults } from "../exams/check-results.ts";
import * as operators from "../operators/check-queries.ts";
import * as payouts from "../payouts/check-queries.ts";
import { checkFirstWins, checkRegradeCoins } from "../regrades/check-queries.ts";
import { checkRegrades } from "../regrades/check-regrades.ts";
import { checkItemStatistics } from "../study/item-statistics-check.ts";
import { checkRuns } from "../study/check-runs.ts";
import type { BookCheck } from "../postgres/book-check.ts";

/** Every promise that `npm run reconcile` checks; each area adds its own. */
export const BOOK_CHECKS: readonly BookCheck[] = [
  { promise: "both postings of a coin entry sum to zero", run: coins.checkPostings },
  { promise: "a balance is the sum of its entries and not negative", run: coins.checkBalances },
  {
    promise: "entries of an account are numbered without gaps and carry the balance",
    run: coins.checkEntryChains,
  },
  { promise: "redeemable coins are what the entries earned, gave back and took", run: coins.checkKinds },
  { promise: "what a mode paid on a day is what its results say", run: coins.checkDayTotals },
  { promise: "what is counted of a day of the ledger is what its entries say", run: coins.checkLedgerDays },
  { promise: "every lifeline was paid once", run: coins.checkLifelines },
  { promise: "every bought category was paid once", run: coins.checkUnlocks },
  { promise: "a newcomer rewards one friend once", run: coins.checkFriendCodes },
  { promise: "every correction of coins is in the audit", run: operators.checkCorrections },
  { promise: "only operators who may act are signed in", run: operators.checkAccess },
  {
    promise: "an open payout holds its coins, every other has paid or returned them",
    run: payouts.checkHolds,
  },
  { promise: "nobody asked for two payouts within 48 hours", run: payouts.checkWaits },
  {
    promise: "every fee, prize and refund of a contest is booked once, and nothing is left of it",
    run: contests.checkContests,
  },
  { promise: "standings of contests follow from their results", run: contests.checkStandings },
  {
    promise: "a battle holds the stakes of the try it is played for, and of one that is over nothing is left",
    run: battles.checkPots,
  },
  { promise: "seats of battles were paid what their results say", run: battles.checkPaidSeats },
  { promise: "results of battles follow from their events", run: checkBattleResults },
  { promise: "ratings follow one another from battle to battle", run: battles.checkRatings },
  { promise: "the record of a player is what the battles say", run: battles.checkRecords },
  { promise: "results of exams follow from their papers, logs and corrections", run: checkExamResults },
  { promise: "every finished exam has a sitting, and it its result", run: exams.checkExamStates },
  { promise: "questions are reserved by exams that are published and not closed", run: exams.checkReserved },
  { promise: "an attempt has an open state exactly until it is finished", run: attempts.checkStates },
  { promise: "an attempt has a result exactly when it is finished", run: attempts.checkResults },
  { promise: "a player's score is the sum of the results", run: attempts.checkScores },
  { promise: "score counts what is above the own best, once", run: attempts.checkCountedScores },
  { promise: "boards are what the results add up to", run: boards.checkBoards },
  { promise: "attempts that were regraded count what the corrected keys say", run: checkRegrades },
  { promise: "coins of regrades are what was given", run: checkRegradeCoins },
  { promise: "a first win is paid once, by a quiz or a regrade", run: checkFirstWins },
  { promise: "level progress is what the results say", run: attempts.checkLevelProgress },
  { promise: "first answers belong to finished attempts and were counted", run: attempts.checkFirstAnswers },
  {
    promise: "every question in play has its text, and none was approved by who wrote it",
    run: authoring.checkQuestions,
  },
  { promise: "statistics of questions are what the first answers count", run: checkItemStatistics },
  { promise: "badges count what the logs say, and were reached", run: checkBadgeCounts },
  { promise: "a claimed badge was paid once, and only unlocked ones are", run: badges.checkRewards },
  { promise: "results, answer times, item history and subject tallies follow from the log", run: checkRuns },
];
