import { MODES } from "@crosscheck/rules/modes/index";
import type { ModeDefinition } from "@crosscheck/rules/modes/mode";
import { numbersOf, switchesOf } from "@crosscheck/rules/modes/numbers";
import { createTestDatabase } from "@crosscheck/testkit";
import { describe, expect, it } from "vitest";
import { changeSetting } from "./change-setting.ts";
import { listSettings } from "./setting-queries.ts";
import { readSettings } from "./settings.ts";

const { db } = await createTestDatabase();
const at = new Date(Date.UTC(2026, 0, 1));
const change = (key: string, value: unknown) => changeSetting(db, { key, value, at });
const read = async () => readSettings(await listSettings(db));

describe("changeSetting", () => {
  it("stores what is within the bounds, the last one counts, and goes back to the default", async () => {
    expect(await change("welcomeCoins", 50)).toEqual([]);
    expect(await change("welcomeCoins", 60)).toEqual([]);
    expect(await change("mode.quiz_zone.questions", 12)).toEqual([]);
    expect(await listSettings(db)).toEqual({ welcomeCoins: 60, "mode.quiz_zone.questions": 12 });
    expect(await change("welcomeCoins", null)).toEqual([]);
    expect(await change("mode.quiz_zone.questions", null)).toEqual([]);
    expect(await listSettings(db)).toEqual({});
  });

  it("keeps every number of a mode when others are set at the same time", async () => {
    const numbers = numbersOf(MODES.guess_the_word);
    const refused = await Promise.all(
      numbers.map(({ name, own }) => change(`mode.guess_the_word.${name}`, own + 1)),
    );
    expect(refused.flat()).toEqual([]);
    const expected = Object.fromEntries(numbers.map(({ name, own }) => [name, own + 1]));
    expect((await read()).settings.modeNumbers).toEqual({ guess_the_word: expected });
  });

  it.each(Object.values<ModeDefinition>(MODES).map((mode) => [mode.id, mode] as const))(
    "takes every number of %s within its bounds only",
    async (id, mode) => {
      for (const { name, own, min, max } of numbersOf(mode)) {
        expect(await change(`mode.${id}.${name}`, own)).toEqual([]);
        for (const value of [min - 1, max + 1, own + 0.5, String(own), true]) {
          const [problem] = await change(`mode.${id}.${name}`, value);
          expect(problem).toContain(`${name} (${min} to ${max}, else ${own})`);
        }
      }
      for (const name of switchesOf(mode)) expect(await change(`mode.${id}.${name}`, true)).toEqual([]);
      expect((await read()).invalid).toEqual([]);
    },
  );

  it("checks a number against the others that are set", async () => {
    expect(await change("mode.quiz_zone.fullPercent", 95)).toEqual([]);
    expect(await change("mode.quiz_zone.winPercent", 90)).toEqual([]);
    const [problem] = await change("mode.quiz_zone.fullPercent", 85);
    expect(problem).toContain("does not fit");
    expect(await change("mode.quiz_zone.fullPercent", null)).toEqual([]);
  });

  it.each([
    ["welcomeCoins", -1],
    ["welcomeCoins", "many"],
    ["maintenance", 1],
    ["noSuchSetting", 1],
    ["noSuchSetting", null],
    ["toString", 1],
    ["mode.quiz_zone.questions", 51],
    ["mode.no_such_mode.questions", 10],
    ["mode.quiz_zone.reward", 1],
    ["mode.quiz_zone.partialMarks", true],
    ["mode.quiz_zone.lifelineCoins.hint", 5],
    ["mode.multi_match.partialMarks", 1],
    ["mode.self_challenge.secondsPerQuestion", 30],
    ["mode.bookmarks.maxCoins", 5],
    ["modeNumbers", { quiz_zone: { questions: 12 } }],
  ])("refuses %s %j and stores nothing", async (key, value) => {
    const before = await listSettings(db);
    expect(await change(key, value)).not.toEqual([]);
    expect(await listSettings(db)).toEqual(before);
  });
});
