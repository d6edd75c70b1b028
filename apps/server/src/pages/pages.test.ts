import { fixedTexts } from "../languages/texts-source.ts";
import { join } from "node:path";
import { createTestDatabase, fakeClock } from "@crosscheck/testkit";
import { expect, it } from "vitest";
import { loadInterfaceTexts } from "../languages/interface-texts.ts";
import { DEFAULT_SETTINGS } from "../settings/settings.ts";

import { createPages } from "./pages.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const { db } = await createTestDatabase({ content: true });
const { nowMs } = fakeClock();
const sourceOf = createPages({
  db,
  settings: async () => DEFAULT_SETTINGS,
  texts: fixedTexts(await loadInterfaceTexts(join(ROOT, "apps/player/locales"))),
  signIn: { email: true, phone: true, social: [], provider: "embedded" },
  publicPages: async () => undefined,
  nowMs,
  trial: [],
  keyedHash: (text) => Buffer.from(text),
});

function pageFor(cookie: string) {
  const url = new URL("https://crosscheck.test/");
  return sourceOf({ url, cookie, acceptLanguage: "ar", nonce: "" });
}

it.each([
  ["", "ar", 15],
  ["content=en", "ar", 14],
  ["lang=en; content=ar", "en", 15],
  ["content=fr", "ar", 15],
])("home shows the content language chosen by %j", async (cookie, language, contentId) => {
  const boot = await pageFor(cookie).context.boot();
  expect([boot.language.code, boot.home?.language_id]).toEqual([language, contentId]);
});

it("tells pages of one language with other content apart", async () => {
  expect(await pageFor("content=en").stamp()).not.toBe(await pageFor("content=ar").stamp());
  expect(await pageFor("content=ar").stamp()).toBe(await pageFor("").stamp());
});
