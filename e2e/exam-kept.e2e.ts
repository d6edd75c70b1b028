import {
  admitToExam,
  chooseSaved,
  handIn,
  isChosen,
  makeExam,
  openPaper,
  resultOf,
  secondsLeft,
  startSitting,
} from "./exams.ts";
import { expect, flow, signInAs } from "./flow.ts";
import { cutNetwork } from "./network.ts";
import { waitForNumber, waitForParts } from "./play.ts";
import type { Run } from "./runs.ts";

const WORDS = "Check the altimeter";

flow(
  "a browser killed in the middle of an exam comes back to the same place and clock, and loses nothing",
  async ({ newPlayer, browser, product }) => {
    const player = await newPlayer();
    const run = await startSitting(player, await admitToExam(player));
    const first = await browser.newContext();
    const page = await signInAs(first, product.url, player);
    await openPaper(page, product.url, run);
    await chooseSaved(page, "A");
    await page.keyboard.press("ArrowRight");
    await waitForNumber(page, 2);
    await chooseSaved(page, "C");
    await page.keyboard.press("n");
    const stored = page.waitForResponse(
      (answer) =>
        answer.url().endsWith("/api/set_question_note") &&
        (answer.request().postData() ?? "").includes(WORDS),
    );
    await expect(page.getByRole("textbox", { name: "Your note" })).toBeFocused();
    await page.keyboard.type(WORDS);
    await stored;
    await page.keyboard.press("Escape");
    const flagged = page.waitForResponse(/\/api\/flag_question$/);
    await page.keyboard.press("f");
    await flagged;
    await first.close();

    const second = await browser.newContext();
    const again = await signInAs(second, product.url, player);
    await again.goto(`${product.url}/exam-module/`);
    const told = again.waitForResponse(/\/api\/get_attempt$/);
    await again.getByRole("main").getByRole("link", { name: "Continue" }).first().click();
    const { data } = (await (await told).json()) as { readonly data: Run }; // the contract's own tests check the shape
    expect(data.expires_at).toBe(run.expires_at);
    await waitForNumber(again, 3);
    const dueInS = (Date.parse(run.expires_at) - Date.now()) / 1_000;
    expect(Math.abs((await secondsLeft(again)) - dueInS)).toBeLessThan(5);
    await again.keyboard.press("ArrowLeft");
    await waitForNumber(again, 2);
    await isChosen(again, 2);
    await expect(again.getByRole("button", { name: "Flagged" })).toHaveAttribute("aria-pressed", "true");
    await again.keyboard.press("n");
    const note = again.getByRole("textbox", { name: "Your note" });
    await expect(note).toHaveValue(WORDS);
    await expect(note).toBeFocused();
    await again.keyboard.press("Escape");
    await expect(note).toBeHidden();
    await again.keyboard.press("ArrowLeft");
    await waitForNumber(again, 1);
    await isChosen(again, 0);
    await second.close();
  },
);

flow(
  "answers given while the network is away in an exam are saved when it is back",
  async ({ newPlayer, signIn, context, product }) => {
    const player = await newPlayer();
    const examId = await makeExam({ candidates: [player], rules: { away: { policy: "log" } } });
    const run = await startSitting(player, examId);
    const page = await signIn(player);
    await openPaper(page, product.url, run);
    await chooseSaved(page, "A");
    await waitForParts(page, ["HandInDialog", "ConfirmDialog"]);
    await page.clock.install();
    await cutNetwork(page);
    await page.keyboard.press("ArrowRight");
    await waitForNumber(page, 2);
    for (const letter of ["B", "C"]) await page.keyboard.press(letter);
    await isChosen(page, 2);
    await page.keyboard.press("ArrowRight");
    await waitForNumber(page, 3);
    await page.keyboard.press("B");
    await isChosen(page, 1);
    await expect(page.getByText(/network is away|You are offline/i).first()).toBeVisible();
    await page.clock.runFor(60_000);
    await isChosen(page, 1);

    await context.setOffline(false);
    await page.clock.runFor(30_000);
    await expect(page.getByText(/network is away|You are offline/i)).toHaveCount(0);
    await handIn(page);
    await expect(page.getByRole("heading", { level: 2, name: /^(?:Passed|Not passed)$/ })).toBeFocused();
    expect(await resultOf(player, examId)).toMatchObject({ answered: 3 });
  },
);
