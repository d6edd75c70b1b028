import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { findingsOf, sidewaysScroll } from "./accessibility.ts";
import { enter } from "./console.ts";
import { expect, flow } from "./flow.ts";
import { LOOKS } from "./looks.ts";
import { SECTIONS } from "./exams.ts";
import { operate, SHARED_DATA } from "./operator-command.ts";
import { playByCalls } from "./runs.ts";

flow.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

const WIDTHS = [360, 1440];
const LEVEL = { category: "air-law", subcategory: "rules-of-the-air", level: 1 };

/** What axe and the width say of the page as it is now. */
async function faultsOf(page: Page, where: string): Promise<readonly string[]> {
  const faults = [...(await findingsOf(page, where))];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    // The rail leaves with the next drawing.
    await expect.poll(async () => await sidewaysScroll(page, `${where} at ${width} px`)).toEqual([]);
    faults.push(...(await findingsOf(page, `${where} at ${width} px`)));
  }
  return faults;
}

for (const { theme, language } of LOOKS) {
  const isArabic = language === "ar";
  flow.describe(`${theme}, ${language}`, () => {
    flow.use({ colorScheme: theme, locale: isArabic ? "ar" : "en-GB" });

    flow("the bell's menu is opened, read and left by key", async ({ page, newPlayer }) => {
      const player = await newPlayer();
      const run = await player.api.get_questions_by_level(LEVEL);
      let question_id = "";
      await playByCalls(player, run, (card) => {
        question_id = card.question_id;
        return card.options[0]?.option_id ?? "";
      });
      const sent = await player.api.report_question({ question_id, message: "Something is not right here" });
      expect(sent).toMatchObject({ ok: true });
      await enter(page, SHARED_DATA, "admin");
      const bell = page.getByRole("button", { name: isArabic ? /^ما ينتظرك: / : /^What waits for you: / });
      // Beside the name of the console it would cover that on a phone.
      const [own, badge] = await Promise.all([
        bell.boundingBox(),
        bell.locator(".MuiBadge-badge").boundingBox(),
      ]);
      expect((badge?.x ?? 0) < (own?.x ?? 0) + (own?.width ?? 0) / 2).toBe(isArabic);
      await bell.press("Enter");
      const menu = page.getByRole("menu");
      await expect(menu.getByRole("menuitem").first()).toBeFocused();
      expect(await findingsOf(page, "menu of the bell")).toEqual([]);
      await page.setViewportSize({ width: 360, height: 900 });
      await expect.poll(async () => await sidewaysScroll(page, "menu of the bell")).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await expect(bell).toBeFocused();
    });

    flow("entries and accounts of the ledger are accessible in detail", async ({ page, newPlayer }) => {
      flow.slow();
      // Everybody begins with some coins.
      await newPlayer();
      await enter(page, SHARED_DATA, "admin");
      const filter = encodeURIComponent(JSON.stringify({ direction: "income" }));
      await page.goto(`/admin/ledger?filter=${filter}`);
      // Other flows earn coins at the same time: which entry comes first, nobody knows.
      await expect(page.getByRole("row").filter({ hasText: "100" }).first()).toBeVisible();
      expect(await faultsOf(page, "income of players")).toEqual([]);
      await page.goto(`/admin/ledger?filter=${encodeURIComponent(JSON.stringify({ reference: "nothing" }))}`);
      await expect(page.getByText(isArabic ? "لا شيء يطابق" : "Nothing fits", { exact: false })).toBeVisible();
      expect(await faultsOf(page, "no entries")).toEqual([]);

      await page.goto("/admin/accounts");
      await page.getByRole("combobox", { name: isArabic ? "الشهر" : "Month" }).click();
      expect(await findingsOf(page, "months to choose")).toEqual([]);
      await page.getByRole("option").last().click();
      expect(await faultsOf(page, "reasons of a month")).toEqual([]);
    });
  });
}

flow("a long form that lacks something says what beside its button, and goes there", async ({ page }) => {
  await enter(page, SHARED_DATA, "examiner");
  await page.goto("/admin/exams/new");
  await page.getByRole("button", { name: "Start from nothing" }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("Progress test");
  await page.getByRole("combobox", { name: "When somebody leaves" }).scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("See the marked fields: Starts, Ends.")).toBeInViewport();
  await expect(page.getByLabel("Starts")).toBeFocused();
  await expect(page.getByLabel("Starts")).toBeInViewport();
});

flow("a class is let into an exam by its name, and somebody taken out of it", async ({ page, newPlayer }) => {
  const player = await newPlayer();
  const name = `Class ${process.pid}`;
  const { group_id } = (await operate(SHARED_DATA, "create_candidate_group", { name })) as {
    readonly group_id: string;
  }; // as the contract has it
  await operate(SHARED_DATA, "set_candidate_group", { group_id, players: [player.session.user.id] });
  const starts = Date.now() + 3_600_000;
  const { exam_id } = (await operate(SHARED_DATA, "create_exam", {
    language: "en",
    title: "A class of its own",
    starts_at: new Date(starts).toISOString(),
    ends_at: new Date(starts + 3_600_000).toISOString(),
    paper: { kind: "blueprint", sections: SECTIONS },
  })) as { readonly exam_id: string };
  await enter(page, SHARED_DATA, "examiner");
  await page.goto(`/admin/exams/${exam_id}?part=candidates`);
  await page.getByRole("button", { name: "Change candidates" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Who may sit it" }).click();
  await page.getByRole("option", { name: "Group" }).click();
  await dialog.getByRole("combobox", { name: "Group", exact: true }).click();
  await page.getByRole("option", { name }).click();
  await dialog.getByRole("button", { name: "Change candidates" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await page.getByRole("button", { name: "Remove" }).click();
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Nobody is in it yet.")).toBeVisible();
});

flow("a section of the settings is found by the table of contents", async ({ page }) => {
  await enter(page, SHARED_DATA, "admin");
  await page.goto("/admin/settings");
  const contents = page.getByRole("navigation", { name: "On this page" });
  const way = contents.getByRole("link", { name: "Payouts" });
  const section = page.getByRole("heading", { name: "Payouts" });
  await expect(section).not.toBeInViewport();
  await way.press("Enter");
  await expect(section).toBeInViewport();
  await expect(contents).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(page.locator("section", { has: section }).getByRole("button").first()).toBeFocused();
  await page.reload();
  await expect(section).toBeInViewport();
  expect(await faultsOf(page, "settings with their contents")).toEqual([]);

  await page.setViewportSize({ width: 360, height: 900 });
  await expect(way).toBeHidden();
  await contents.getByText("On this page").click();
  await way.click();
  await expect(section).toBeInViewport();
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  flow.describe(`motion: ${reducedMotion}`, () => {
    flow.use({ contextOptions: { reducedMotion } });

    flow(`lists and buttons move as the device wants it: ${reducedMotion}`, async ({ page }) => {
      await enter(page, SHARED_DATA, "author");
      await page.goto("/admin/questions/new");
      const list = page.getByRole("combobox", { name: "Kind" });
      await expect(list).toBeVisible();
      const moved = await page.evaluateHandle(() => {
        const seen = new Set<string>();
        document.addEventListener("transitionrun", ({ propertyName }) => seen.add(propertyName));
        return seen;
      });
      await list.click();
      await page.getByRole("option", { name: "Several options" }).click();
      await expect(page.getByRole("listbox")).toBeHidden();
      expect(await moved.evaluate((seen) => [...seen])).toEqual(
        reducedMotion === "reduce" ? [] : expect.arrayContaining(["opacity", "transform"]),
      );
    });
  });
}

for (const locale of ["en-GB", "ar"]) {
  flow.describe(`on a narrow screen, ${locale}`, () => {
    flow.use({ locale, viewport: { width: 360, height: 900 } });

    flow("names to choose from are not cut, nor is the one that was chosen", async ({ page }) => {
      await enter(page, SHARED_DATA, "author");
      await page.goto("/admin/passages");
      const field = page.getByRole("combobox").last();
      const isWhole = (element: Element) => element.scrollWidth <= element.clientWidth;
      await field.click();
      const options = page.getByRole("option");
      await expect.poll(() => options.count()).toBeGreaterThan(10);
      expect(await page.locator(".MuiMenu-paper").evaluate(isWhole)).toBe(true);
      const names = await options.allInnerTexts();
      const longest = names.toSorted((one, other) => other.length - one.length)[0] ?? "";
      await page.getByRole("option", { name: longest, exact: true }).click();
      await expect(field).toHaveText(longest);
      expect(await field.evaluate(isWhole)).toBe(true);
    });
  });
}

flow.describe("in Arabic", () => {
  flow.use({ locale: "ar" });

  flow("what the checks find in a question is said in Arabic", async ({ page }) => {
    await enter(page, SHARED_DATA, "author");
    await page.goto("/admin/questions/new");
    await page
      .getByRole("textbox", { name: /^السؤال/ })
      .first()
      .fill("Which of these is not unusual and not rare?");
    await expect(page.getByText(/الشرح.*فارغ/)).toBeVisible();
    await expect(page.getByText("is empty")).toHaveCount(0);
    expect(await findingsOf(page, "findings")).toEqual([]);
  });

  // Once alone: who exports while another one does is told to come again.
  flow("a pack's export and what the checks say are accessible in detail", async ({ page }) => {
    flow.slow();
    await enter(page, SHARED_DATA, "author");
    await page.goto("/admin/packs");
    const panel = page.locator("section", {
      has: page.getByRole("heading", { name: "beyond", exact: true }),
    });
    const saved = page.waitForEvent("download");
    await panel.getByRole("button", { name: "تصدير حزمة" }).click();
    const zip = await (await saved).path();
    await expect(panel.getByText(/في الملف/)).toBeVisible();
    expect(await faultsOf(page, "packs with an export")).toEqual([]);

    await page.locator("input[type=file]").setInputFiles({
      name: "beyond.zip",
      mimeType: "application/zip",
      buffer: await readFile(zip),
    });
    await expect(page.getByRole("heading", { name: /beyond/ }).first()).toBeVisible();
    // Its colours change once the file was looked at.
    await expect(page.locator(".MuiButton-contained").first()).toBeEnabled();
    expect(await faultsOf(page, "a pack that was looked at")).toEqual([]);
  });
});
