import type { Page } from "@playwright/test";
import { expect, flow } from "./flow.ts";
import { follow, LEVEL_1, LEVELS, playToEnd, waitForQuestion } from "./play.ts";

/** The tile and the code of the subject, wherever on the screen. */
async function expectFace(page: Page, code: string, emblem: string): Promise<void> {
  const main = page.getByRole("main");
  await expect(main.getByText(code, { exact: true }).first()).toBeVisible();
  await expect(main.locator(`svg:has(use[href$="#${emblem}"])`).first()).toBeVisible();
}

flow("a subject keeps its face from its card over the question to the statistics", async ({ signIn }) => {
  const page = await signIn();
  await page.goto("/learn/");
  await expectFace(page, "010", "air-law");
  await expectFace(page, "022", "instrumentation");
  await page.goto(LEVELS);
  await expectFace(page, "010", "air-law");
  await page.goto(LEVEL_1);
  await waitForQuestion(page, 1);
  await expectFace(page, "010", "air-law");
  await playToEnd(page, 1);
  await page.getByRole("heading", { name: "Smooth landing!" }).waitFor();
  await expectFace(page, "010", "air-law");
  await follow(page, 'a[href^="/review/"]');
  await page.getByRole("heading", { level: 1, name: "Review answers" }).waitFor();
  await expectFace(page, "010", "air-law");
  await page.goto("/profile/statistics/");
  await expectFace(page, "010", "air-law");
});

flow(
  "visitors see the tile of a subject, and a category without a subject has no hue",
  async ({ page, signIn }) => {
    await page.goto("/");
    const tile = page.getByRole("main").locator('a[href="/quiz-zone/air-law/"] use');
    await expect(tile).toHaveAttribute("href", /#air-law$/);

    const own = await signIn();
    await own.goto("/multi-match-questions/");
    const mixed = own.getByRole("main").locator('a[href*="mm-law-and-procedures"]');
    await expect(mixed.locator("svg").first()).toHaveClass(/--cc-vivid:0\.2/);
    await expect(mixed.locator(".cc-face-code")).toHaveCount(0);
    await expect(own.getByRole("main").locator('a[href*="mm-weather"] .cc-face-code')).toHaveText("050");
  },
);
