import { answerWithKeys } from "./answer-keys.ts";
import { expect, flow } from "./flow.ts";
import { answerByKey, LEVEL_1, optionsOf, waitForNumber, waitForQuestion, WAY_ON } from "./play.ts";
import { runDuring } from "./runs.ts";
import { WORDS } from "./screens.ts";

flow("taking a word back never pushes its check away", async ({ signIn }) => {
  const page = await signIn();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(WORDS);
  await waitForNumber(page, 1);
  const check = page.getByRole("button", { name: "Check", exact: true });
  const before = await check.boundingBox();
  await page.getByRole("region", { name: "Letters" }).getByRole("button").first().click();
  const clear = page.getByRole("button", { name: "Clear", exact: true });
  await expect(clear).toBeVisible();
  const after = await check.boundingBox();
  expect(after?.height).toBe(before?.height);
  const beside = await clear.boundingBox();
  expect(Math.abs((beside?.y ?? 0) - (after?.y ?? 0))).toBeLessThan(after?.height ?? 0);
  expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThanOrEqual(after?.x ?? 0);
});

flow("no letter of a word stands alone in a row of its own", async ({ signIn }) => {
  const page = await signIn();
  await page.setViewportSize({ width: 360, height: 740 });
  const { questions } = await runDuring(page, () => page.goto(WORDS));
  for (const card of questions) {
    await waitForNumber(page, card.number);
    await page.getByRole("region", { name: "Letters" }).waitFor();
    const rows = await page.locator("main ol ol").evaluateAll((words) =>
      words.map((word) => {
        const tops = [...word.children].map((slot) => slot.getBoundingClientRect().top);
        return [...Map.groupBy(tops, (top) => top).values()].map((row) => row.length);
      }),
    );
    const long = card.word_lengths.filter((length) => length > 10);
    expect(
      rows.filter((row) => row.length > 1),
      card.stem,
    ).toHaveLength(long.length);
    for (const row of rows) expect(Math.max(...row) - Math.min(...row), card.stem).toBeLessThanOrEqual(1);
    await answerWithKeys(page, card);
    await page.getByRole("button", { name: WAY_ON }).waitFor();
    await page.keyboard.press("Enter");
  }
});

flow("a lifeline that is spoilt looks so, and says why without asking the server", async ({ signIn }) => {
  const page = await signIn();
  await page.goto(LEVEL_1);
  await waitForQuestion(page, 1);
  const poll = page.getByRole("button", { name: /^Audience poll/ });
  await expect(poll).not.toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: /^50\/50/ }).press("Enter");
  await expect(optionsOf(page).filter({ hasText: "Removed" })).toHaveCount(2);
  await expect(poll).toHaveAttribute("aria-disabled", "true");
  await expect(poll).toHaveAccessibleDescription("This lifeline is not allowed.");
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));
  await poll.click({ force: true });
  await expect(page.getByRole("alert").filter({ hasText: "This lifeline is not allowed." })).toBeVisible();
  expect(calls.filter((url) => url.endsWith("/use_lifeline"))).toEqual([]);
});

flow("the score on the screen has its word, and shows its minus", async ({ signIn }) => {
  const page = await signIn();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(LEVEL_1);
  const score = page.locator("header").first();
  for (const [number, wish, told] of [
    [1, "wrong", /Score -1\s*point/],
    [2, "wrong", /Score -2\s*points/],
    [3, "right", /Score 2\s*points/],
  ] as const) {
    await waitForQuestion(page, number);
    await answerByKey(page, wish);
    await expect(score).toContainText(told);
    await page.keyboard.press("Enter");
  }
});

flow("a run in another language than the screen says so", async ({ signIn, context, product }) => {
  await context.addCookies([{ name: "lang", value: "ar", url: product.url }]);
  const page = await signIn();
  await page.evaluate(() => {
    const root = JSON.parse(localStorage.getItem("root") ?? "{}");
    root.state.language = { id: 14, code: "en" };
    localStorage.setItem("root", JSON.stringify(root));
  });
  await page.goto(LEVEL_1);
  await waitForNumber(page, 1);
  await expect(page.getByText("الإنجليزية", { exact: true })).toBeVisible();
});
