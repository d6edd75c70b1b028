import { chooseSaved, makeExam, openPaper, resultOf, secondsLeft, startSitting } from "./exams.ts";
import { expect, flow } from "./flow.ts";

const HOUR_MS = 3_600_000;
/** What is left of the window when its candidate starts is enough for an answer, and little to wait for. */
const WINDOW_MS = 60_000;
const STARTS_IN_MS = -20_000;

flow(
  "a window closes during a sitting, by the server's clock, whatever the candidate's says",
  async ({ newPlayer, signIn, product }) => {
    const player = await newPlayer();
    const examId = await makeExam({
      candidates: [player],
      lengthMs: WINDOW_MS,
      startsInMs: STARTS_IN_MS,
      rules: { minutes: 1 },
    });
    const run = await startSitting(player, examId);
    const page = await signIn(player);
    await page.clock.install({ time: Date.now() - 5 * HOUR_MS });
    await openPaper(page, product.url, run);
    expect(await secondsLeft(page)).toBeLessThanOrEqual(WINDOW_MS / 1_000);
    await chooseSaved(page, "A");
    await page.waitForURL(`**/exam-module/${examId}/result/`);
    await expect(page.getByRole("heading", { level: 2, name: /^(?:Passed|Not passed)$/ })).toBeVisible();
    expect(await resultOf(player, examId)).toMatchObject({ answered: 1, state: "released" });
  },
);
