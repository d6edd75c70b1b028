import type { Page } from "@playwright/test";
import { rightOptions } from "./content.ts";
import { expect, flow, signInAs } from "./flow.ts";
import { answerByKey, LEVEL_1, QUESTIONS, waitForNumber, WAY_ON } from "./play.ts";
import type { Player } from "./players.ts";
import { runDuring, type Run } from "./runs.ts";

/** Answers all questions but the last by calls: this many of them right, the others wrong. */
async function answerAllButOne({ api }: Player, run: Run, right: number): Promise<void> {
  for (const card of run.questions.slice(0, -1)) {
    const [key = ""] = rightOptions(card) ?? [];
    // No pack has the key of a generated question: blank is never right.
    const other = key === "" ? "" : (card.options.find(({ option_id: id }) => id !== key)?.option_id ?? "");
    const answer = card.number <= right ? key : other;
    await api.submit_answer({ attempt_id: run.attempt_id, question_id: card.question_id, answer });
  }
}

/** Answers the last question on the screen and goes on to the result. */
async function endWith(page: Page, wish: "right" | "wrong"): Promise<void> {
  await waitForNumber(page, QUESTIONS);
  await answerByKey(page, wish);
  await page.getByRole("button", { name: WAY_ON }).press("Enter");
}

function nextSteps(page: Page) {
  return page.getByRole("navigation", { name: "What next" });
}

flow("after a failed level the first step is to practise what was missed", async ({ newPlayer, signIn }) => {
  const player = await newPlayer();
  const opened = await player.api.get_questions_by_level({
    category: "air-law",
    subcategory: "rules-of-the-air",
    level: 1,
  });
  if (!opened.ok) throw new Error(opened.refused);
  await answerAllButOne(player, opened.data, 2);
  const page = await signIn(player);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(LEVEL_1);
  await endWith(page, "wrong");
  await expect(page.getByRole("heading", { name: "Go around" })).toBeFocused();
  await expect(page.getByText("20%", { exact: true })).toBeInViewport({ ratio: 1 });
  const first = nextSteps(page).getByRole("link", { name: "Practise these 8" });
  await expect(first).toHaveClass(/bg-action/);
  await expect(nextSteps(page).locator(".bg-action")).toHaveCount(1);
  await expect(first).toBeInViewport({ ratio: 1 });
  await expect(nextSteps(page).getByRole("link", { name: "Review answers" })).toBeInViewport({ ratio: 1 });
  for (const way of [first, nextSteps(page).getByRole("link", { name: "Review answers" })]) {
    const lines = await way.evaluate((link) => {
      const words = document.createRange();
      words.selectNodeContents(link);
      return words.getClientRects().length;
    });
    expect(lines, "its words are in one line").toBe(1);
  }
  const ends = await nextSteps(page)
    .locator("> a[href^='/review/'], > :last-child")
    .evaluateAll((steps) => steps.map((step) => Math.round(step.getBoundingClientRect().right)));
  expect(new Set(ends).size, "the last one fills its row").toBe(1);
  await expect(page.getByRole("list", { name: "What moved" })).toContainText(
    "Air law: +2 right once and +10 seen",
  );
  const figures = page.getByRole("region", { name: "Your run in figures" });
  await expect(figures).toContainText(/Right\s*2\s*Wrong\s*8/);
  await expect(figures).not.toContainText("Coins");
  await expect(figures).not.toContainText("Not answered");

  const practice = await runDuring(page, () => first.press("Enter"));
  expect(practice.mode).toBe("wrong_answers");
  const missed = opened.data.questions.slice(2).map(({ question_id: id }) => id);
  expect(practice.questions.map(({ question_id: id }) => id).toSorted()).toEqual(missed.toSorted());
});

flow("a failed daily quiz does not say try again", async ({ newPlayer, context, product }) => {
  const player = await newPlayer();
  const page = await signInAs(context, product.url, player);
  const run = await runDuring(page, () => page.goto(`${product.url}/quiz-play/daily-quiz-play/`));
  await answerAllButOne(player, run, 0);
  // As if it had been played in half a second.
  await page.route("**/api/finish_attempt", async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, data: { ...body.data, duration_seconds: 0 } } });
  });
  await page.reload();
  await waitForNumber(page, run.questions.length);
  await player.api.submit_answer({
    attempt_id: run.attempt_id,
    question_id: run.questions.at(-1)?.question_id ?? "",
    answer: "",
  });
  await page.reload();
  await expect(
    page.getByText("Not enough this time. Practise what you missed; tomorrow brings a new quiz."),
  ).toBeVisible();
  await expect(page.getByText(/try again/i)).toHaveCount(0);
  await expect(page.getByText("Play again")).toHaveCount(0);
  await expect(page.getByText("< 1 s", { exact: true })).toBeVisible();
  await expect(nextSteps(page).locator(".bg-action")).toHaveText("Practise these 10");
});
