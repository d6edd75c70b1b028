import type { Page } from "@playwright/test";
import { expect, flow } from "./flow.ts";
import { cutNetwork } from "./network.ts";
import { optionsOf, tabTo, waitForNumber } from "./play.ts";
import { runDuring } from "./runs.ts";

const NETWORK_AWAY = "انقطعت الشبكة. إجابتك محفوظة وسترسل فور عودتها.";
const MARKED = /عليه علامة/;
const QUESTIONS = 5;
/** The key that turns to the next page, and the one before: the way of reading is from right to left. */
const ON = "ArrowLeft";
const BACK = "ArrowRight";

/** Writes a number into a field of the form. */
async function fillByKeys(page: Page, name: string, value: number): Promise<void> {
  await tabTo(page, page.locator(`input[name=${name}]`));
  await page.keyboard.press("Control+A");
  await page.keyboard.type(String(value));
}

/** Gives the option with this letter and waits until the server has it. */
async function answer(page: Page, letter: string): Promise<void> {
  const stored = page.waitForResponse(/\/api\/submit_answer$/);
  await page.keyboard.press(letter);
  await expect(optionsOf(page).nth(letter.charCodeAt(0) - 65)).toHaveAttribute("aria-pressed", "true");
  await stored;
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, page.getByRole("button", { name }).last());
  await page.keyboard.press("Enter");
}

/** Opens the calculator, works something out and puts it away, by keys. */
async function calculate(page: Page, typed: string, result: string): Promise<void> {
  await page.keyboard.press("k");
  const calculator = page.getByRole("region", { name: "الآلة الحاسبة" });
  await expect(calculator.getByRole("textbox")).toBeFocused();
  await page.keyboard.type(`${typed}\n`);
  await expect(calculator.getByRole("status")).toHaveText(result);
  await page.keyboard.press("Escape");
  await expect(calculator).toBeHidden();
  await expect(page.getByRole("button", { name: "الآلة الحاسبة" })).toBeFocused();
}

/** Opens the flight computer, turns its disc by a page and puts it away, by keys. */
async function turnDisc(page: Page): Promise<void> {
  await page.keyboard.press("w");
  const computer = page.getByRole("region", { name: "حاسبة الطيران" });
  await expect(computer.getByRole("button", { name: "المسطرة" })).toBeFocused();
  const disc = computer.getByRole("slider", { name: "القرص" });
  await tabTo(page, disc);
  await page.keyboard.press("PageUp");
  await expect(disc).toHaveAttribute("aria-valuetext", "61 فوق المؤشر \u206660\u2069");
  await page.keyboard.press("Escape");
  await expect(computer).toBeHidden();
  await expect(page.getByRole("button", { name: "حاسبة الطيران" })).toBeFocused();
}

flow(
  "self_challenge is played in any order by keyboard in Arabic at 360 pixels, through a reload and a network cut",
  async ({ newPlayer, signIn, context, product }) => {
    flow.slow();
    const player = await newPlayer();
    await context.addCookies([{ name: "lang", value: "ar", url: product.url }]);
    const page = await signIn(player);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/self-learning/");
    await tabTo(page, page.getByRole("checkbox", { name: /القانون الجوي/ }).first());
    await page.keyboard.press("Space");
    await fillByKeys(page, "questions", QUESTIONS);
    await fillByKeys(page, "minutes", 10);
    const run = await runDuring(page, () => page.keyboard.press("Enter"));
    expect(run.questions).toHaveLength(QUESTIONS);

    await waitForNumber(page, 1);
    await answer(page, "A");
    await answer(page, "B");
    await calculate(page, "120*45/60", "= 90");
    await turnDisc(page);
    await expect(optionsOf(page).nth(1)).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("f");
    await expect(page.getByRole("button", { name: MARKED })).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press(ON);
    await waitForNumber(page, 2);
    await answer(page, "C");
    await page.keyboard.press(BACK);
    await waitForNumber(page, 1);
    await expect(optionsOf(page).nth(1)).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press(ON);
    await waitForNumber(page, 2);

    const again = await runDuring(page, () => page.reload());
    await waitForNumber(page, 2);
    expect(again).toMatchObject({ attempt_id: run.attempt_id, expires_at: run.expires_at });
    expect(again.questions).toEqual(run.questions);
    await expect(optionsOf(page).nth(2)).toHaveAttribute("aria-pressed", "true");

    await cutNetwork(page);
    await page.keyboard.press(ON);
    await waitForNumber(page, 3);
    await page.keyboard.press("D");
    await expect(page.getByText(NETWORK_AWAY)).toBeVisible();
    await expect(optionsOf(page).nth(3)).toHaveAttribute("aria-pressed", "true");
    await press(page, "الأسئلة");
    const palette = page.getByRole("dialog");
    await expect(palette.getByRole("button", { name: "السؤال 1: مُجاب عنه وعليه علامة" })).toBeVisible();
    await expect(palette.getByRole("button", { name: "السؤال 3: مُجاب عنه" })).toBeVisible();
    await tabTo(page, palette.getByRole("button", { name: "السؤال 5: بلا إجابة" }));
    await page.keyboard.press("Enter");
    await waitForNumber(page, 5);
    const stored = page.waitForResponse(/\/api\/submit_answer$/);
    await context.setOffline(false);
    await stored;
    await expect(page.getByText(NETWORK_AWAY)).toBeHidden();
    await answer(page, "A");

    await cutNetwork(page);
    await press(page, "تسليم");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("هل تسلّم ورقتك؟")).toBeVisible();
    await tabTo(page, dialog.getByRole("button", { name: "تابع العمل" }));
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await page.keyboard.press("B");
    await press(page, "تسليم");
    await tabTo(page, dialog.getByRole("button", { name: "تسليم" }));
    await page.keyboard.press("Enter");
    await expect(dialog.getByText(/يجري إرسال إجاباتك الأخيرة/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.locator(`a[href='/review/${run.attempt_id}/']`)).toBeVisible();

    const review = await player.api.review_attempt({ attempt_id: run.attempt_id });
    if (!review.ok) throw new Error(`no review: ${review.refused}`);
    const given = review.data.questions.map(({ card, answer: id }) =>
      card.options.findIndex((option) => option.option_id === id),
    );
    expect(given).toEqual([1, 2, 3, -1, 1]);
  },
);
