import { expect, type Locator, type Page } from "@playwright/test";
import { rightAnswers } from "./content.ts";

export const QUESTIONS = 10;
/** What the button after an answer is called in the two languages. */
export const WAY_ON = /Next question|See your result|السؤال التالي|اعرض نتيجتك/;
/** A part with levels; the packs ship it. */
export const LEVELS = "/quiz-zone/air-law/rules-of-the-air/levels/";
export const LEVEL_1 = "/quiz-zone/air-law/rules-of-the-air/play/1/";
/** A level whose questions are written in Arabic too. */
export const ARABIC_LEVEL = "/quiz-zone/human-performance/flight-physiology/play/1/";

/** Waits for the question with this number. */
export async function waitForQuestion(page: Page, number: number): Promise<void> {
  await expect(page.getByText(`Question ${number} of ${QUESTIONS}`)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: `Question ${number}.` })).toBeVisible();
}

/** Modes whose first quiz on a device waits behind a start card. */
export const MODES_WITH_CARD = [
  "quiz_zone",
  "daily_quiz",
  "true_and_false",
  "fun_and_learn",
  "guess_the_word",
  "audio_questions",
  "math_mania",
  "multi_match",
  "bookmarks",
  "wrong_answers",
] as const;

/** Starts the quiz behind its start card, which a device shows once per mode. */
export async function startQuiz(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(?:Start|Continue|ابدأ|تابع)$/ }).press("Enter");
}

const ARABIC = new Intl.NumberFormat("ar-EG-u-nu-latn");

/** Waits for the question with this number, in English or Arabic. */
export async function waitForNumber(page: Page, number: number): Promise<void> {
  // At its start: stems have numbers too.
  const name = new RegExp(`^\\S+ (?:${number}|${ARABIC.format(number)})\\.`);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

/** Text of the question on the screen. */
export async function stemOf(page: Page): Promise<string> {
  const heading = await page.getByRole("heading", { level: 1 }).innerText();
  return heading.replace(/^.*?\d+\.\s+/s, "").trim();
}

/** The options, whose keys are the letters A to F. */
export function optionsOf(page: Page): Locator {
  return page.getByRole("main").locator("[aria-keyshortcuts]");
}

/** The letter of a right, or a wrong, answer to the question on the screen. */
export async function letterOf(page: Page, wish: "right" | "wrong"): Promise<string> {
  const right = rightAnswers(await stemOf(page));
  for (const option of await optionsOf(page).all()) {
    const text = await option.innerText();
    const isRight = right.some((answer) => text.split("\n").includes(answer));
    const isOff = (await option.getAttribute("aria-disabled")) === "true";
    if (isRight === (wish === "right") && !isOff)
      return (await option.getAttribute("aria-keyshortcuts")) ?? "";
  }
  throw new Error(`no ${wish} option on the screen`);
}

/** Answers with a key and waits for the verdict. */
export async function answerByKey(page: Page, wish: "right" | "wrong"): Promise<void> {
  await page.keyboard.press(await letterOf(page, wish));
  await expect(page.getByText(wish === "right" ? "Right!" : "Not right.", { exact: true })).toBeVisible();
}

/** Plays from this question to the last one with keys, and opens the result. */
export async function playToEnd(page: Page, from: number, wish: "right" | "wrong" = "right"): Promise<void> {
  for (let number = from; number <= QUESTIONS; number += 1) {
    await waitForQuestion(page, number);
    await answerByKey(page, wish);
    await page.keyboard.press("Enter");
  }
}

/** Moves the focus with the Tab key until it is on this element. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the Tab key does not lead to ${target.toString()}`);
}

/** Follows a link of the screen, given by CSS selector, with the keyboard. */
export async function follow(page: Page, link: string): Promise<void> {
  await tabTo(page, page.getByRole("main").locator(link).first());
  await page.keyboard.press("Enter");
}

/** Chooses a day of the month before this one in the calendar of the daily quiz, with the keyboard. */
export async function chooseEarlierDay(page: Page): Promise<void> {
  const days = page.getByRole("grid").locator("[data-day]");
  await tabTo(page, days.and(page.locator("[tabindex='0']")));
  const thisMonth = (await days.first().getAttribute("data-day")) ?? "";
  await page.keyboard.press("PageUp");
  await expect(days.first()).not.toHaveAttribute("data-day", thisMonth);
  await expect(days.last()).toBeFocused();
  await page.keyboard.press("Enter");
}

/**
 * Waits until these parts of a screen have arrived with everything they need; it loads them ahead for times without a
 * network.
 */
export async function waitForParts(page: Page, parts: readonly string[]): Promise<void> {
  for (const part of parts) {
    const file = await page.waitForFunction(
      (start) => performance.getEntriesByType("resource").find(({ name }) => name.includes(start))?.name,
      `/assets/${part}-`,
    );
    await file.evaluate(async (name) => {
      await import(name ?? "");
    });
  }
}
