import { findingsOf, faultsOf } from "./accessibility.ts";
import { contentHere } from "./content-here.ts";
import { EXAM_KEY, EXAM_TITLE, makeExam } from "./exams.ts";
import { expect, flow } from "./flow.ts";
import { follow, tabTo } from "./play.ts";
import { runDuring } from "./runs.ts";

flow(
  "an exam of a school is entered by keyboard in Arabic at 360 pixels, after a wrong key",
  async ({ signIn, newPlayer, context, product }) => {
    const player = await newPlayer();
    const examId = await makeExam({ candidates: [player], key: EXAM_KEY });
    await context.addCookies([{ name: "lang", value: "ar", url: product.url }]);
    const page = await signIn(player);
    const findings: string[] = [];
    const look = async (where: string) => {
      await contentHere(page);
      findings.push(...(await findingsOf(page, where)));
    };
    const press = async (name: string) => {
      await tabTo(page, page.getByRole("button", { name, exact: true }).last());
      await page.keyboard.press("Enter");
    };
    const step = (name: string) =>
      expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeFocused();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/exam-module/");
    await look("exams");
    await follow(page, `a[href='/exam-module/${examId}/']`);
    await expect(page.getByRole("heading", { level: 1, name: EXAM_TITLE })).toBeFocused();
    findings.push(...(await faultsOf(page, "instructions")));
    await press("التالي");
    await step("القواعد");
    await tabTo(page, page.getByRole("checkbox"));
    await page.keyboard.press("Space");
    await look("rules");
    await press("أوافق وأتابع");
    await step("التجربة");
    await look("rehearsal");
    await press("تخطَّ التجربة");
    await step("مفتاح الامتحان");
    const field = page.getByLabel("مفتاح الامتحان", { exact: true }).and(page.locator("input"));
    for (const key of ["wrong-key", EXAM_KEY]) {
      await tabTo(page, field);
      await field.fill(key);
      await page.keyboard.press("Enter");
      await step("البدء");
      if (key === EXAM_KEY) break;
      await press("ابدأ");
      await expect(page.getByRole("alert").getByText("مفتاح الامتحان غير صحيح.")).toBeVisible();
      await expect(field).toBeFocused();
      await look("key");
    }
    await look("start");
    const run = await runDuring(page, () => press("ابدأ"));
    expect(run).toMatchObject({ mode: "exam", ranked: false });
    await expect(page).toHaveURL(`${product.url}/resume/${run.attempt_id}/`);

    await page.goto("/exam-module/");
    await expect(page.getByText("وقتك يمضي الآن.")).toBeVisible();
    await follow(page, `a[href='/resume/${run.attempt_id}/']`);
    await expect(page.getByRole("button", { name: "تسليم", exact: true }).last()).toBeVisible();
    expect(findings).toEqual([]);
  },
);

flow("an exam opens by itself at its start", async ({ signIn, newPlayer }) => {
  const player = await newPlayer();
  const page = await signIn(player);
  const examId = await makeExam({ candidates: [player], startsInMs: 15_000 });
  await page.goto(`/exam-module/${examId}/`);
  await expect(page.getByText("It opens here by itself.", { exact: false })).toBeVisible();
  await expect(page.getByRole("button", { name: "Next", exact: true })).toBeVisible({ timeout: 40_000 });
});
