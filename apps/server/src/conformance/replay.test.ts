import type { Actions, OutputOf } from "@crosscheck/contract";
import { createTestApp } from "@crosscheck/testkit/test-app";
import { describe, expect, it } from "vitest";
import { LEVEL, dataOf, openLevel, paperOf, playLevel, type View } from "./play-fixture.ts";

const app = await createTestApp();
const DAY_MS = 86_400_000;

/**
 * Cheapest way left: answer all ten at random first, which tells the keys and is a lost run in the own statistics; then
 * 10 coins, once per level and at most 200 a day in a mode. Waiting the clock of every question out costs five minutes.
 */
describe("harvesting the keys of a level that counts without playing it", () => {
  it("fails at every call that tells something about a question", async () => {
    const { call, playerId } = await app.signUp();
    const { attempt_id, questions } = await openLevel(call);
    const ids = questions.map(({ question_id }) => question_id);
    const texts: string[] = [];
    const ask = async (action: string, fields: object = {}) => {
      const answered = await call(action, { ...fields });
      texts.push(answered.text);
      return answered;
    };
    for (const question_id of ids) {
      await ask("submit_answer", { attempt_id, question_id, answer: "" });
      await ask("set_bookmark", { question_id, status: 1 });
    }
    await ask("finish_attempt", { attempt_id });
    await ask("set_level_data", { ...LEVEL });
    for (const action of ["play_bookmarks", "play_wrong_answers"]) {
      const practice = dataOf<View>(await ask(action)).attempt_id;
      for (const question_id of ids)
        await ask("submit_answer", { attempt_id: practice, question_id, answer: "" });
      await ask("finish_attempt", { attempt_id: practice });
      await ask("review_attempt", { attempt_id: practice });
      await ask("get_attempt", { attempt_id: practice });
    }
    for (const question_id of ids) await ask("get_question_study", { question_id });
    for (const action of ["review_attempt", "get_attempt", "finish_attempt"])
      await ask(action, { attempt_id });
    await ask("get_bookmark", { limit: 100 });
    await ask("get_users_statistics");
    const explanations = await app.db
      .selectFrom("item_versions")
      .select("body")
      .where("item_id", "in", ids)
      .where("language", "=", "en")
      .execute();
    const told = explanations.filter(({ body }) =>
      texts.some((text) => text.includes(JSON.stringify(body.explanation).slice(1, -1))),
    );
    expect(explanations.length).toBeGreaterThanOrEqual(ids.length);
    expect(told).toEqual([]);
    expect(texts.filter((text) => /"correct_answer":"/.test(text))).toEqual([]);
    expect(await paperOf(app.db, attempt_id)).toHaveLength(10);
    expect(playerId).not.toBe("");
  });
});

/**
 * Cheapest way left: 40 points once per level, and 40 a day per mode and category for a script that knows the answers;
 * a board of a day is bounded by the number of quizzes there are.
 */
describe("climbing by replay", () => {
  it("adds nothing after the first best, on the same day and weeks later", async () => {
    const { call } = await app.signUp();
    for (let round = 0; round < 20; round += 1) await playLevel(app.db, call, 10);
    app.clock.advanceMs(20 * DAY_MS);
    expect(await playLevel(app.db, call, 10)).toMatchObject({
      score: 40,
      score_counted: 0,
      all_time_score: 40,
    });
    const user = dataOf<OutputOf<Actions["get_user_by_id"]>>(await call("get_user_by_id"));
    expect([user.all_time_score, user.coins]).toEqual([40, 110]);
  });
});
