import type { Page } from "@playwright/test";
import { expect, flow, signInAs } from "./flow.ts";
import type { Player } from "./players.ts";
import { optionsOf, waitForNumber } from "./play.ts";
import { runDuring } from "./runs.ts";
import { MOCK } from "./screens.ts";
import { startSeenBrowser } from "./seen-browser.ts";

/** The page's word that this has happened to it, answered. */
function told(page: Page, kind: "hidden" | "visible"): Promise<unknown> {
  return page.waitForResponse(
    (response) =>
      response.url().endsWith("/api/report_exam_events") &&
      response.request().postData()?.includes(`"kind":"${kind}"`) === true,
  );
}

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
    const { executablePath } = info.project.use.launchOptions ?? {};
    const browser = await startSeenBrowser(executablePath, info.outputPath("browser"));
    try {
      const page = await signInAs(browser.context, product.url, player);
      await leaveTwice(page, player);
    } finally {
      await browser.close();
    }
  },
);

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
