import type { Locator, Page } from "@playwright/test";
import { explanationOf } from "./content.ts";
import { expect, flow } from "./flow.ts";
import { answerByKey, LEVEL_1, optionsOf, stemOf, waitForQuestion } from "./play.ts";

/** Whether the whole of each is on the screen, without anything being scrolled. */
async function expectInView(page: Page, parts: readonly Locator[]): Promise<void> {
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
}

/** The sheet with the verdict, and what it says of the question on the screen. */
async function verdictOf(page: Page) {
  const { explanation, reference } = explanationOf(await stemOf(page));
  const sheet = page.getByRole("region", { name: "Answer", exact: true });
  return {
    sheet,
    rule: sheet.locator("p.font-bold").nth(1),
    explanation,
    reference: sheet.getByText(reference, { exact: true }),
    next: sheet.getByRole("button", { name: "Next question" }),
  };
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]) {
  flow(
    `verdict, rule, reference and the way on are in view after every answer at ${viewport.width} pixels`,
    async ({ signIn }) => {
      const page = await signIn();
      await page.setViewportSize(viewport);
      await page.goto(LEVEL_1);
      for (const [number, wish] of [
        [1, "wrong"],
        [2, "right"],
        [3, "wrong"],
      ] as const) {
        await waitForQuestion(page, number);
        await answerByKey(page, wish);
        const { rule, explanation, reference, next } = await verdictOf(page);
        await expect(next).toBeFocused();
        expect(explanation.startsWith(await rule.innerText())).toBe(true);
        await expect(next).toHaveAccessibleDescription(
          new RegExp(wish === "right" ? "^Right!" : "^Not right\\."),
        );
        await expect(next).toHaveAccessibleDescription(new RegExp(`Reference: `));
        await expectInView(page, [rule, reference, next]);
        await page.keyboard.press("Space");
      }
    },
  );
}

flow("own and right option say why at once, the others when they are asked", async ({ signIn }) => {
  const page = await signIn();
  await page.goto(LEVEL_1);
  await waitForQuestion(page, 1);
  const count = await optionsOf(page).count();
  await answerByKey(page, "wrong");
  const others = page.getByRole("button", { name: "Why not the others?" });
  await expect(others).toHaveAttribute("aria-expanded", "false");
  const told = page.getByRole("region", { name: "Answer", exact: true }).getByRole("listitem");
  await expect(told).toHaveCount(2);
  await expect(told.filter({ hasText: "Your answer" })).toHaveCount(1);
  await expect(told.filter({ hasText: "Right answer" })).toHaveCount(1);
  await others.click();
  await expect(page.getByRole("button", { name: "Hide the other reasons" })).toBeVisible();
  await expect(told).toHaveCount(count);
});

flow("what takes the focus above the sheet is not hidden by it", async ({ signIn }) => {
  const page = await signIn();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(LEVEL_1);
  await waitForQuestion(page, 1);
  await answerByKey(page, "wrong");
  const { sheet, next } = await verdictOf(page);
  await expect(next).toBeFocused();
  const focused = page.locator("button:focus");
  // Through the keys of the sheet, and on to what lies under it.
  for (let presses = 0; presses < 10 && (await sheet.locator(":focus").count()) > 0; presses += 1)
    await page.keyboard.press("Shift+Tab");
  await expect(focused).toBeVisible();
  const [control, cover] = [await focused.boundingBox(), await sheet.boundingBox()];
  expect((control?.y ?? 0) + (control?.height ?? 0)).toBeLessThanOrEqual(cover?.y ?? 0);
});
