import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { faultsOf } from "./accessibility.ts";
import { pressByKey } from "./arabic-phone.ts";
import { contentHere } from "./content-here.ts";
import { EXAM_KEY, EXAM_TITLE, makeExam, resultOf, startSitting } from "./exams.ts";
import { expect, flow } from "./flow.ts";
import { operate, SHARED_DATA } from "./operator-command.ts";
import { follow, optionsOf, tabTo, waitForNumber } from "./play.ts";
import { answerByCalls, runDuring } from "./runs.ts";

/** A window is as long as the time for the paper, in whole minutes; what is left of it is enough to sit it by calls. */
const WINDOW_MS = 60_000;
const STARTS_IN_MS = -30_000;
/** How often a page that waits for an examiner asks. */
const ASKED_EVERY_MS = 30_000;
/** A topic whose questions are written in Arabic too. */
const PHYSIOLOGY = [
  {
    section: "body",
    name: { en: "The body", ar: "الجسم" },
    count: 2,
    categories: ["human-performance"],
    kinds: ["single"],
  },
];

flow(
  "a result waits for its examiner, comes by itself with its answers, and is verified by a visitor",
  async ({ newPlayer, signIn, product, browser }) => {
    const player = await newPlayer();
    const examId = await makeExam({
      candidates: [player],
      lengthMs: WINDOW_MS,
      startsInMs: STARTS_IN_MS,
      rules: { minutes: 1, release: "examiner", review: "release" },
    });
    const run = await startSitting(player, examId);
    await answerByCalls(player, run, ({ options }) => options[0]?.option_id ?? "");
    await player.api.set_exam_module_result({ exam_module_id: examId, total_duration: 5 });
    const page = await signIn(player);
    await page.clock.install();
    await page.goto(`/exam-module/${examId}/result/`);
    await expect(page.getByRole("heading", { level: 2, name: "Handed in" })).toBeFocused();
    await expect(page.getByText("4 of 4 questions answered")).toBeVisible();
    await expect(page.getByText("when the examiner releases it")).toBeVisible();
    expect(await resultOf(player, examId)).toMatchObject({ percent: null, passed: null, detail: null });

    await expect(async () => {
      await operate(SHARED_DATA, "release_exam", { exam_id: examId });
    }).toPass({ intervals: [1_000] });
    const verdict = page.getByRole("heading", { level: 2, name: /^(?:Passed|Not passed)$/ });
    await page.clock.fastForward(ASKED_EVERY_MS);
    await expect(verdict).toBeVisible();
    await saveDocument(page, "Download signed result", /\.json$/);
    const code = (await resultOf(player, examId)).report?.code ?? "";
    expect(code).not.toBe("");
    await expect(page.getByText(code)).toBeVisible();
    await page.getByRole("link", { name: "Review answers" }).click();
    await expect(page.getByRole("article")).toHaveCount(4);

    for (const [language, name] of [
      ["en", /This result is genuine/],
      ["ar", /هذه النتيجة صحيحة/],
    ] as const) {
      const visitor = await browser.newContext();
      await visitor.addCookies([{ name: "lang", value: language, url: product.url }]);
      const seen = await visitor.newPage();
      await seen.goto(`${product.url}/verify/${code}`);
      await expect(seen.getByText(name)).toBeVisible();
      await expect(seen.getByRole("row").filter({ hasText: EXAM_TITLE })).toBeVisible();
      expect(await faultsOf(seen, `verification in ${language}`, [320, 1440])).toEqual([]);
      await visitor.close();
    }
  },
);

flow.describe("in Arabic on a dark desk", () => {
  flow.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

  flow(
    "an exam is started with its key, sat by keyboard and printed, from right to left",
    async ({ newPlayer, signIn, context, product }) => {
      for (const [name, value] of [
        ["lang", "ar"],
        ["theme", "dark"],
      ] as const)
        await context.addCookies([{ name, value, url: product.url }]);
      const player = await newPlayer();
      const examId = await makeExam({
        candidates: [player],
        key: EXAM_KEY,
        language: "ar",
        sections: PHYSIOLOGY,
      });
      const page = await signIn(player);
      await page.goto("/exam-module/");
      await contentHere(page);
      await follow(page, `a[href='/exam-module/${examId}/']`);
      await expect(page.getByText("أحضر مسطرتك إلى القاعة 4.")).toBeVisible();
      await pressByKey(page, press(page, "التالي"));
      await tabTo(page, page.getByRole("checkbox", { name: "أوافق على القواعد" }));
      await page.keyboard.press("Space");
      await pressByKey(page, press(page, "أوافق وأتابع"));
      await pressByKey(page, press(page, "تخطَّ التجربة"));
      await tabTo(page, page.getByLabel("مفتاح الامتحان", { exact: true }));
      await page.keyboard.type(EXAM_KEY);
      await page.keyboard.press("Enter");
      await runDuring(page, () => pressByKey(page, press(page, "ابدأ")));
      await sitInArabic(page);
      await judgeInArabic(page);
    },
  );
});

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Turns to the left, which is on; the clock keeps its order. */
async function sitInArabic(page: Page): Promise<void> {
  for (const number of [1, 2]) {
    await waitForNumber(page, number);
    await contentHere(page);
    const stored = page.waitForResponse(/\/api\/submit_answer$/);
    await page.keyboard.press("A");
    await expect(optionsOf(page).first()).toHaveAttribute("aria-pressed", "true");
    await stored;
    if (number === 1) await page.keyboard.press("ArrowLeft");
  }
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("timer")).toContainText(/\b(?:29|30):\d{2}\b/);
  expect(await faultsOf(page, "sitting", [1440])).toEqual([]);
  await pressByKey(page, press(page, "تسليم").last());
  await tabTo(page, page.getByRole("dialog").getByRole("button", { name: "تسليم" }));
  await page.keyboard.press("Enter");
}

async function judgeInArabic(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 2, name: /^(?:ناجح|غير ناجح)$/ })).toBeFocused();
  await expect(page.getByText(/^(?:0|50|100)\s?٪?%?/).first()).toBeVisible();
  await expect(page.getByText("الجسم").first()).toBeVisible();
  expect(await faultsOf(page, "result", [1440])).toEqual([]);
  const pdf = await saveDocument(page, /PDF/, /\.pdf$/);
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
}

/** The file that a button of the result saves. */
async function saveDocument(page: Page, name: string | RegExp, fileName: RegExp): Promise<Buffer> {
  const button = page.getByRole("button", { name });
  const downloads: Download[] = [];
  // A server that has no time for it just then asks to press again.
  await expect(async () => {
    const saved = page.waitForEvent("download", { timeout: 10_000 });
    downloads.push((await Promise.all([saved, button.press("Enter")]))[0]);
  }).toPass();
  const [download] = downloads;
  if (download === undefined) throw new Error("no download");
  expect(download.suggestedFilename()).toMatch(fileName);
  return await readFile(await download.path());
}
