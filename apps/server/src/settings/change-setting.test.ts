import { createTestDatabase } from "@crosscheck/testkit";
import { describe, expect, it } from "vitest";
import { changeSetting } from "./change-setting.ts";
import { listSettings } from "./setting-queries.ts";

const { db } = await createTestDatabase();
const at = new Date(Date.UTC(2026, 0, 1));
const change = (key: string, value: unknown) => changeSetting(db, { key, value, at });

describe("changeSetting", () => {
  it("stores what is within the bounds, the last one counts", async () => {
    expect(await change("welcomeCoins", 50)).toEqual([]);
    expect(await change("welcomeCoins", 60)).toEqual([]);
    expect(await change("modeNumbers", { quiz_zone: { questions: 12, winPercent: 60 } })).toEqual([]);
    expect(await listSettings(db)).toEqual({
      welcomeCoins: 60,
      modeNumbers: { quiz_zone: { questions: 12, winPercent: 60 } },
    });
  });

  it.each([
    ["welcomeCoins", -1],
    ["welcomeCoins", "many"],
    ["maintenance", 1],
    ["noSuchSetting", 1],
    ["toString", 1],
    ["modeNumbers", { quiz_zone: { questions: 51 } }],
    ["modeNumbers", { quiz_zone: { winPercent: 90 } }],
    ["modeNumbers", { no_such_mode: { questions: 10 } }],
    ["modeNumbers", { quiz_zone: { reward: 1 } }],
    ["modeNumbers", { quiz_zone: { partialMarks: true } }],
    ["modeNumbers", { multi_match: { partialMarks: 1 } }],
  ])("refuses %s %j and stores nothing", async (key, value) => {
    const before = await listSettings(db);
    expect(await change(key, value)).not.toEqual([]);
    expect(await listSettings(db)).toEqual(before);
  });
});
