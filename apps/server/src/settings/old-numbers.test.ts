import { databaseBefore } from "@crosscheck/testkit/database-before";
import { expect, it } from "vitest";
import { listSettings, saveSetting } from "./setting-queries.ts";
import { readSettings } from "./settings.ts";

it("makes a setting of each number that was set, and a price of each lifeline", async () => {
  const { db, migrate } = await databaseBefore("0039");
  const value = {
    quiz_zone: { questions: 12, lifelineCoins: 3, partialMarks: false },
    guess_the_word: { winPercent: 60, lifelineCoins: 0 },
    multi_match: { partialMarks: true },
    self_challenge: { questions: 20, secondsPerQuestion: 30, maxCoins: 5 },
    no_such_mode: { questions: 7 },
    // By a hand in the database; it counted as not set.
    daily_quiz: 5,
  };
  const at = new Date(Date.UTC(2026, 0, 1));
  await saveSetting(db, { key: "modeNumbers", value, at });
  await saveSetting(db, { key: "welcomeCoins", value: 7, at });
  await migrate();
  const { settings, invalid } = readSettings(await listSettings(db));
  expect(invalid).toEqual([]);
  expect(settings.welcomeCoins).toBe(7);
  const [threeCoins, free] = [
    ["fifty_fifty", "audience_poll", "skip", "reset_timer"].map((kind) => [`lifelineCoins.${kind}`, 3]),
    ["hint", "skip", "reset_timer"].map((kind) => [`lifelineCoins.${kind}`, 0]),
  ];
  expect(settings.modeNumbers).toEqual({
    quiz_zone: { questions: 12, ...Object.fromEntries(threeCoins) },
    guess_the_word: { winPercent: 60, ...Object.fromEntries(free) },
    multi_match: { partialMarks: true },
    self_challenge: { questions: 20 },
  });
  expect(await listSettings(db)).not.toHaveProperty("modeNumbers");
});
