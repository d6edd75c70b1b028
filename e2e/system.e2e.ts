import type { Locator, Page } from "@playwright/test";
import { enter } from "./console.ts";
import { expect, flow } from "./flow.ts";
import { SHARED_DATA } from "./operator-command.ts";

flow.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

/** A server looks every five seconds for what it is asked to run, and a check of the books reads everything. */
const JOB_MS = 120_000;
const MOST_TABS = 120;

/** Goes on by Tab until a button of this name has the focus, there or anywhere, and presses it. */
async function pressByKeyboard(page: Page, name: string, within: Page | Locator = page): Promise<void> {
  const focused = within.getByRole("button", { name, exact: true }).and(page.locator(":focus"));
  for (let tabs = 0; tabs < MOST_TABS && (await focused.count()) === 0; tabs += 1)
    await page.keyboard.press("Tab");
  await expect(focused).toBeVisible();
  await page.keyboard.press("Enter");
}

flow("a backup is made and deleted, and the books are checked, by keyboard alone", async ({ page }) => {
  flow.slow();
  await enter(page, SHARED_DATA, "admin");
  await expect(page.locator("#main h1")).toHaveText("Overview");

  await page.goto("/admin/backups");
  await pressByKeyboard(page, "Back up now");
  // What opened the dialog has the focus until the dialog takes it.
  await pressByKeyboard(page, "Back up now", page.getByRole("dialog", { name: "Back up now" }));
  const backups = page.getByRole("row").filter({ hasText: "By hand" });
  await expect(backups).toHaveCount(1, { timeout: JOB_MS });
  const name = (await backups.locator("code").textContent()) ?? "";

  await pressByKeyboard(page, "Delete backup");
  const dialog = page.getByRole("dialog", { name: "Delete backup" });
  await expect(dialog.getByRole("button", { name: "Delete backup" })).toBeDisabled();
  await page.keyboard.press("Tab");
  await dialog.getByLabel(`Type ${name} to confirm`).focus();
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
  await expect(backups).toHaveCount(0);

  await page.goto("/admin/jobs");
  const books = page.locator("section").filter({ has: page.getByRole("heading", { name: "Books" }) });
  await books.getByRole("button", { name: "Run now" }).focus();
  await page.keyboard.press("Enter");
  await pressByKeyboard(page, "Run now", page.getByRole("dialog"));
  await expect(books.getByRole("alert")).toContainText(/All \d+ promises hold/, { timeout: JOB_MS });
});
