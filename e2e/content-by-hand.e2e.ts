import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { findingsOf, sidewaysScroll } from "./accessibility.ts";
import { enter, enterOwn, makeCategory } from "./console.ts";
import { expect, flow } from "./flow.ts";
import { SHARED_DATA } from "./operator-command.ts";

flow.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

const NAME = `Gliding ${process.pid}`;
const STEM = "Which aircraft gives way when two gliders meet head on?";
const WIDTHS = [360, 1440];

async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByRole("combobox", { name: label }).first().click();
  await page.getByRole("option", { name: option }).first().click();
}

async function fillQuestion(page: Page): Promise<void> {
  await choose(page, "Category", new RegExp(NAME));
  await page.getByRole("combobox", { name: "Learning objective" }).fill("010.05");
  await page.getByRole("textbox", { name: "Question" }).fill(STEM);
  for (const [id, text] of Object.entries({
    a: "Both",
    b: "The left one",
    c: "The right one",
    d: "The upper one",
  })) {
    await page.getByRole("textbox", { name: `Option ${id}` }).fill(text);
    await page.getByRole("textbox", { name: `Why ${id} is right or wrong` }).fill(`Reason of ${id}.`);
  }
  await page.getByRole("radio", { name: "Right: a" }).check();
  await page.getByRole("textbox", { name: "Explanation" }).fill("Both alter their heading to the right.");
}

flow(
  "a category and a question by hand, reviewed by another person, are played",
  async ({ page, browser, newPlayer }) => {
    flow.slow();
    await enter(page, SHARED_DATA, "author");
    await makeCategory(page, NAME, async (dialog) => {
      await dialog.locator("input[type=file]").setInputFiles({
        name: "glider.png",
        mimeType: "image/png",
        buffer: await page.screenshot(),
      });
      await expect(dialog.locator("img")).toBeVisible();
    });

    await page.goto("/admin/questions/new");
    await fillQuestion(page);
    await expect(page.getByText("reference is empty")).toBeVisible();
    await page.getByRole("textbox", { name: "Reference" }).fill("SERA.3210");
    await expect(page.getByText("reference is empty")).toBeHidden();
    await page.keyboard.press("Control+s");
    await expect(page.getByRole("tab", { name: "Draft" })).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      // The rail leaves with the next drawing.
      await expect.poll(async () => await sidewaysScroll(page, `question at ${width} px`)).toEqual([]);
    }
    expect(await findingsOf(page, "question")).toEqual([]);
    await expect(page.getByText("You have written some of this: another person approves it.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Approve" })).toBeHidden();

    const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const other = await context.newPage();
    await enter(other, SHARED_DATA, "author");
    await other.goto(new URL(page.url()).pathname);
    for (const step of ["Approve", "Put into play"]) {
      await other.getByRole("button", { name: step }).click();
      await other.getByRole("dialog").getByRole("button", { name: step }).click();
      await expect(other.getByRole("dialog")).toBeHidden();
    }
    await expect(other.getByRole("tab", { name: "Played now" })).toBeVisible();
    await expect(other.getByText("confirmed by Olga")).toBeVisible();
    await context.close();

    const player = await newPlayer();
    const category = NAME.toLowerCase().replaceAll(" ", "-");
    const run = await player.api.get_questions_by_level({ category, level: 1 });
    expect(run).toMatchObject({ ok: true, data: { questions: [{ stem: STEM }] } });
  },
);

flow(
  "who looks through what a pack brought confirms it, one after the other",
  async ({ page, ownProduct }) => {
    const product = await ownProduct();
    await enterOwn(page, product, "author");
    await page.goto(`${product.url}/admin/categories`);
    await page.getByRole("link", { name: "Meteorology" }).first().click();
    await page.getByRole("link", { name: "Questions to confirm" }).click();
    await page.getByRole("row").nth(1).getByRole("link").first().press("Enter");
    const title = page.getByRole("heading", { level: 1 });
    const first = (await title.textContent()) ?? "";
    await page.getByRole("button", { name: "Confirm" }).press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Confirm" }).press("Enter");
    await expect(page.getByText(/^Olga ·/)).toBeVisible();
    // What was pressed has gone: the next Tab goes on in the screen.
    await expect(page.locator("#main")).toBeFocused();
    await page.getByRole("link", { name: "Next to confirm" }).press("Enter");
    await expect(title).not.toHaveText(first);
    await expect(page.getByText("By nobody yet")).toBeVisible();
    await expect(page.locator("#main")).toBeFocused();
    // One that is passed over does not come again before the others.
    const second = (await title.textContent()) ?? "";
    await page.getByRole("link", { name: "Next to confirm" }).click();
    await expect(title).not.toHaveText(second);
    await expect(page.getByText("By nobody yet")).toBeVisible();
    const third = (await title.textContent()) ?? "";
    await page.getByRole("link", { name: "Next to confirm" }).click();
    await expect(title).not.toHaveText(third);
    await expect(title).not.toHaveText(second);
    await page.goto(`${product.url}/admin/categories`);
    await expect(page.getByText(/Confirmed: 1 ·/)).toBeVisible();
  },
);

flow("two people who change one question lose nothing", async ({ page, browser }) => {
  await enter(page, SHARED_DATA, "author");
  // One of a pack: others meanwhile publish what they write.
  await page.goto(`/admin/questions?filter=${encodeURIComponent(JSON.stringify({ origin: "pack" }))}`);
  // The list may still move under the pointer.
  const edit = page.getByRole("link", { name: "Edit" });
  await expect(async () => {
    await page.getByRole("row").nth(2).click();
    await expect(edit).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await edit.click();
  const path = new URL(page.url()).pathname;
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  await enter(other, SHARED_DATA, "author");
  await other.goto(path);
  await other.getByRole("textbox", { name: "Explanation" }).fill("What the other one says.");
  await other.getByRole("button", { name: "Save draft" }).click();
  await expect(other.getByRole("tab", { name: "Draft" })).toBeVisible();
  await context.close();

  await page.getByRole("textbox", { name: "Explanation" }).fill("What I say.");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Saved now: What the other one says.")).toBeVisible();
  await expect(page.getByText("Yours: What I say.")).toBeVisible();
  await page.getByRole("button", { name: "Keep mine" }).click();
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByRole("tab", { name: "Draft" })).toBeVisible();
});

flow(
  "a sheet with three broken lines becomes drafts that another person puts into play",
  async ({ page, browser, ownProduct }) => {
    flow.slow();
    // What it puts into play changes the levels of a subject that other flows play.
    const product = await ownProduct();
    await enterOwn(page, product, "author");
    await page.goto(`${product.url}/admin/import`);
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Template (CSV)" }).click();
    const template = await readFile(await (await saved).path(), "utf8");
    const [titles = "", first = "", ...others] = template.trim().split("\r\n");
    const own = (line: string) => line.replace(/^example-/, "own-sheet-");
    const lines = [titles, ...[first, ...others].map(own)];
    const broken = [
      own(first).replace(/,single,/, ",essay,"),
      own(first).replace(/,air-law,/, ",no-such,"),
      own(first).replace(/,2,010\.05,/, ",9,010.05,"),
    ];
    await page.locator("input[type=file]").setInputFiles({
      name: "questions.csv",
      mimeType: "text/csv",
      buffer: Buffer.from([...lines, ...broken].join("\r\n")),
    });
    await expect(page.getByText("new: 9 · changed: 0 · as before: 0 · with errors: 3")).toBeVisible();
    for (const column of ["kind", "category", "difficulty"])
      await expect(page.getByRole("cell", { name: column, exact: true })).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(async () => await sidewaysScroll(page, `import at ${width} px`)).toEqual([]);
    }
    await page.getByRole("button", { name: "Import sound lines" }).click();
    await page.getByRole("link", { name: "See the drafts" }).click();
    await expect(page.getByRole("row")).toHaveCount(10);

    const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const other = await context.newPage();
    await enterOwn(other, product, "author");
    await other.goto(page.url());
    for (const step of ["Approve", "Put into play"]) {
      await other.getByRole("checkbox").first().check();
      await other.getByRole("button", { name: step }).click();
      await other.getByRole("dialog").getByRole("button", { name: step }).click();
      await expect(other.getByRole("dialog")).toBeHidden();
    }
    await expect(other.getByText("Nothing fits these filters.")).toBeVisible();
    await other.goto(`/admin/questions?filter=${JSON.stringify({ text: "own-sheet-" })}`);
    await expect(other.getByRole("row").getByText("Live")).toHaveCount(9);
    await context.close();
  },
);
