import type { Page } from "@playwright/test";
import { findingsOf } from "./accessibility.ts";
import { expectSound, PHONE, pressByKey, speak } from "./arabic-phone.ts";
import { expect, flow, signInAs } from "./flow.ts";
import { operate, SHARED_DATA } from "./operator-command.ts";
import { optionsOf } from "./play.ts";

const SEARCH = "/random-battle/";
/** The fewest there may be. */
const QUESTIONS = 5;

const openOptions = (page: Page) =>
  optionsOf(page).and(page.locator("button:not([aria-disabled], [aria-pressed=true])"));
const wayOn = (page: Page) => page.getByRole("navigation", { name: "What next" });

/** Answers the question that is open with a key. */
async function answer(page: Page, key: string): Promise<void> {
  await expect(openOptions(page).first()).toBeVisible();
  await page.keyboard.press(key);
  // Locked, or told already when everybody has answered.
  await expect(openOptions(page)).toHaveCount(0);
}

flow(
  "two players find each other, play to the end, and once more",
  async ({ browser, product, newPlayer }) => {
    await operate(SHARED_DATA, "set_setting", { key: "battleQuestions", value: QUESTIONS });
    const contexts = await Promise.all([browser.newContext(), browser.newContext(PHONE)]);
    const pages = [];
    for (const context of contexts) pages.push(await signInAs(context, product.url, await newPlayer()));
    const [ann, ben] = pages;
    if (ann === undefined || ben === undefined) throw new Error("two pages");
    for (const page of pages) {
      await page.goto(`${product.url}${SEARCH}`);
      await page.getByLabel("Subject").selectOption({ label: "Air law" });
      await page.getByRole("button", { name: "Find an opponent" }).click();
    }
    for (const page of pages) await page.waitForURL("**/battle/**");

    await answer(ann, "a");
    await expect(ben.getByRole("region", { name: "Score" })).toContainText("has answered.");
    // Whoever comes back has the seat, and the question that is open.
    await ben.reload();
    await answer(ben, "b");
    for (let number = 2; number <= QUESTIONS; number += 1) {
      for (const page of pages) await expect(page.getByText(`${number} / ${QUESTIONS}`)).toBeVisible();
      await answer(ann, "a");
      await answer(ben, "b");
    }
    for (const page of pages) await expect(wayOn(page)).toBeVisible();
    await expect(ann.getByText("Being booked…")).toBeHidden();
    expect(await findingsOf(ann, "the end of a battle")).toEqual([]);

    await ann.getByRole("button", { name: "Rematch" }).click();
    await ben.getByRole("button", { name: "Accept the rematch" }).click();
    for (const page of pages) await expect(openOptions(page).first()).toBeVisible();
    await ann.getByRole("link", { name: "Leave the battle" }).click();
    await ann.getByRole("button", { name: "Leave", exact: true }).click();
    await expect(ben.getByText("Opponent has left the game.")).toBeVisible();
    await expect(ann.getByRole("button", { name: "Find an opponent" })).toBeVisible();
    for (const context of contexts) await context.close();
  },
);

flow("a search that finds nobody offers the bot", async ({ signIn }) => {
  const page = await signIn();
  await page.goto(SEARCH);
  await page.getByLabel("Subject").selectOption({ label: "Communications" });
  await page.getByRole("button", { name: "Find an opponent" }).click();
  await expect(page.getByRole("heading", { name: "Looking for an opponent" })).toBeFocused();
  expect(await findingsOf(page, "a search")).toEqual([]);
  await page.getByRole("button", { name: "Stop looking" }).click();
  await expect(page.getByRole("button", { name: "Find an opponent" })).toBeVisible();
});

flow("a game against the bot by keyboard, on a phone in Arabic", async ({ browser, product, newPlayer }) => {
  const context = await browser.newContext(PHONE);
  await speak(context, product.url, "ar");
  const page = await signInAs(context, product.url, await newPlayer());
  await page.goto(`${product.url}${SEARCH}`);
  const bot = page.getByRole("button", { name: "العب ضد الروبوت" });
  await expect(bot).toBeVisible();
  await expectSound(page, "the way to a battle");
  await pressByKey(page, bot);
  await page.waitForURL("**/battle/**");
  await answer(page, "a");
  await expect(page.getByText("روبوت", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("region", { name: "النتيجة" })).toBeVisible();
  await expectSound(page, "a battle");
  await pressByKey(page, page.getByRole("link", { name: "مغادرة النزال" }));
  await pressByKey(page, page.getByRole("button", { name: "غادر", exact: true }));
  await expect(bot).toBeVisible();
  await context.close();
});
