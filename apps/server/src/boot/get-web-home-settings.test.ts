import { createTestDatabase } from "@crosscheck/testkit";
import { expect, it } from "vitest";
import { loadWebHome } from "./get-web-home-settings.ts";
import { DEFAULT_SETTINGS } from "../settings/settings.ts";

const { db } = await createTestDatabase();
await db.updateTable("languages").set({ is_default: false }).where("language_id", "=", 14).execute();
const french = { code: "fr", name: "Français", locale: "fr-FR", is_rtl: false, is_content: true };
await db
  .insertInto("languages")
  .values({ language_id: 16, ...french, is_default: true })
  .execute();

const NO_TRIAL = { trial: [], keyedHash: () => new Uint8Array(32) };
const homeIn = async (languageId: number, languageMode = true) =>
  (await loadWebHome({ db, nowMs: 0, settings: { ...DEFAULT_SETTINGS, languageMode } }, languageId, NO_TRIAL))
    .language_id;

it("falls back to language 14, then to the default one", async () => {
  expect([await homeIn(15), await homeIn(99)]).toEqual([15, 14]);
  await db.updateTable("languages").set({ is_content: false }).where("language_id", "=", 14).execute();
  const later = await loadWebHome({ db, nowMs: 60_000, settings: DEFAULT_SETTINGS }, 99, NO_TRIAL);
  expect(later.language_id).toBe(16);
});

it("knows one language only while language mode is off", async () => {
  expect(await homeIn(15, false)).toBe(0);
});
