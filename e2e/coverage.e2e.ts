import { expect, flow } from "./flow.ts";
import { tabTo } from "./play.ts";
import { playByCalls } from "./runs.ts";

/** Runs of ten questions of which one in five has a figure. */
const MOST_RUNS = 6;

flow("a learner sees what the questions cover of the syllabus, by keyboard", async ({ signIn }) => {
  const page = await signIn();
  await page.goto("/learn/");
  await tabTo(page, page.getByRole("button", { name: "Show the syllabus" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Hide the syllabus" })).toBeFocused();
  await expect(page.getByText(/written and cross-checked by machine and rules/)).toBeVisible();
  const law = page.getByRole("tabpanel").getByRole("group").filter({ hasText: "Air law" });
  const summary = law.locator("summary");
  await expect(summary.getByText(/\d+ questions/)).toBeVisible();
  await tabTo(page, summary);
  await page.keyboard.press("Enter");
  await expect(law.getByText(/The real paper asks \d+ questions/)).toBeVisible();
  await expect(law.getByText("010.05", { exact: true })).toBeVisible();
});

flow("a figure that a template draws is seen within its question", async ({ newPlayer, signIn }) => {
  const player = await newPlayer();
  let attemptId = "";
  for (let run = 0; run < MOST_RUNS && attemptId === ""; run += 1) {
    const quiz = await player.api.get_maths_questions({ type: "category", type_id: "math-navigation" });
    const played = await playByCalls(player, quiz, ({ options }) => options[0]?.option_id ?? "1");
    if (quiz.ok && quiz.data.questions.some(({ media }) => media.length > 0)) attemptId = played.attempt_id;
  }
  const page = await signIn(player);
  await page.goto(`/review/${attemptId}/`);
  await page.getByRole("article").first().waitFor();
  // What was answered rightly is folded.
  const folded = page.getByRole("button", { name: "Show the answer" });
  while ((await folded.count()) > 0) await folded.first().click();
  const figure = page.locator('img[src^="data:image/svg+xml"]').first();
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toBeVisible();
  await expect.poll(() => figure.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(720);
});
