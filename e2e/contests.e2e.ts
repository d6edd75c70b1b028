import type { Page } from "@playwright/test";
import { findingsOfDialog } from "./accessibility.ts";
import { answerWithKeys } from "./answer-keys.ts";
import { closeByKey, expectSound, PHONE, pressByKey, speak } from "./arabic-phone.ts";
import { contestHere, makeContest, wrongAnswer } from "./contests.ts";
import { expect, flow, signInAs } from "./flow.ts";
import { runJob } from "./operator-command.ts";
import { tabTo, waitForNumber } from "./play.ts";
import { signUpByPhone, type Place, type Player } from "./players.ts";
import { answerByCalls, runDuring, type Run } from "./runs.ts";

/** Enough for two players to fly five questions each. */
const WINDOW_MS = 90_000;
const QUESTIONS = 5;
/** Longer than what home offers first because it ends soon. */
const LONG_MS = 4 * 3_600_000;
const CLOSED = { timeout: 180_000 };
/** Who finish behind two players: more than a screen shows, and enough for a prize of the third place. */
const OTHERS = 6;
/** As long as names may be, and longer than any row on a phone. */
const LONG_NAME = "Wolfeschlegelsteinhausenberger";

/** Answers all questions of a contest by keys; nothing is told after an answer. */
async function flyByKeys(page: Page, { questions }: Run): Promise<void> {
  for (const card of questions) {
    await waitForNumber(page, card.number);
    await answerWithKeys(page, card);
  }
}

/** Players who fly a contest and know nothing. */
async function flyBehind(
  place: Place,
  contestId: string,
  newPhone: () => string,
): Promise<readonly Player[]> {
  const players: Player[] = [];
  for (let number = 1; number <= OTHERS; number += 1) {
    const who = { name: LONG_NAME, phone: newPhone(), address: `10.0.0.${number}` };
    const player = await signUpByPhone(place, who);
    const opened = await player.api.get_questions_by_contest({ contest_id: contestId });
    if (!opened.ok) throw new Error(opened.refused);
    await answerByCalls(player, opened.data, wrongAnswer);
    await player.api.set_contest_leaderboard({ contest_id: contestId });
    players.push(player);
  }
  return players;
}

/** Whoever is last in the standings. */
async function lastOf(players: readonly Player[], contestId: string): Promise<Player> {
  const told = await players[0]?.api.get_contest_leaderboard({ contest_id: contestId, offset: 0, limit: 25 });
  const last = told?.ok === true ? told.data.other_users_rank.at(-1) : undefined;
  const player = players.find(({ session }) => session.user.id === last?.user_id);
  if (player === undefined) throw new Error("nobody is last");
  return player;
}

flow(
  "a contest is entered, flown, closed and paid: by key, in English and in Arabic on a narrow phone",
  async ({ ownProduct, newPlayer, newPhone, context, browser }) => {
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

    const phone = await browser.newContext({ ...PHONE.contextOptions, viewport: PHONE.viewport });
    await speak(phone, product.url, "ar");
    const other = await signInAs(phone, product.url, bob);
    await flyInArabic(other, { url: product.url, contestId });
    const others = await flyBehind(product, contestId, newPhone);

    const podium = page.getByRole("list", { name: "The first three" });
    await expect(async () => {
      await runJob(product.dataFolder, "run-contests");
      await expect(podium.getByRole("listitem")).toHaveCount(3, { timeout: 5_000 });
    }).toPass(CLOSED);
    await expect(page.getByRole("region", { name: "Your place" })).toBeVisible();
    await page.getByRole("link", { name: "Review answers" }).press("Enter");
    await expect(page.getByRole("article")).toHaveCount(QUESTIONS);
    await lookAtStandings(other);

    // Enough have finished for both to be paid.
    await page.goto(`${product.url}/profile/coin-history/`);
    await other.goto(`${product.url}/profile/coin-history/`);
    await expect(page.getByRole("link", { name: "Contest prize" })).toHaveAttribute("href", path);
    await expect(page.getByRole("link", { name: "Contest entry" })).toHaveAttribute("href", path);
    await expect(other.getByRole("link", { name: "جائزة مسابقة" })).toHaveAttribute("href", path);
    await expect(other.getByRole("link", { name: "رسم دخول مسابقة" })).toHaveAttribute("href", path);
    await expect(other.getByRole("banner")).toContainText(String(await coinsOf(bob)));
    await expectSound(other, "a prize in the coin history");
    await expect.poll(() => prizesOf([ann, bob])).toBe(150);
    await pressByKey(other, other.getByRole("link", { name: "جائزة مسابقة" }));
    await expect(other.getByRole("heading", { level: 1, name: "Night flight" })).toBeFocused();

    const last = await signInAs(phone, product.url, await lastOf(others, contestId));
    await contestHere(last, product.url, contestId);
    await lookFromTheEnd(last);
    await phone.close();
  },
);

/** Enters a contest and flies it by keys alone, on a narrow phone. */
async function flyInArabic(
  page: Page,
  { url, contestId }: { readonly url: string; readonly contestId: string },
): Promise<void> {
  await contestHere(page, url, contestId);
  const enter = page.getByRole("button", { name: "ادخل مقابل 20 عملة" });
  await pressByKey(page, enter);
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("لديك 100، ويبقى لك بعدها 80.");
  await expectSound(page, "before a contest is entered");
  await closeByKey(page, enter);
  await page.keyboard.press("Enter");
  await pressByKey(page, dialog.getByRole("button", { name: "ادخل مقابل 20 عملة" }));
  await waitForNumber(page, 1);
  // Away for a moment: the run waits where the player was.
  await page.goto(`${url}/contest-play/${contestId}/`);
  const goOn = page.getByRole("link", { name: "تابع" });
  const resumed = await runDuring(page, () => pressByKey(page, goOn));
  await flyByKeys(page, resumed);
  await expect(page.getByRole("heading", { level: 1, name: "سُلّمت إجاباتك" })).toBeFocused();
  await expectSound(page, "a contest handed in");
  await pressByKey(page, page.getByRole("link", { name: "إلى المسابقة" }));
  await expect(page.getByRole("heading", { level: 1, name: "Night flight" })).toBeFocused();
}

/** The standings of a closed contest as one of its first sees them, and the card of another by keys. */
async function lookAtStandings(page: Page): Promise<void> {
  const podium = page.getByRole("list", { name: "الثلاثة الأوائل" });
  await expect(podium.getByRole("listitem")).toHaveCount(3);
  const mine = page.getByRole("region", { name: "مرتبتك" });
  await expect(mine).toBeVisible();
  await expect(page.getByRole("list", { name: "المراتب" }).getByRole("listitem")).toHaveCount(OTHERS - 1);
  await expectSound(page, "standings");
  const first = podium.getByRole("button").first();
  await pressByKey(page, first);
  expect(await findingsOfDialog(page, "the card of a player")).toEqual([]);
  await expect(first).toBeFocused();
}

/** The same as its last sees them: the own place is in sight before its row is. */
async function lookFromTheEnd(page: Page): Promise<void> {
  const row = page.getByRole("list", { name: "المراتب" }).getByRole("listitem").last();
  const mine = page.getByRole("region", { name: "مرتبتك" });
  await page.getByRole("list", { name: "الثلاثة الأوائل" }).scrollIntoViewIfNeeded();
  await expect(mine).toBeInViewport();
  await expect(row).not.toBeInViewport();
  await expectSound(page, "standings, the own row out of sight");
  await tabTo(page, row.getByRole("button"));
  await expect(row).toBeInViewport({ ratio: 1 });
  await expectSound(page, "standings, the own row in sight");
}

/** The balance of a player. */
async function coinsOf({ api }: Player): Promise<number> {
  const told = await api.get_user_coin_score({});
  if (!told.ok) throw new Error(told.refused);
  return told.data.coins;
}

/** What these players have won, together. */
async function prizesOf(players: readonly Player[]): Promise<number> {
  const won = await Promise.all(
    players.map(async ({ api }) => {
      const told = await api.get_tracker_data({ type: 1 });
      return told.ok
        ? told.data.filter(({ type }) => type === "contest_prize").map(({ points }) => points)
        : [];
    }),
  );
  return won.flat().reduce((sum, coins) => sum + coins, 0);
}

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
