import { moveBack } from "@crosscheck/testkit/move-back";
import { expect, flow, signInAs } from "./flow.ts";
import { answerByKey, follow, LEVEL_1, LEVELS, startQuiz, waitForNumber, waitForQuestion } from "./play.ts";
import { playLevel } from "./practice.ts";
import { runDuring } from "./runs.ts";
import { WORDS } from "./screens.ts";

flow(
  "a level waits behind its start card once; nothing is opened before Start",
  async ({ newPlayer, context, product }) => {
    const player = await newPlayer();
    await playLevel(player, 2);
    const page = await signInAs(context, product.url, { ...player, knownModes: [] });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${product.url}${LEVELS}`);
    await follow(page, `a[href='${LEVEL_1}']`);
    const card = page.getByRole("main");
    await expect(card.getByRole("heading", { level: 1, name: "Level 1" })).toBeFocused();
    for (const rule of [
      "10 questions",
      "30 seconds for each question. The clock goes on when you leave.",
      "+4 for a right answer, -1 for a wrong one; the result is never below 0.",
      "50% right is a pass; up to 10 coins to win.",
      "Your best result: 80%",
    ]) {
      await expect(card.getByText(rule, { exact: true })).toBeInViewport({ ratio: 1 });
    }
    await expect(card.getByRole("button", { name: "Start", exact: true })).toBeInViewport({ ratio: 1 });
    expect(await player.api.get_open_attempts({})).toMatchObject({ data: [] });

    const run = await runDuring(page, () => page.keyboard.press("Enter"));
    await waitForQuestion(page, 1);
    await answerByKey(page, "right");
    await page.keyboard.press("Enter");
    const again = await runDuring(page, () => page.reload());
    expect(again.attempt_id).toBe(run.attempt_id);
    await waitForQuestion(page, 2);

    await page.goto(`${product.url}${LEVELS}`);
    const second = await runDuring(page, () => follow(page, `a[href$='/play/2/']`));
    expect(second.scope.level).toBe(2);
  },
);

flow("every quiz waits for who wants its card each time", async ({ newPlayer, context, product }) => {
  const page = await signInAs(context, product.url, { ...(await newPlayer()), knownModes: [] });
  await page.goto(`${product.url}${WORDS}`);
  await page.getByRole("switch", { name: /^Start at once next time/ }).press("Space");
  await startQuiz(page);
  await waitForNumber(page, 1);
  await page.goto(`${product.url}/guess-the-word/`);
  await follow(page, `a[href='${WORDS}']`);
  await expect(page.getByText("This quiz is under way, and its clock has not stopped.")).toBeVisible();
  await startQuiz(page);
  await waitForNumber(page, 1);

  await page.goto(`${product.url}/profile/settings/`);
  const atOnce = page.getByRole("switch", { name: /^Start quizzes at once/ });
  await expect(atOnce).not.toBeChecked();
  await atOnce.press("Space");
  await page.goto(`${product.url}${WORDS}`);
  await waitForNumber(page, 1);
});

/** Two questions of a level with nobody there, 30 s each and 120 s to read before the second, and 30 s of what follows. */
const AWAY_SECONDS = 30 + 120 + 30 + 30;

flow("who comes back is told which questions ran out", async ({ newPlayer, signIn }) => {
  const player = await newPlayer();
  const page = await signIn(player);
  const { attempt_id: attemptId } = await runDuring(page, () => page.goto(LEVEL_1));
  await waitForQuestion(page, 1);
  await page.goto("/robots.txt");
  await moveBack(process.env["PRODUCT_DATA"] ?? "", attemptId, AWAY_SECONDS);

  await page.goto(LEVEL_1);
  await waitForQuestion(page, 3);
  await expect(page.getByText("Questions 1 and 2 ran out while you were away.")).toBeVisible();
});
