import type { Page } from "@playwright/test";
import { answerWithKeys } from "./answer-keys.ts";
import { contestHere, makeContest } from "./contests.ts";
import { expect, flow, signInAs } from "./flow.ts";
import { waitForNumber } from "./play.ts";
import { runDuring, type Run } from "./runs.ts";

/** Enough for two players to fly five questions each. */
const WINDOW_MS = 75_000;
const QUESTIONS = 5;
/** Longer than what home offers first because it ends soon. */
const LONG_MS = 4 * 3_600_000;
/** The closing job runs every minute, and first when the product starts. */
const CLOSED = { timeout: 130_000 };

/** Answers all questions of a contest by keys; nothing is told after an answer. */
async function flyByKeys(page: Page, { questions }: Run): Promise<void> {
  for (const card of questions) {
    await waitForNumber(page, card.number);
    await answerWithKeys(page, card);
  }
}

flow(
  "a contest is entered, flown, closed and paid, by keys in English and on a narrow phone in Arabic",
  async ({ ownProduct, newPlayer, context, browser }) => {
    flow.setTimeout(360_000);
    const product = await ownProduct();
    const contestId = await makeContest(product, { lengthMs: WINDOW_MS, question_count: QUESTIONS });
    const [ann, bob] = [await newPlayer(product), await newPlayer(product)];
    const path = `/contest-play/${contestId}/`;

    const page = await signInAs(context, product.url, ann);
    await page.goto(`${product.url}/`);
    await page.getByRole("link", { name: /Night flight/ }).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Night flight" })).toBeVisible();
    await page.getByRole("button", { name: "Enter for 20 coins" }).press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("You have 100; 80 are left then.");
    const run = await runDuring(page, async () => {
      await dialog.getByRole("button", { name: "Enter for 20 coins" }).press("Enter");
      await expect(page).toHaveURL(`${product.url}${path}play/`);
    });
    await flyByKeys(page, run);
    await expect(page.getByRole("heading", { level: 1, name: "Handed in" })).toBeFocused();
    await expect(page.getByText(`You answered ${QUESTIONS} of ${QUESTIONS} questions.`)).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Handed in" })).toBeVisible();
    await page.getByRole("link", { name: "To the contest" }).press("Enter");
    await expect(page.getByRole("region", { name: "Who takes part" })).toContainText(/Amelia.*Handed in/);

    const phone = await browser.newContext({ viewport: { width: 360, height: 740 } });
    await phone.addCookies([{ name: "lang", value: "ar", url: product.url }]);
    const other = await signInAs(phone, product.url, bob);
    await contestHere(other, product.url, contestId);
    await other.getByRole("button", { name: "ادخل مقابل 20 عملة" }).click();
    await other.getByRole("dialog").getByRole("button", { name: "ادخل مقابل 20 عملة" }).click();
    await waitForNumber(other, 1);
    // Away for a moment: the run waits where the player was.
    await other.goto(`${product.url}${path}`);
    const resumed = await runDuring(other, () => other.getByRole("link", { name: "تابع" }).click());
    await flyByKeys(other, resumed);
    await expect(other.getByRole("heading", { level: 1, name: "سُلّمت إجاباتك" })).toBeVisible();
    expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await other.getByRole("link", { name: "إلى المسابقة" }).click();

    const podium = page.getByRole("list", { name: "The first three" });
    await expect(podium.getByRole("listitem")).toHaveCount(2, CLOSED);
    await expect(page.getByRole("region", { name: "Your place" })).toBeVisible();
    await page.getByRole("link", { name: "Review answers" }).press("Enter");
    await expect(page.getByRole("article")).toHaveCount(QUESTIONS);
    await expect(other.getByRole("list", { name: "الثلاثة الأوائل" }).getByRole("listitem")).toHaveCount(2);
    expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    // Two finished: the first place is paid, or shared by equals.
    await page.goto(`${product.url}/profile/coin-history/`);
    await other.goto(`${product.url}/profile/coin-history/`);
    await expect(page.getByRole("link", { name: "Contest entry" })).toHaveAttribute("href", path);
    await expect(other.getByRole("link", { name: "رسم دخول مسابقة" })).toHaveAttribute("href", path);
    const prizes = await Promise.all(
      [ann, bob].map(async ({ api }) => {
        const told = await api.get_tracker_data({ type: 1 });
        return told.ok
          ? told.data.filter(({ type }) => type === "contest_prize").map((row) => row.points)
          : [];
      }),
    );
    expect(prizes.flat().reduce((sum, coins) => sum + coins, 0)).toBe(100);
    await phone.close();
  },
);

flow(
  "home shows a contest of today, its run is resumed, and its address alone enters nothing",
  async ({ ownProduct, newPlayer, context }) => {
    flow.slow();
    const product = await ownProduct();
    const contestId = await makeContest(product, { lengthMs: LONG_MS, question_count: QUESTIONS });
    const player = await newPlayer(product);
    const page = await signInAs(context, product.url, player);
    const path = `${product.url}/contest-play/${contestId}/`;
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${product.url}/`);
    const today = page.getByRole("region", { name: "Today" }).getByRole("listitem");
    await expect(today).toHaveText([/Contest, live now.*Night flight/, /Today's quiz/]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await today.first().getByRole("link", { name: "See and enter" }).press("Enter");
    await expect(page).toHaveURL(path);

    await page.goto(`${path}play/`);
    await expect(page).toHaveURL(path);
    const told = await player.api.get_user_coin_score({});
    expect(told.ok && told.data.coins).toBe(100);

    const opened = await player.api.get_questions_by_contest({ contest_id: contestId });
    if (!opened.ok) throw new Error(opened.refused);
    await page.goto(`${product.url}/resume/${opened.data.attempt_id}/`);
    await flyByKeys(page, opened.data);
    await expect(page.getByRole("heading", { level: 1, name: "Handed in" })).toBeVisible();
    await page.getByRole("link", { name: "Other contests" }).click();
    await expect(page.getByRole("tabpanel").getByRole("listitem")).toContainText("you have handed in");
  },
);
