import type { Page } from "@playwright/test";
import { enterOwn } from "./console.ts";
import { rightOptions } from "./content.ts";
import { wrongAnswer } from "./contests.ts";
import { SECTIONS, resultOf, startSitting } from "./exams.ts";
import { expect, flow, signInAs } from "./flow.ts";
import { operate, runJob } from "./operator-command.ts";
import { signUpByPhone, type Player } from "./players.ts";
import { LEVEL_1, waitForQuestion } from "./play.ts";
import { playLevel } from "./practice.ts";
import { answerByCalls, type Card } from "./runs.ts";

flow.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

const TERMS = { payout: true, minimumRedeemCoins: 5, coinsPerUnit: 2, payoutUnitSymbol: "€" };
const SPENT = 8;
/** A place is paid for every two of them. */
const FLYERS = 2;
const CONTEST_MS = 60_000;
const EXAM_MS = 60_000;
/** The exam can be closed and released soon after it was sat. */
const EXAM_BEGAN_MS = 20_000;
const CLOSED = { timeout: 180_000 };

const rightOf = (card: Card) => rightOptions(card)?.[0] ?? "";

/** Opens a dialog by its button, fills it in, and sends it. */
async function decide(page: Page, action: string, fields: Readonly<Record<string, string>> = {}) {
  await page.getByRole("button", { name: action, exact: true }).first().click();
  const dialog = page.getByRole("dialog");
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value);
  await dialog.getByRole("button", { name: action, exact: true }).click();
  return dialog;
}

/** Shows the payouts in a state, the oldest first. */
async function show(page: Page, state: string): Promise<void> {
  await page.getByRole("combobox", { name: "State" }).click();
  await page.getByRole("option", { name: state, exact: true }).click();
  await expect(page.getByRole("cell", { name: state, exact: true })).toBeVisible();
}

async function coinsOf({ api }: Player): Promise<number> {
  const told = await api.get_user_coin_score({});
  if (!told.ok) throw new Error(told.refused);
  return told.data.coins;
}

/** A player asks for a payout; the console shows it. */
async function askForPayout(page: Page, url: string, player: Player): Promise<number> {
  await playLevel(player, 0);
  const before = await coinsOf(player);
  const asked = await player.api.set_payment_request({
    payment_type: "upi",
    payment_address: "amelia@bank",
    coin_used: SPENT,
  });
  if (!asked.ok) throw new Error(asked.refused);
  await page.goto(`${url}/admin/payouts`);
  await show(page, "Pending");
  return before;
}

flow(
  "payouts are refused and completed, a contest is published and paid, an exam released, a player closed in a quiz",
  async ({ ownProduct, newPlayer, newPhone, page, browser }) => {
    flow.setTimeout(480_000);
    const product = await ownProduct();
    const act = (action: string, fields: object) => operate(product.dataFolder, action, fields);
    for (const [key, value] of Object.entries(TERMS)) await act("set_setting", { key, value });
    await enterOwn(page, product, "admin");

    await flow.step("a payout is refused, and its coins come back", async () => {
      const player = await newPlayer(product);
      const before = await askForPayout(page, product.url, player);
      const dialog = await decide(page, "Refuse", { Answer: "No such UPI ID." });
      await expect(dialog).toBeHidden();
      await show(page, "Refused");
      expect(await coinsOf(player)).toBe(before);
    });

    await flow.step("another one is approved and completed", async () => {
      const player = await newPlayer(product);
      const before = await askForPayout(page, product.url, player);
      await expect(await decide(page, "Approve")).toBeHidden();
      await show(page, "Approved");
      const dialog = await decide(page, "Mark as paid", { "Type 4 € to confirm": "4 €" });
      await expect(dialog).toBeHidden();
      await show(page, "Paid");
      expect(await coinsOf(player)).toBe(before - SPENT);
    });

    await flow.step("a contest goes from a draft to paid prizes", async () => {
      const start = Date.now() - 1_000;
      const { contest_id: contestId } = (await act("create_contest", {
        language: "en",
        name: "Night flight",
        description: "Five questions of all subjects.",
        starts_at: new Date(start).toISOString(),
        ends_at: new Date(start + CONTEST_MS).toISOString(),
        entry_coins: 20,
        question_count: 5,
        prizes: [100],
      })) as { readonly contest_id: string }; // as the contract has it
      await page.goto(`${product.url}/admin/contests`);
      await expect(await decide(page, "Publish")).toBeHidden();
      await expect(page.getByRole("row", { name: /Night flight.*Live/ })).toBeVisible();
      const flyers: Player[] = [];
      for (let number = 1; number <= FLYERS; number += 1) {
        const who = { name: "Amelia Test", phone: newPhone(), address: `10.0.0.${number}` };
        const player = await signUpByPhone(product, who);
        const opened = await player.api.get_questions_by_contest({ contest_id: contestId });
        if (!opened.ok) throw new Error(opened.refused);
        await answerByCalls(player, opened.data, number === 1 ? rightOf : wrongAnswer);
        await player.api.set_contest_leaderboard({ contest_id: contestId });
        flyers.push(player);
      }
      const [first] = flyers;
      if (first === undefined) throw new Error("nobody flew");
      const before = await coinsOf(first);
      const shownRow = page.getByRole("row", { name: /Night flight/ });
      await expect(async () => {
        await runJob(product.dataFolder, "run-contests");
        await page.reload();
        await expect(shownRow).toBeVisible();
        await expect(shownRow).toContainText("Closed", { timeout: 5_000 });
      }).toPass(CLOSED);
      await expect.poll(() => coinsOf(first)).toBe(before + 100);
      await shownRow.getByRole("link", { name: "Night flight" }).press("Enter");
      await expect(page.getByRole("heading", { level: 1, name: "Night flight" })).toBeVisible();
      const winner = page.getByRole("row", { name: /^1 Amelia Test/ });
      await expect(winner.getByRole("cell", { name: "100", exact: true })).toBeVisible();
    });

    await flow.step("an exam goes from its blueprint to a released result", async () => {
      const player = await newPlayer(product);
      const start = Date.now() - EXAM_BEGAN_MS;
      const { exam_id: examId } = (await act("create_exam", {
        language: "en",
        title: "Progress test",
        licence: "PPL(A)",
        subject: "010",
        instructions: { en: "<p>Bring your plotter.</p>" },
        starts_at: new Date(start).toISOString(),
        ends_at: new Date(start + EXAM_MS).toISOString(),
        rules: { minutes: 1, release: "examiner", review: "release" },
        paper: { kind: "blueprint", sections: SECTIONS },
      })) as { readonly exam_id: string }; // as the contract has it
      await act("set_exam_candidates", {
        exam_id: examId,
        admits: "list",
        candidates: [{ player: player.session.user.id }],
      });
      await page.goto(`${product.url}/admin/exams/${examId}`);
      await expect(await decide(page, "Publish")).toBeHidden();
      const run = await startSitting(player, examId);
      await answerByCalls(player, run, rightOf);
      await player.api.set_exam_module_result({ exam_module_id: examId, total_duration: 5 });
      expect(await resultOf(player, examId)).toMatchObject({ passed: null });
      const toRelease = page.getByRole("button", { name: "Release results" });
      await expect(async () => {
        await page.reload();
        await expect(page.getByRole("heading", { level: 1, name: "Progress test" })).toBeVisible();
        await expect(toRelease).toBeVisible({ timeout: 2_000 });
      }).toPass(CLOSED);
      await expect(await decide(page, "Release results")).toBeHidden();
      await expect.poll(async () => (await resultOf(player, examId)).passed).toBe(true);
    });

    await flow.step("a player who is in a quiz is closed and told", async () => {
      const player = await newPlayer(product);
      const context = await browser.newContext();
      const own = await signInAs(context, product.url, player);
      await own.goto(`${product.url}${LEVEL_1}`);
      await waitForQuestion(own, 1);
      await page.goto(`${product.url}/admin/players/${player.session.user.id}`);
      const { name } = player.session.user;
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
      const dialog = await decide(page, "Deactivate", {
        Reason: "copied the bank",
        [`Type ${name} to confirm`]: name,
      });
      await expect(dialog).toBeHidden();
      await own.keyboard.press("A");
      await own.keyboard.press("Enter");
      await expect(own.getByText("Your account has been deactivated! Please contact admin.")).toBeVisible();
      await context.close();
    });
  },
);
