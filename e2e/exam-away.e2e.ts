import type { BrowserContext, Page } from "@playwright/test";
import { chooseSaved, admitToExam, openPaper, resultOf, startSitting } from "./exams.ts";
import { expect, flow, signInAs } from "./flow.ts";
import type { Player } from "./players.ts";
import { waitForNumber } from "./play.ts";
import { inSeenBrowser, told } from "./seen-browser.ts";

const ENDED = "The exam ended because the page was away for more than 5 seconds.";

flow(
  "an exam goes on after a short absence, and ends while its page is hidden",
  async ({ newPlayer, product }, info) => {
    const player = await newPlayer();
    const examId = await admitToExam(player);
    await inSeenBrowser(info, async (context) => {
      const { page, other } = await sitInFront(context, { player, examId, url: product.url });
      const isLeft = told(page, "hidden");
      await other.bringToFront();
      await isLeft;
      await page.bringToFront();
      await expect(page.getByText(/You were away for \d s\. After 5 s the paper ends\./)).toBeVisible();
      const isLeftAgain = told(page, "hidden");
      await other.bringToFront();
      await isLeftAgain;
      await expectEnd(player, examId);
      await page.bringToFront();
      await readEnd(page);
      await expect(page.getByText("The page was away 2 times. Once longer than 5 seconds.")).toBeVisible();
    });
  },
);

flow("an exam ends while its page is frozen", async ({ newPlayer, product }, info) => {
  const player = await newPlayer();
  const examId = await admitToExam(player);
  await inSeenBrowser(info, async (context) => {
    const { page, other } = await sitInFront(context, { player, examId, url: product.url });
    const isLeft = told(page, "hidden");
    await other.bringToFront();
    await isLeft;
    const session = await context.newCDPSession(page);
    await session.send("Page.setWebLifecycleState", { state: "frozen" });
    await expectEnd(player, examId);
    await session.send("Page.setWebLifecycleState", { state: "active" });
    await page.bringToFront();
    await readEnd(page);
    await expect(page.getByText("The page was away once. Once longer than 5 seconds.")).toBeVisible();
  });
});

type Sitting = { readonly player: Player; readonly examId: string; readonly url: string };

/** A sitting with one answer, seen before a second tab. */
async function sitInFront(context: BrowserContext, { player, examId, url }: Sitting) {
  const page = await signInAs(context, url, player);
  const other = await context.newPage();
  await page.bringToFront();
  const isSeen = told(page, "visible");
  await openPaper(page, url, await startSitting(player, examId));
  await waitForNumber(page, 1);
  await chooseSaved(page, "A");
  await isSeen;
  return { page, other };
}

/** Waits until the server has ended it, with what was saved. */
async function expectEnd(player: Player, examId: string): Promise<void> {
  const endNow = async () => {
    const told = await player.api.get_exam_result({ exam_module_id: examId });
    return told.ok ? told.data.watch.ended_by_absence : told.refused;
  };
  expect(await endNow()).toBe("attempt_open");
  await expect.poll(endNow, { intervals: [500] }).toBe(true);
  expect(await resultOf(player, examId)).toMatchObject({ answered: 1, watch: { too_long: 1 } });
}

async function readEnd(page: Page): Promise<void> {
  await expect(page.getByText(ENDED)).toBeVisible();
  await expect(page.getByText("Page away, longer than the rule allows")).toBeVisible();
}
