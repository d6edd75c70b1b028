import {
  chooseSaved,
  handIn,
  isChosen,
  admitToExam,
  openPaper,
  resultOf,
  secondsLeft,
  startSitting,
} from "./exams.ts";
import { expect, flow, signInAs } from "./flow.ts";
import { operate, SHARED_DATA } from "./operator-command.ts";
import { optionsOf, waitForNumber } from "./play.ts";
import { signUpByPhone } from "./players.ts";

/** A page as wide as a desk's is when it is enlarged four times. */
const ENLARGED = { width: 320, height: 256 };

flow(
  "an exam goes on at one device only, the other one is told and its answers are refused",
  async ({ newPlayer, browser, product, address }) => {
    const player = await newPlayer();
    const examId = await admitToExam(player);
    const run = await startSitting(player, examId);
    const [desk, phone] = [await browser.newContext(), await browser.newContext()];
    const first = await signInAs(desk, product.url, player);
    await openPaper(first, product.url, run);
    await chooseSaved(first, "A");

    const other = await signUpByPhone(product, { ...player, address });
    expect(other.session.user.id).toBe(player.session.user.id);
    const second = await signInAs(phone, product.url, other);
    await second.goto(`${product.url}/resume/${run.attempt_id}/`);
    const asked = second.getByRole("dialog", { name: "This exam is open on another device" });
    await asked.getByRole("button", { name: "Continue here" }).click();
    await waitForNumber(second, 2);
    await second.keyboard.press("ArrowLeft");
    await waitForNumber(second, 1);
    await isChosen(second, 0);

    const refused = await player.api.submit_answer({
      attempt_id: run.attempt_id,
      question_id: run.questions[1]?.question_id ?? "",
      answer: run.questions[1]?.options[0]?.option_id ?? "",
    });
    expect(refused).toMatchObject({ ok: false, refused: "other_device" });
    const gone = first.getByRole("dialog", { name: "The exam continues on another device" });
    await expect(gone).toBeVisible();
    await handIn(second);
    await expect(second.getByRole("heading", { level: 2, name: /^(?:Passed|Not passed)$/ })).toBeFocused();
    await expect(second.getByText("Continued on another page")).toBeVisible();
    expect(await resultOf(player, examId)).toMatchObject({ answered: 1 });
    await Promise.all([desk.close(), phone.close()]);
  },
);

flow(
  "an examiner gives time and ends a sitting, and its page says so by itself",
  async ({ newPlayer, signIn, product }) => {
    const player = await newPlayer();
    const examId = await admitToExam(player);
    const run = await startSitting(player, examId);
    const page = await signIn(player);
    await openPaper(page, product.url, run);
    const before = await secondsLeft(page);
    const sitting = { exam_id: examId, player_id: player.session.user.id };
    await operate(SHARED_DATA, "give_exam_time", { ...sitting, minutes: 5, reason: "The fire alarm rang." });
    await expect(page.getByText("The examiner gave you 5 more minutes.")).toBeVisible();
    expect((await secondsLeft(page)) - before).toBeGreaterThan(200);
    await chooseSaved(page, "A");
    await operate(SHARED_DATA, "end_exam_sitting", { ...sitting, reason: "Somebody else answered." });
    await expect(page.getByText("The examiner ended the exam: Somebody else answered.")).toBeVisible();
    await expect(page).toHaveURL(`${product.url}/exam-module/${examId}/result/`);
    expect(await resultOf(player, examId)).toMatchObject({ answered: 1 });
  },
);

flow(
  "an exam is sat at four hundred percent without a page that scrolls sideways",
  async ({ newPlayer, signIn, product }) => {
    const player = await newPlayer();
    const run = await startSitting(player, await admitToExam(player));
    const page = await signIn(player);
    await page.setViewportSize(ENLARGED);
    const expectNarrow = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(ENLARGED.width);
    await openPaper(page, product.url, run);
    for (const number of [1, 2]) {
      await waitForNumber(page, number);
      const option = optionsOf(page).nth(1);
      await option.click();
      await isChosen(page, 1);
      await expectNarrow();
      await page.getByRole("button", { name: "Next", exact: true }).click();
    }
    await waitForNumber(page, 3);
    await page.getByRole("button", { name: "Hand in", exact: true }).first().click();
    await expect(page.getByRole("dialog")).toContainText("2answered");
    await expectNarrow();
    await page.getByRole("dialog").getByRole("button", { name: "Hand in", exact: true }).click();
    await expect(page.getByRole("heading", { level: 2, name: /^(?:Passed|Not passed)$/ })).toBeFocused();
    await expectNarrow();
  },
);
