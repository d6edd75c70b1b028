import type { Page } from "@playwright/test";
import { expect, flow, signInAs } from "./flow.ts";
import { cutNetwork } from "./network.ts";
import { optionsOf, waitForNumber, waitForParts } from "./play.ts";
import { runDuring } from "./runs.ts";

const QUESTIONS = 5;
const PAPER = `/self-learning/play/?topics=air-law&questions=${QUESTIONS}&minutes=10`;

/** Gives the option with this letter without waiting for the server. */
async function choose(page: Page, letter: string): Promise<void> {
  await page.keyboard.press(letter);
  await expect(optionsOf(page).nth(letter.charCodeAt(0) - 65)).toHaveAttribute("aria-pressed", "true");
}

flow(
  "answers of a paper given without a network arrive later, and handing in waits for them",
  async ({ newPlayer, signIn, context }) => {
    const player = await newPlayer();
    const page = await signIn(player);
    const run = await runDuring(page, () => page.goto(PAPER));
    await waitForNumber(page, 1);
    await waitForParts(page, ["PaletteSheet", "HandInDialog", "Sheet", "ConfirmDialog"]);
    await cutNetwork(page);
    await choose(page, "A");
    await page.keyboard.press("ArrowRight");
    await waitForNumber(page, 2);
    await choose(page, "B");
    await choose(page, "C");
    await page.getByRole("button", { name: "Questions", exact: true }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Question 4:/ })
      .click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByRole("heading", { level: 1, name: /Question 4\./ })).toBeFocused();
    await choose(page, "D");

    await page.getByRole("button", { name: "Hand in" }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Hand in" }).click();
    await expect(dialog.getByRole("heading", { name: "Handing in your paper" })).toBeVisible();
    await expect(dialog.getByRole("button")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeVisible();
    const before = await player.api.get_attempt({ attempt_id: run.attempt_id });
    expect(before.ok && before.data.status).toBe("open");

    await context.setOffline(false);
    await expect(page.locator(`a[href='/review/${run.attempt_id}/']`)).toBeVisible();
    const review = await player.api.review_attempt({ attempt_id: run.attempt_id });
    if (!review.ok) throw new Error(`no review: ${review.refused}`);
    const given = review.data.questions.map(({ card, answer }) =>
      card.options.findIndex((option) => option.option_id === answer),
    );
    expect(given).toEqual([0, 2, -1, 3, -1]);
  },
);

flow("a paper handed in without a network stays handed in over a reload", async ({ signIn }) => {
  const page = await signIn();
  await page.goto(PAPER);
  await waitForNumber(page, 1);
  await page.route("**/api/submit_answer", (route) => route.abort());
  await choose(page, "A");
  await page.getByRole("button", { name: "Hand in" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Hand in" }).click();
  await expect(dialog.getByRole("heading", { name: "Handing in your paper" })).toBeVisible();
  await page.reload();
  await expect(dialog.getByRole("heading", { name: "Handing in your paper" })).toBeVisible();
  await page.unroute("**/api/submit_answer");
  await expect(page.getByRole("link", { name: "Review answers" })).toBeVisible();
});

flow(
  "two tabs of one paper show the answer the server has",
  async ({ newPlayer, signIn, context, product }) => {
    const player = await newPlayer();
    const first = await signIn(player);
    await first.goto(PAPER);
    await waitForNumber(first, 1);
    const second = await signInAs(context, product.url, player);
    await second.goto(`${product.url}${PAPER}`);
    await waitForNumber(second, 1);
    const stored = second.waitForResponse(/\/api\/submit_answer$/);
    await second.keyboard.press("B");
    await stored;
    await first.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(optionsOf(first).nth(1)).toHaveAttribute("aria-pressed", "true");
  },
);
