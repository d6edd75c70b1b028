import { createTestDatabase } from "@crosscheck/testkit";
import { expect, it } from "vitest";
import { saveSetting } from "./setting-queries.ts";
import { createSettingsSource } from "./settings-source.ts";
import { DEFAULT_SETTINGS } from "./settings.ts";

const { db } = await createTestDatabase();
const at = new Date(Date.UTC(2026, 0, 1));

it("keeps sound settings and answers the default of a stored value that is out of bounds", async () => {
  await saveSetting(db, { key: "welcomeCoins", value: -5, at });
  await saveSetting(db, { key: "friendCodeCoins", value: 7, at });
  await saveSetting(db, { key: "mode.quiz_zone.questions", value: 0, at });
  await saveSetting(db, { key: "mode.quiz_zone.right", value: 6, at });
  await saveSetting(db, { key: "mode.gone.right", value: 6, at });
  const told: (readonly string[])[] = [];
  const source = createSettingsSource(db, {
    nowMs: () => at.getTime(),
    demoMode: false,
    onInvalid: (keys) => told.push(keys),
  });
  expect(await source.current()).toEqual({
    ...DEFAULT_SETTINGS,
    friendCodeCoins: 7,
    modeNumbers: { quiz_zone: { right: 6 } },
  });
  expect(told.map((keys) => keys.toSorted())).toEqual([
    ["mode.gone.right", "mode.quiz_zone.questions", "welcomeCoins"],
  ]);
});
