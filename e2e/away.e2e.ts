import type { Page } from "@playwright/test";
import { expect, flow, signInAs } from "./flow.ts";
import type { Player } from "./players.ts";
import { optionsOf, waitForNumber } from "./play.ts";
import { runDuring } from "./runs.ts";
import { MOCK } from "./screens.ts";
import { inSeenBrowser, told } from "./seen-browser.ts";

async function startStrict(page: Page) {
  await page.goto(new URL(MOCK, page.url()).href);
  await page.getByText("Quarter").click();
  await page.getByRole("switch", { name: "Like the real one" }).click();
  const isSeen = told(page, "visible");
  const run = await runDuring(page, () => page.getByRole("button", { name: "Start the exam" }).click());
  await waitForNumber(page, 1);
  await isSeen;
  return run;
}

flow(
  "an exam like the real one goes on after a short absence, and ends while its page is frozen",
  async ({ newPlayer, product }, info) => {
    const player = await newPlayer();
    await inSeenBrowser(info, async (context) => {
      await leaveTwice(await signInAs(context, product.url, player), player);
    });
  },
);

flow(
  "a candidate leaves the page on trial before an exam, and sees what would be seen of it",
  async ({ newPlayer, product }, info) => {
    const player = await newPlayer();
    await inSeenBrowser(info, async (context) => {
      await leaveOnTrial(await signInAs(context, product.url, player));
    });
  },
);

async function leaveOnTrial(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await page.bringToFront();
  await page.goto(new URL(MOCK, page.url()).href);
  const opener = page.getByRole("button", { name: "Try what happens when you leave" });
  await opener.click();
  await page.getByRole("button", { name: "Start the trial" }).click();
  await expect(page.getByText(/Now open another tab, window or app/)).toBeVisible();
  await other.bringToFront();
  // A hidden page draws no frames, by which it would be looked at otherwise.
  await page.waitForFunction(() => document.visibilityState === "hidden", null, { polling: 100 });
  await page.bringToFront();
  await expect(page.getByText(/You were away for [\d.]+ s\. It would only have been noted\./)).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Page away" })).toBeVisible();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(opener).toBeFocused();
  await expect(page.getByText("What an examiner would see")).toBeHidden();
}

/** First for a moment, then for longer than the rule allows, in which nothing of the page runs. */
async function leaveTwice(page: Page, player: Player) {
  const other = await page.context().newPage();
  await page.bringToFront();
  const run = await startStrict(page);
  const stored = page.waitForResponse(/\/api\/submit_answer$/);
  await page.keyboard.press("A");
  await expect(optionsOf(page).first()).toHaveAttribute("aria-pressed", "true");
  await stored;

  const isLeft = told(page, "hidden");
  await other.bringToFront();
  await isLeft;
  await page.bringToFront();
  await expect(page.getByText(/You were away for \d s\. After 5 s the paper ends\./)).toBeVisible();

  const isLeftAgain = told(page, "hidden");
  await other.bringToFront();
  await isLeftAgain;
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setWebLifecycleState", { state: "frozen" });
  const statusNow = async () => {
    const now = await player.api.get_attempt({ attempt_id: run.attempt_id });
    return now.ok && now.data.status;
  };
  expect(await statusNow()).toBe("open");
  await expect.poll(statusNow, { intervals: [500] }).toBe("finished");

  await session.send("Page.setWebLifecycleState", { state: "active" });
  await page.bringToFront();
  await expect(
    page.getByText("The exam ended because the page was away for more than 5 seconds."),
  ).toBeVisible();
  await page.getByRole("link", { name: "Review answers" }).click();
  await expect(page.getByText("Page away, longer than the rule allows")).toBeVisible();
  const review = await player.api.review_attempt({ attempt_id: run.attempt_id });
  if (!review.ok) throw new Error(`no review: ${review.refused}`);
  expect(review.data.result.watch).toMatchObject({ ended_by_absence: true, absences: 2, too_long: 1 });
  expect(review.data.questions.map(({ answer }) => answer !== null).filter(Boolean)).toHaveLength(1);
}
