import type { Page } from "@playwright/test";
import { findingsOf } from "./accessibility.ts";
import { contentHere } from "./content-here.ts";
import { expect, flow } from "./flow.ts";
import { follow, optionsOf, tabTo, waitForNumber } from "./play.ts";
import { runDuring } from "./runs.ts";
import { MOCK } from "./screens.ts";

/** A quarter of the sixteen questions. */
const QUESTIONS = 4;
/** The key that turns to the next page: the way of reading is from right to left. */
const ON = "ArrowLeft";

/** Goes from radio to radio with the keyboard until this one is chosen. */
async function chooseRadio(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole("radio", { name });
  const group = page.getByRole("group").filter({ has: wanted });
  await tabTo(page, group.locator("input:checked"));
  for (let presses = 0; presses < 10 && !(await wanted.isChecked()); presses += 1)
    await page.keyboard.press("ArrowDown");
  await expect(wanted).toBeChecked();
}

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole("button", { name, exact: true }).last());
  await page.keyboard.press("Enter");
}

flow(
  "a mock exam is chosen, sat and judged by keyboard in Arabic at 360 pixels",
  async ({ signIn, context, product }) => {
    await context.addCookies([{ name: "lang", value: "ar", url: product.url }]);
    const page = await signIn();
    const findings: string[] = [];
    const look = async (where: string) => {
      await contentHere(page);
      findings.push(...(await findingsOf(page, where)));
    };
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/exam-module/");
    await look("exams");
    await follow(page, "a[href='/exam-module/mock/']");
    await chooseRadio(page, "UK CAA");
    await look("mock exams");
    await follow(page, `a[href='${MOCK}']`);
    await expect(page.getByRole("heading", { level: 1, name: "القانون الجوي" })).toBeFocused();
    await chooseRadio(page, "ربع");
    await look("one paper");
    const run = await runDuring(page, () => press(page, "ابدأ الامتحان"));
    expect(run.questions).toHaveLength(QUESTIONS);
    expect(run).toMatchObject({ mode: "mock_exam", ranked: false, lifelines: [] });

    for (const { number } of run.questions) {
      await waitForNumber(page, number);
      const stored = page.waitForResponse(/\/api\/submit_answer$/);
      await page.keyboard.press("A");
      await expect(optionsOf(page).first()).toHaveAttribute("aria-pressed", "true");
      await stored;
      await page.keyboard.press(ON);
    }
    await press(page, "تسليم");
    const dialog = page.getByRole("dialog");
    await tabTo(page, dialog.getByRole("button", { name: "تسليم" }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: /^(?:ناجح|غير ناجح)$/ })).toBeFocused();
    await look("result");

    await follow(page, "a[href='/exam-module/']");
    const result = page.getByRole("main").locator(`a[href='/review/${run.attempt_id}/']`);
    await expect(result).toBeVisible();
    await look("exams with a result");
    await tabTo(page, result);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("article")).toHaveCount(QUESTIONS);
    expect(findings).toEqual([]);
  },
);
