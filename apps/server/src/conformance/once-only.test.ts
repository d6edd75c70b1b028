import type { CodeName } from "@crosscheck/contract";
import { CODES } from "@crosscheck/contract";
import { createTestApp, proofOf, type TestPlayer } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { BOOK_CHECKS } from "../reconcile/all-checks.ts";
import { SOLO_MODES } from "@crosscheck/rules/modes/index";
import { OPENINGS, rightAnswer } from "../attempts/solo-fixture.ts";
import {
  LEVEL,
  dataOf,
  openLevel,
  optionOf,
  paperOf,
  playLevel,
  type Answered,
  type View,
} from "./play-fixture.ts";

type Session = { readonly id: string; readonly api_token: string };

const app = await createTestApp();
const AT_ONCE = 50;
const PRICE = 30;
const CATEGORY = "operational-procedures";
const MODE_IDS = SOLO_MODES.map(({ id }) => id);

const atOnce = (call: (index: number) => Promise<Answered>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => call(index)));
const codesOf = (answers: readonly Answered[]) => answers.map(({ body }) => body.message ?? "ok").toSorted();
const distinct = (answers: readonly Answered[]) => new Set(answers.map(({ body }) => JSON.stringify(body)));
const code = (name: CodeName): string => CODES[name].code;

afterEach(async () => {
  const reports = await Promise.all(BOOK_CHECKS.map(({ run }) => run(app.db)));
  const problems = [...reports.flatMap(({ breaches }) => breaches), ...app.bugs.map(String)];
  if (problems.length > 0) throw new Error(problems.join("\n"));
});

describe("fifty calls at once", () => {
  it("finish an attempt once and answer the same", async () => {
    const { call, playerId } = await app.signUp();
    const { attempt_id } = await openLevel(call);
    for (const question of await paperOf(app.db, attempt_id)) {
      const answer = optionOf(question, "right");
      dataOf(await call("submit_answer", { attempt_id, question_id: question.itemId, answer }));
    }
    const answers = await atOnce(() => call("finish_attempt", { attempt_id }));
    expect(distinct(answers).size).toBe(1);
    expect(dataOf(answers[0] as Answered)).toMatchObject({
      correct: 10,
      coins_earned: 10,
      coins: 110,
      score: 40,
    });
    expect(await entriesOf(playerId)).toEqual(["quiz_reward 10", "welcome 100"]);
    expect(await countRows("attempt_results", attempt_id)).toBe(1);
  });

  it("unlock a premium category once", async () => {
    await app.db.updateTable("categories").set({ price_coins: PRICE }).where("slug", "=", CATEGORY).execute();
    const { call, playerId } = await app.signUp();
    const answers = await atOnce(() => call("unlock_premium_category", { category: CATEGORY }));
    expect(codesOf(answers)).toEqual([
      code("stored"),
      ...Array.from({ length: AT_ONCE - 1 }, () => code("already_unlocked")),
    ]);
    expect(await entriesOf(playerId)).toEqual([`premium_unlock -${PRICE}`, "welcome 100"]);
  });

  it("sell a lifeline once and answer the same", async () => {
    const { call, playerId } = await app.signUp();
    const { attempt_id, questions } = await openLevel(call);
    const wish = { attempt_id, question_id: questions[0]?.question_id, kind: "fifty_fifty" };
    const answers = await atOnce(() => call("use_lifeline", wish));
    expect(distinct(answers).size).toBe(1);
    expect(await entriesOf(playerId)).toEqual(["lifeline -5", "welcome 100"]);
    expect(await countRows("attempt_lifelines", attempt_id)).toBe(1);
  });

  it("never sell both 50/50 and the poll on one question, nor beyond the balance", async () => {
    const { call, playerId } = await app.signUp();
    const { attempt_id, questions } = await openLevel(call);
    const kinds = ["fifty_fifty", "audience_poll"] as const;
    const question_id = questions[0]?.question_id;
    const answers = await atOnce((index) =>
      call("use_lifeline", { attempt_id, question_id, kind: kinds[index % 2] }),
    );
    expect(new Set(codesOf(answers))).toEqual(new Set(["ok", code("lifeline_not_allowed")]));
    expect(await entriesOf(playerId)).toEqual(["lifeline -5", "welcome 100"]);
  });

  it("record one answer when all of them differ, and tell every caller the same", async () => {
    const { call } = await app.signUp();
    const { attempt_id, questions } = await openLevel(call);
    const [question] = questions;
    const answers = await atOnce((index) =>
      call("submit_answer", {
        attempt_id,
        question_id: question?.question_id,
        answer: question?.options[index % question.options.length]?.option_id,
        sequence: index,
      }),
    );
    expect(distinct(answers).size).toBe(1);
    expect(await countRows("attempt_answers", attempt_id)).toBe(1);
  });

  it("open one attempt", async () => {
    const { call, playerId } = await app.signUp();
    const views = await atOnce(() => call("get_questions_by_level", LEVEL));
    expect(distinct(views).size).toBe(1);
    const { rows } = await sql`select attempt_id from attempts where player_id = ${playerId}`.execute(app.db);
    expect(rows).toHaveLength(1);
  });

  it.each(MODE_IDS)("open one attempt of %s", async (id) => {
    const { action, fields, prepare } = OPENINGS[id];
    const player = await app.signUp();
    await prepare?.(app.db, player);
    const views = await atOnce(() => player.call(action, fields));
    expect(codesOf(views)).toEqual(Array.from({ length: AT_ONCE }, () => "ok"));
    expect(distinct(views).size).toBe(1);
  });

  it("sell one letter of a word", async () => {
    const { call, playerId } = await app.signUp();
    const { action, fields } = OPENINGS.guess_the_word;
    const { attempt_id, questions } = dataOf<View>(await call(action, fields));
    const wish = { attempt_id, question_id: questions[0]?.question_id, kind: "hint" };
    const answers = await atOnce(() => call("use_lifeline", wish));
    expect(distinct(answers).size).toBe(1);
    expect(await entriesOf(playerId)).toEqual(["lifeline -5", "welcome 100"]);
    expect(await countRows("attempt_lifelines", attempt_id)).toBe(1);
  });

  it("mark a question once and finish a free run once", async () => {
    const { call } = await app.signUp();
    const { action, fields } = OPENINGS.self_challenge;
    const { attempt_id } = dataOf<View>(await call(action, fields));
    const paper = await paperOf(app.db, attempt_id);
    const mark = { attempt_id, question_id: paper[0]?.itemId, flagged: 1 };
    expect(distinct(await atOnce(() => call("flag_question", mark))).size).toBe(1);
    const row = await app.db
      .selectFrom("open_attempts")
      .select("flags")
      .where("attempt_id", "=", attempt_id)
      .executeTakeFirstOrThrow();
    expect(row.flags).toEqual([1]);
    for (const [at, question] of paper.entries()) {
      const message = { attempt_id, question_id: question.itemId, answer: rightAnswer(question) };
      await Promise.all(
        [1, 2, 3].map((sequence) => call("submit_answer", { ...message, sequence: sequence + at })),
      );
    }
    const ends = await atOnce(() => call("finish_attempt", { attempt_id }));
    expect(distinct(ends).size).toBe(1);
    expect(dataOf(ends[0] as Answered)).toMatchObject({ correct: paper.length, coins_earned: 0, score: 0 });
    expect(await countRows("attempt_results", attempt_id)).toBe(1);
  });

  it("register one player, with one welcome and one friend's gift", async () => {
    const owner = await app.signUp();
    const { refer_code } = dataOf<{ readonly refer_code: string }>(await owner.call("get_user_by_id"));
    const subject = "fifty-at-once";
    const bearer = proofOf({ subject, email: "fifty@example.org", name: "Fifty" });
    const wish = { firebase_id: subject, name: "Fifty", friends_code: refer_code };
    const answers = await atOnce(() => app.callAs(bearer)("user_signup", wish));
    expect(codesOf(answers)).toEqual([
      code("registered"),
      ...Array.from({ length: AT_ONCE - 1 }, () => code("signed_in")),
    ]);
    const ids = new Set(answers.map((answer) => dataOf<{ readonly id: string }>(answer).id));
    expect(ids.size).toBe(1);
    const [playerId = ""] = ids;
    expect(await entriesOf(playerId)).toEqual(["friend_code 50", "welcome 100"]);

    // Fifty sign-ins are more devices than a player may have, so the tokens of most of them have ended.
    const session = dataOf<{ readonly api_token: string }>(await app.callAs(bearer)("user_signup", wish));
    const newcomer = app.callAs(session.api_token);
    await playLevel(app.db, newcomer, 1);
    app.clock.advanceMs(86_400_000);
    const { attempt_id } = await openLevel(newcomer);
    const other = await openLevel(newcomer, { ...LEVEL, subcategory: "airspace-and-services" });
    const ends = [attempt_id, other.attempt_id];
    for (const end of ends) await answerFirst(newcomer, end);
    await atOnce((index) => newcomer("finish_attempt", { attempt_id: ends[index % 2] }));
    expect(await entriesOf(owner.playerId)).toEqual(["friend_code_owner 100", "welcome 100"]);
  });

  it("register two identities of one mailbox with one welcome", async () => {
    const answers = await atOnce(async (index) => {
      const subject = `one-mailbox-${index % 2}`;
      const bearer = proofOf({ subject, email: index % 2 === 0 ? "one@example.org" : "One@Example.org" });
      return await app.callAs(bearer)("user_signup", { firebase_id: subject });
    });
    const ids = new Set(answers.map((answer) => dataOf<{ readonly id: string }>(answer).id));
    expect(ids.size).toBe(2);
    const entries = await Promise.all([...ids].map((id) => entriesOf(id)));
    expect(entries.flat()).toEqual(["welcome 100"]);
  });

  it("mix every kind of call on one attempt and keep the books", async () => {
    const { call } = await app.signUp();
    const { attempt_id, questions } = await openLevel(call);
    const question_id = questions[0]?.question_id;
    const calls: readonly (() => Promise<Answered>)[] = [
      () => call("submit_answer", { attempt_id, question_id, answer: questions[0]?.options[0]?.option_id }),
      () => call("use_lifeline", { attempt_id, question_id, kind: "skip" }),
      () => call("use_lifeline", { attempt_id, question_id, kind: "reset_timer" }),
      () => call("get_questions_by_level", LEVEL),
      () => call("finish_attempt", { attempt_id }),
    ];
    const answers = await atOnce(
      async (index) => await (calls[index % calls.length] as () => Promise<Answered>)(),
    );
    expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
    expect(await countRows("attempt_results", attempt_id)).toBe(1);
  });
});

it("pays the first win of a level and no later one", async () => {
  const { call, playerId } = await app.signUp();
  expect(await playLevel(app.db, call, 10)).toMatchObject({ coins_earned: 10, coins: 110 });
  expect(await playLevel(app.db, call, 10)).toMatchObject({
    coins_earned: 0,
    coins: 110,
    score: 40,
    score_counted: 0,
    best_before: 40,
    all_time_score: 40,
  });
  expect(await entriesOf(playerId)).toEqual(["quiz_reward 10", "welcome 100"]);
});

describe("the coins for a friend's code", () => {
  async function newcomerOf(owner: TestPlayer, subject: string) {
    const { refer_code } = dataOf<{ readonly refer_code: string }>(await owner.call("get_user_by_id"));
    const bearer = proofOf({ subject, email: `${subject}@example.org` });
    const wish = { firebase_id: subject, friends_code: refer_code };
    const session = dataOf<Session>(await app.callAs(bearer)("user_signup", wish));
    return { ...session, call: app.callAs(session.api_token) };
  }

  it("are paid once for a person who deletes the account and comes again", async () => {
    const owner = await app.signUp();
    // Another newcomer of the same address and day would wait for an administrator.
    app.clock.advanceMs(86_400_000);
    const first = await newcomerOf(owner, "come-again");
    await playLevel(app.db, first.call, 1);
    app.clock.advanceMs(86_400_000);
    await playLevel(app.db, first.call, 1);
    expect(await entriesOf(owner.playerId)).toEqual(["friend_code_owner 100", "welcome 100"]);
    // Deleting asks for a fresh sign-in.
    dataOf(await (await newcomerOf(owner, "come-again")).call("delete_user_account"));

    const second = await newcomerOf(owner, "come-again");
    expect(second).toMatchObject({ coins: 0, friends_code: null });
    await playLevel(app.db, second.call, 1);
    expect(await entriesOf(second.id)).toEqual([]);
    expect(await entriesOf(owner.playerId)).toEqual(["friend_code_owner 100", "welcome 100"]);
  });
});

/** Answers the first question of an attempt rightly. */
async function answerFirst(call: TestPlayer["call"], attemptId: string): Promise<void> {
  const [question] = await paperOf(app.db, attemptId);
  if (question === undefined) throw new Error("no question");
  const answer = rightAnswer(question);
  dataOf(
    await call("submit_answer", { attempt_id: attemptId, question_id: question.itemId, answer, sequence: 0 }),
  );
}

/** The player's ledger as "reason amount", sorted. */
async function entriesOf(playerId: string): Promise<readonly string[]> {
  const rows = await app.db
    .selectFrom("coin_entries")
    .select(["reason", "player_coins"])
    .where("player_id", "=", playerId)
    .execute();
  return rows.map((row) => `${row.reason} ${row.player_coins}`).toSorted();
}

async function countRows(
  table: "attempt_results" | "attempt_lifelines" | "attempt_answers",
  attemptId: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where attempt_id = ${attemptId}`.execute(app.db);
  return rows[0]?.count ?? 0;
}
