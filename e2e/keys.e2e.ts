import type { Locator } from "@playwright/test";
import { expect, flow } from "./flow.ts";
import { letterOf, LEVEL_1, waitForNumber, waitForQuestion, WAY_ON } from "./play.ts";

flow.use({ viewport: { width: 1440, height: 900 } });

/** Asks for the sheet until it opens: what listens for its key comes a moment after the screen. */
async function askForSheet(sheet: Locator, ask: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await ask();
    await expect(sheet).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

flow("a run is played by keys alone, each shown on its control", async ({ signIn }) => {
  const page = await signIn();
  await page.goto(LEVEL_1);
  await waitForQuestion(page, 1);
  const fifty = page.getByRole("button", { name: /^50\/50/ });
  await expect(fifty.locator("kbd")).toBeVisible();
  await page.keyboard.press("Shift+Digit1");
  await expect(fifty).toContainText("Used");

  await page.keyboard.press(await letterOf(page, "wrong"));
  await expect(page.getByRole("button", { name: WAY_ON })).toBeFocused();
  const bookmark = page.getByRole("button", { name: "Bookmark" });
  await expect(bookmark.locator("kbd")).toHaveText("B");
  await page.keyboard.press("b");
  await expect(bookmark).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("r");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

flow("one sheet shows all keys, and they can be switched off", async ({ signIn }) => {
  const page = await signIn();
  await page.goto(LEVEL_1);
  await waitForQuestion(page, 1);
  const sheet = page.getByRole("dialog", { name: "All keys" });
  await askForSheet(sheet, () => page.keyboard.press("?"));
  // While it is open no key answers.
  await page.keyboard.press("a");
  await sheet.getByRole("switch", { name: /^Keys of one letter/ }).click();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();

  await page.keyboard.press("a");
  await page.keyboard.press("?");
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("button", { name: WAY_ON })).toBeHidden();
  await page.getByRole("button", { name: "All keys" }).click();
  await sheet.getByRole("switch", { name: /^Keys of one letter/ }).click();
  await page.keyboard.press("Escape");
  await page.keyboard.press(await letterOf(page, "right"));
  await expect(page.getByRole("button", { name: WAY_ON })).toBeFocused();
  await page.keyboard.press("Enter");
  await waitForNumber(page, 2);
});

flow(
  "keys work in an Arabic layout, and never while somebody writes",
  async ({ signIn, context, product }) => {
    await context.addCookies([{ name: "lang", value: "ar", url: product.url }]);
    const page = await signIn();
    await page.goto("/profile/play-bookmark-questions/");
    await page.getByRole("heading", { level: 1 }).waitFor();
    const sheet = page.getByRole("dialog", { name: "كل المفاتيح" });
    // What a keyboard sends for Shift and the key beside the right Shift key in an Arabic layout.
    await askForSheet(sheet, () =>
      page.evaluate(() => {
        const key = { key: "؟", code: "Slash", shiftKey: true, bubbles: true, cancelable: true };
        document.body.dispatchEvent(new KeyboardEvent("keydown", key));
      }),
    );
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();

    await page.goto("/profile/");
    const name = page.locator("input[name=name]");
    await name.focus();
    await page.keyboard.type("?");
    await expect(name).toHaveValue(/\?$/);
    await expect(sheet).toBeHidden();
  },
);
