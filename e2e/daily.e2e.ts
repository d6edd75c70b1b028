import { answerWithKeys } from "./answer-keys.ts";
import { expect, flow } from "./flow.ts";
import { chooseEarlierDay, follow, WAY_ON, waitForNumber } from "./play.ts";
import { runDuring } from "./runs.ts";

const DASHBOARD = "/quiz-play/daily-quiz-dashboard/";
const PLAY = "/quiz-play/daily-quiz-play/";

flow("the daily quiz is played once a day; past days are for practice", async ({ signIn }) => {
  flow.slow();
  const page = await signIn();
  await page.goto(DASHBOARD);
  await expect(page.getByText("No streak yet")).toBeVisible();
  const run = await runDuring(page, () => follow(page, `a[href='${PLAY}']`));
  for (const card of run.questions) {
    await waitForNumber(page, card.number);
    await answerWithKeys(page, card);
    await expect(page.getByRole("button", { name: WAY_ON })).toBeFocused();
    await page.keyboard.press("Enter");
  }
  const review = page.locator(`a[href='/review/${run.attempt_id}/']`);
  await expect(review).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByText(/^\d+ subjects: \+/)).toHaveCount(1);
  const heights = await page.getByText(/^\d+ of \d+$/).evaluateAll((figures) =>
    figures.map((figure) => {
      const words = document.createRange();
      words.selectNodeContents(figure);
      return words.getBoundingClientRect().height;
    }),
  );
  expect(Math.max(...heights), "figures of one line").toBe(Math.min(...heights));

  await expect(
    page
      .getByText("You are the first pilot home today.")
      .or(page.getByText(/^Place \d+ of \d+ pilots today$/)),
  ).toBeVisible();

  // A second visit finds the result, not a second quiz.
  await page.goto(PLAY);
  await expect(review).toBeVisible();
  await expect(page.getByText("Play again")).toBeHidden();

  await page.goto(DASHBOARD);
  await expect(page.getByText(/^Done: \d+%$/)).toBeVisible();
  await expect(page.getByText("1 day in a row")).toBeVisible();
  await expect(page.getByText(/Next quiz in\s*(?:\d+ h \d+ min|\d{2}:\d{2})/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Review today's answers" })).toBeVisible();
  await expect(page.locator(`a[href='${PLAY}']`)).toHaveCount(0);

  const today = page.getByRole("grid").locator("[aria-current='date']");
  await expect(today).toHaveAccessibleName(/: Flown, \d+%, part of your streak$/);
  await chooseEarlierDay(page);
  const past = `a[href^='${PLAY}2']`;
  await expect(page.locator(past)).toHaveCount(1);
  const archived = await runDuring(page, () => follow(page, past));
  expect(archived).toMatchObject({ mode: "daily_archive", ranked: false });
  await waitForNumber(page, 1);
});

flow("a daily quiz left in the middle waits on the dashboard and on home", async ({ signIn }) => {
  const page = await signIn();
  const run = await runDuring(page, () => page.goto(PLAY));
  await waitForNumber(page, 1);
  const resume = page.getByRole("link", { name: "Continue today's quiz" });
  await page.goto(DASHBOARD);
  await expect(resume).toHaveAttribute("href", `/resume/${run.attempt_id}/`);
  await page.goto("/");
  await resume.click();
  await waitForNumber(page, 1);
});
