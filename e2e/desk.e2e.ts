import type { Page } from "@playwright/test";
import { DESK_VIEWPORT, faultsOfPanes } from "./desk.ts";
import { expect, flow } from "./flow.ts";
import { letterOf, LEVEL_1, waitForNumber, waitForQuestion, WAY_ON } from "./play.ts";
import { allowDefaultLanguage } from "./players.ts";
import { bookmarkEveryKind, playLevel } from "./practice.ts";
import { AUDIO, CHALLENGE, MATHS, WORDS } from "./screens.ts";

const STORIES = "/fun-and-learn/fal-weather/";
/** Screens of two things that belong together. */
const PANES = [
  "/",
  "/compete/",
  "/leaderboard/",
  "/faq/",
  "/group-battle/?new=group",
  LEVEL_1,
  WORDS,
  AUDIO,
  MATHS,
  CHALLENGE,
  "/profile/",
  "/profile/settings/",
  "/profile/notifications/",
  "/profile/coin-history/",
  "/profile/practice/wrong-answers/",
  "/play-bookmark-questions/",
] as const;
flow.use({ viewport: DESK_VIEWPORT });

/** What a page brings for everybody makes room for what is the player's own: waits for that. */
async function panesStand(page: Page, where: string): Promise<void> {
  await expect.poll(() => faultsOfPanes(page, where), where).toEqual([]);
}

for (const language of ["en", "ar"] as const) {
  flow(
    `two things that belong together stand side by side on a desk: ${language}`,
    async ({ context, product, newPlayer, signIn }) => {
      flow.slow();
      await context.addCookies([{ name: "lang", value: language, url: product.url }]);
      const player = await allowDefaultLanguage(await newPlayer());
      await playLevel(player, 2);
      await bookmarkEveryKind(player);
      const page = await signIn(player);
      for (const path of PANES) {
        await page.goto(path);
        await panesStand(page, path);
      }
      await page.goto(STORIES);
      await page.locator(`li a[href^='${STORIES}']`).first().click();
      await expect(page.getByRole("article")).toBeVisible();
      await panesStand(page, "a story");
    },
  );
}

flow("the answer is told beside the question, and the way on has the focus", async ({ signIn }) => {
  const page = await signIn();
  await page.goto(LEVEL_1);
  await waitForQuestion(page, 1);
  const map = page.getByRole("region", { name: "Your run so far" });
  await expect(map.getByRole("listitem")).toHaveCount(10);
  await page.keyboard.press(await letterOf(page, "wrong"));
  const next = page.getByRole("button", { name: WAY_ON });
  await expect(next).toBeFocused();
  await expect(next).toBeInViewport();
  const told = await page.getByRole("region", { name: "Answer", exact: true }).boundingBox();
  const stem = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect(told?.x ?? 0).toBeGreaterThanOrEqual((stem?.x ?? 0) + (stem?.width ?? 0));
  await expect(map.getByRole("listitem").first()).toHaveText(/Wrong/);
  await page.keyboard.press("Enter");
  await waitForNumber(page, 2);
  await expect(map.locator("[aria-current=step]")).toHaveText(/2/);
});
