import type { Page } from "@playwright/test";
import { findingsOf, sidewaysScroll } from "./accessibility.ts";
import { enter } from "./console.ts";
import { expect, flow } from "./flow.ts";
import { SHARED_DATA } from "./operator-command.ts";

flow.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

const TITLE = `Reading the windsock ${process.pid}`;
const DAY_MS = 86_400_000;
const WIDTHS = [360, 1440];

async function looksRight(page: Page, where: string): Promise<void> {
  expect(await findingsOf(page, where)).toEqual([]);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => sidewaysScroll(page, `${where} at ${width} px`)).toEqual([]);
  }
}

flow("a passage is written by one author and put into play by another", async ({ page, browser }) => {
  await enter(page, SHARED_DATA, "author");
  await page.goto("/admin/passages/new");
  await page.getByRole("combobox", { name: "Category" }).click();
  await page
    .getByRole("option", { name: /Weather/ })
    .first()
    .click();
  await page.getByRole("textbox", { name: "Title" }).fill(TITLE);
  await page
    .getByRole("textbox", { name: "Text" })
    .fill("<p>The narrow end points to where the wind goes.</p><script>x</script>");
  await page.getByRole("textbox", { name: "Reference" }).fill("ICAO Annex 14, 5.1.1");
  await expect(page.getByText("The narrow end points").last()).toBeVisible();
  await looksRight(page, "a passage's form");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLE);
  await looksRight(page, "a passage");
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Put into play" }).click();
  await dialog.getByRole("button", { name: "Put into play" }).click();
  await expect(dialog.getByRole("alert")).toContainText("another person puts it into play");

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  await enter(other, SHARED_DATA, "author");
  await other.goto(new URL(page.url()).pathname);
  await other.getByRole("button", { name: "Put into play" }).click();
  await other.getByRole("dialog").getByRole("button", { name: "Put into play" }).click();
  await expect(other.getByRole("tab", { name: "Played now" })).toBeVisible();
  await other.getByRole("button", { name: "Retire" }).click();
  await other.getByRole("dialog").getByRole("button", { name: "Retire" }).click();
  await expect(other.getByRole("button", { name: "Restore" })).toBeVisible();
  await context.close();
});

flow("a day to come gets a paper of its own, by keyboard alone, and gives it back", async ({ page }) => {
  await enter(page, SHARED_DATA, "author");
  const day = new Date(Date.now() + 40 * DAY_MS).toISOString().slice(0, 10);
  const rows = page.locator("#main").getByRole("listitem");
  await page.goto(`/admin/daily-papers?month=${day.slice(0, 7)}`);
  await expect(rows.first()).toBeVisible();
  await looksRight(page, "a month of daily papers");
  await page.locator(`a[href$="/daily-papers/${day}"]`).press("Enter");
  await page.getByRole("textbox", { name: "Title (en)" }).fill("A day of law");
  const takeAway = rows.first().getByRole("button", { name: /^Take away/ });
  const taken = (await takeAway.getAttribute("aria-label")) ?? "";
  await takeAway.press("Enter");
  await expect(page.getByRole("button", { name: taken })).toBeHidden();
  const search = page.getByRole("combobox", { name: "Add a question" });
  await search.fill("transponder");
  await expect(page.getByRole("option").first()).toBeVisible();
  await search.press("ArrowDown");
  await search.press("Enter");
  await expect(rows).toHaveCount(10);
  await looksRight(page, "a day");
  await page.getByRole("button", { name: "Set this paper" }).press("Enter");
  await expect(page.getByRole("button", { name: "Back to the pack's paper" })).toBeVisible();
  await expect(page.getByRole("button", { name: taken })).toBeHidden();
  await page.getByRole("button", { name: "Back to the pack's paper" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Back to the pack's paper" }).press("Enter");
  await expect(page.getByRole("button", { name: taken })).toBeVisible();
});
