import type { Actions, OutputOf } from "@crosscheck/contract";
import { MODES } from "@crosscheck/rules/modes/index";
import { createTestApp } from "@crosscheck/testkit/test-app";
import { expect, it } from "vitest";
import { dataOf, openLevel } from "../../conformance/play-fixture.ts";
import { saveSetting } from "../../settings/setting-queries.ts";
import { answerAll, finish, rightAnswer, wrongAnswer } from "../solo-fixture.ts";

const app = await createTestApp();

type ModeRules = OutputOf<Actions["get_mode_rules"]>;

const ELSEWHERE: readonly string[] = [MODES.mock_exam.id, MODES.exam.id, MODES.battle.id];
const OWN_RULES = Object.keys(MODES).filter((mode) => !ELSEWHERE.includes(mode));

it.each(OWN_RULES)("tells the rules of %s and opens nothing", async (mode) => {
  const { call } = await app.signUp();
  const rules = dataOf<ModeRules>(await call("get_mode_rules", { mode }));
  expect(rules).toMatchObject({ mode, win_percent: 50, marks_right: 4, marks_wrong: -1, best_percent: null });
  expect(rules.seconds_per_question ?? rules.total_seconds).toBeGreaterThan(0);
  expect(dataOf(await call("get_open_attempts"))).toEqual([]);
});

it("tells the best result of a mode, not of another", async () => {
  const player = await app.signUp();
  for (const right of [6, 3]) {
    const level = await openLevel(player.call);
    await answerAll({ db: app.db, ask: player.call }, level.attempt_id, (question) =>
      question.number <= right ? rightAnswer(question) : wrongAnswer(question),
    );
    await finish(player.call, level.attempt_id);
  }
  const bestOf = async (mode: string) =>
    dataOf<ModeRules>(await player.call("get_mode_rules", { mode }))["best_percent"];
  expect(await bestOf("quiz_zone")).toBe(60);
  expect(await bestOf("math_mania")).toBeNull();
});

it("has the numbers of the admin", async () => {
  const { call } = await app.signUp();
  for (const [number, value] of [
    ["secondsPerQuestion", 45],
    ["maxCoins", 3],
    ["lifelineCoins.hint", 9],
  ]) {
    await saveSetting(app.db, { key: `mode.guess_the_word.${number}`, value, at: new Date() });
  }
  app.clock.advanceMs(60_000);
  expect(dataOf<ModeRules>(await call("get_mode_rules", { mode: "guess_the_word" }))).toMatchObject({
    seconds_per_question: 45,
    max_coins: 3,
    lifelines: ["hint", "skip", "reset_timer"],
    lifeline_coins: 9,
    lifeline_prices: [
      { kind: "hint", price_coins: 9 },
      { kind: "skip", price_coins: 5 },
      { kind: "reset_timer", price_coins: 5 },
    ],
  });
});

it("knows no other mode", async () => {
  const { call } = await app.signUp();
  expect((await call("get_mode_rules", { mode: "toString" })).body.message).toBe("102");
  expect((await call("get_mode_rules", { mode: "mock_exam" })).body.message).toBe("102");
});
