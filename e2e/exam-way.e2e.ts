import type { Page } from "@playwright/test";
import { findingsOf } from "./accessibility.ts";
import { closeByKey, expectSound, PHONE, pressByKey, typeByKey } from "./arabic-phone.ts";
import { contentHere } from "./content-here.ts";
import { chooseSaved, EXAM_KEY, EXAM_TITLE, makeExam, SECTIONS } from "./exams.ts";
import { expect, flow } from "./flow.ts";
import { follow, optionsOf, tabTo, waitForNumber } from "./play.ts";
import { runDuring } from "./runs.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const step = (page: Page, name: string) => page.getByRole("heading", { level: 2, name, exact: true });

flow.describe("on a narrow phone", () => {
  flow.use(PHONE);

  flow(
    "an exam of a school is found, agreed to, started with its key, sat and handed in by keyboard",
    async ({ newPlayer, signIn }) => {
      const player = await newPlayer();
      const examId = await makeExam({ candidates: [player], key: EXAM_KEY });
      const page = await signIn(player);
      await page.goto("/exam-module/");
      await contentHere(page);
      await expectSound(page, "list");
      await follow(page, `a[href='/exam-module/${examId}/']`);
      await expect(page.getByRole("heading", { level: 1, name: EXAM_TITLE })).toBeFocused();
      await goToStart(page);
      const run = await runDuring(page, () => pressByKey(page, button(page, "Start")));
      expect(run).toMatchObject({ mode: "exam", lifelines: [], total_seconds: 1_800 });
      await sit(page);
      await judge(page);
    },
  );
});

/** From the instructions to the last step, with what each step says to who has forgotten something. */
async function goToStart(page: Page): Promise<void> {
  await expect(page.getByText("Bring your plotter to room 4.")).toBeVisible();
  await pressByKey(page, button(page, "Next"));
  await expect(step(page, "Rules")).toBeFocused();
  await expectSound(page, "rules");
  const agree = button(page, "Agree and go on");
  await pressByKey(page, agree);
  const box = page.getByRole("checkbox", { name: "I agree to the rules" });
  await expect(box).toBeFocused();
  await expect(box).toHaveAccessibleDescription("Please agree to the exam rules.");
  await page.keyboard.press("Space");
  await pressByKey(page, agree);
  await expect(step(page, "Rehearsal")).toBeFocused();
  await pressByKey(page, button(page, "Skip the rehearsal"));

  const key = page.getByLabel("Exam key", { exact: true });
  await expect(step(page, "Exam key")).toBeFocused();
  await pressByKey(page, button(page, "Next"));
  await expect(key).toBeFocused();
  await expect(key).toHaveAccessibleDescription(/Please enter the Exam Key\./);
  await typeByKey(page, key, "Cleared 24");
  await page.keyboard.press("Enter");
  await expect(step(page, "Start")).toBeFocused();
  await pressByKey(page, button(page, "Start"));
  await expect(key).toBeFocused();
  await expect(key).toHaveAccessibleDescription(/Invalid exam key\./);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(EXAM_KEY);
  await page.keyboard.press("Enter");
  await expect(step(page, "Start")).toBeFocused();
}

/** Two answers, one of them flagged, an option struck out, a turn by the palette, and the overview twice. */
async function sit(page: Page): Promise<void> {
  await waitForNumber(page, 1);
  await contentHere(page);
  await page.keyboard.press("Shift+B");
  await expect(button(page, "Strike out option B")).toHaveAttribute("aria-pressed", "true");
  await chooseSaved(page, "A");
  await page.keyboard.press("f");
  await expect(button(page, "Flagged")).toHaveAttribute("aria-pressed", "true");
  await expectSound(page, "sitting");
  const palette = button(page, "Questions");
  await pressByKey(page, palette);
  await tabTo(page, page.getByRole("dialog").getByRole("button", { name: "Question 3: not answered" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /^Question 3\./ })).toBeFocused();
  await chooseSaved(page, "C");
  await page.keyboard.press("ArrowRight");
  await waitForNumber(page, 4);
  await expect(optionsOf(page).first()).toHaveAttribute("aria-pressed", "false");

  const handIn = button(page, "Hand in").last();
  await pressByKey(page, handIn);
  const counts = page.getByRole("dialog").getByRole("listitem");
  await expect(counts).toHaveText(["2answered", "2not answered", "1flagged"]);
  await closeByKey(page, handIn);
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("dialog").getByRole("button", { name: "Hand in" }));
  await page.keyboard.press("Enter");
}

/** The result: whether it is passed, and every section of it. */
async function judge(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 2, name: /^(?:Passed|Not passed)$/ })).toBeFocused();
  await expect(step(page, "By section")).toBeVisible();
  for (const { name } of SECTIONS) await expect(page.getByText(name.en).first()).toBeVisible();
  await expect(page.getByText("The page was never away.")).toBeVisible();
  await expectSound(page, "result");
  await follow(page, "a[href='/exam-module/']");
  await expect(page.getByRole("tab", { name: "Completed (1)" })).toBeVisible();
  expect(await findingsOf(page, "list with a result")).toEqual([]);
}
