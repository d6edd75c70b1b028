/** Pictures of what takes others, an examiner or a lost network; see screenshots.ts. */
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { openOptions, openRoom, shortenBattles, waysOn } from "./battles.ts";
import { rightOptions } from "./content.ts";
import { makeContest } from "./contests.ts";
import { makeExam } from "./exams.ts";
import { openAlive, signInAs } from "./flow.ts";
import { cutNetwork } from "./network.ts";
import { letterOf, waitForNumber } from "./play.ts";
import { signUpByPhone, type Place, type Player } from "./players.ts";
import { answerByCalls, playByCalls, type Card } from "./runs.ts";

type Shoot = (page: Page, name: string) => Promise<void>;

export type Together = {
  readonly browser: Browser;
  /** Where the pictures are taken. */
  readonly context: BrowserContext;
  readonly player: Player;
  readonly page: Page;
  readonly place: Place & { readonly dataFolder: string };
  readonly shoot: Shoot;
  /** Of these pictures, from 1. */
  readonly number: number;
};

const HOUR_MS = 3_600_000;
const QUESTIONS = 5;
/** Who fly a contest, the first two of them alike. */
const OTHERS = ["Jean", "Bessie", "Maximiliane Alexandrowna Hohen", "ليلى"];
const START = /^(?:Start|ابدأ)$/;
const ENTER = /^(?:Enter for|ادخل|شارك)/;
const HAND_IN = /^(?:Hand in|تسليم)$/;
const SHARE = /^(?:Share|مشاركة)$/;
const TO_CONTEST = /^(?:To the contest|إلى المسابقة)$/;
const FIND = /^(?:Find an opponent|ابحث عن خصم)$/;
const SUBJECT = /^(?:Subject|المادة)$/;
const PLACES = ["/leaderboard/", "/compete/", "/contest-play/"];

export async function shootTogether(together: Together): Promise<void> {
  const others = await signUpOthers(together);
  await shootContest(together, others);
  await shootBattle(together, others[0]);
  await shootExam(together);
  await shootShare(together);
  await shootOffline(together);
}

async function signUpOthers({ place, number }: Together): Promise<readonly [Player, ...Player[]]> {
  const signUp = (name: string, at: number) =>
    signUpByPhone(place, { name, phone: `+20103${number}00000${at}`, address: `10.8.${number}.${at}` });
  const [first = "", ...rest] = OTHERS;
  const players: [Player, ...Player[]] = [await signUp(first, 0)];
  for (const [at, name] of rest.entries()) players.push(await signUp(name, at + 1));
  return players;
}

function answerTo(wrong: number) {
  return (card: Card): string => {
    const [right = ""] = rightOptions(card) ?? [];
    const other = card.options.find(({ option_id: id }) => id !== right)?.option_id ?? "";
    return card.number <= wrong ? other : right;
  };
}

async function shootContest({ place, page, shoot }: Together, others: readonly Player[]): Promise<void> {
  const fields = { lengthMs: HOUR_MS, question_count: QUESTIONS };
  const contestId = await makeContest(place, fields);
  await makeContest(place, { ...fields, startsInMs: HOUR_MS, name: "Approach and landing in a crosswind" });
  const path = `${place.url}/contest-play/${contestId}/`;
  for (const [at, player] of others.entries()) {
    const opened = await player.api.get_questions_by_contest({ contest_id: contestId });
    if (!opened.ok) throw new Error(opened.refused);
    await answerByCalls(player, opened.data, answerTo(Math.max(0, at - 1)));
    await player.api.set_contest_leaderboard({ contest_id: contestId });
  }
  await page.goto(path);
  await shoot(page, "contest");
  await page.getByRole("button", { name: ENTER }).click();
  await page.getByRole("dialog").waitFor();
  await shoot(page, "contest-enter");
  await page.getByRole("dialog").getByRole("button", { name: ENTER }).click();
  for (let number = 1; number <= QUESTIONS; number += 1) {
    await waitForNumber(page, number);
    if (number === 1) await shoot(page, "contest-play");
    await page.keyboard.press(await letterOf(page, number === 1 ? "wrong" : "right"));
  }
  await page.getByRole("link", { name: TO_CONTEST }).waitFor();
  await shoot(page, "contest-done");
  await page.goto(path);
  await shoot(page, "contest-after");
  for (const path of PLACES) {
    await page.goto(place.url + path);
    await shoot(page, `${path.replaceAll("/", "")}-live`);
  }
}

async function shootBattle(
  { browser, context, page, place, player, shoot }: Together,
  other: Player,
): Promise<void> {
  await shortenBattles(player);
  const elsewhere = await browser.newContext();
  // Who look for an opponent in another language are not found.
  await elsewhere.addCookies(await context.cookies());
  const mate = await signInAs(elsewhere, place.url, other);
  for (const seat of [page, mate]) {
    await seat.goto(`${place.url}/random-battle/`);
    await seat.getByLabel(SUBJECT).selectOption("air-law");
    await seat.getByRole("button", { name: FIND }).click();
    if (seat === page) await shoot(page, "battle-search");
  }
  for (const seat of [page, mate]) await seat.waitForURL("**/battle/**");
  for (let number = 1; number <= QUESTIONS; number += 1) {
    for (const seat of [page, mate]) await openOptions(seat).first().waitFor();
    if (number === 2) await shoot(page, "battle");
    await mate.keyboard.press(await letterOf(mate, number < 3 ? "right" : "wrong"));
    await page.keyboard.press(await letterOf(page, number < 4 ? "right" : "wrong"));
  }
  await waysOn(page).waitFor();
  await shoot(page, "battle-end");
  await elsewhere.close();
  const { battle_id: room } = await openRoom(player, "group");
  await page.goto(`${place.url}/battle/${room}/`);
  await shoot(page, "room");
}

async function shootExam({ page, place, player, shoot }: Together): Promise<void> {
  const examId = await makeExam({ candidates: [player] });
  await page.goto(`${place.url}/exam-module/`);
  await shoot(page, "exams-of-a-school");
  await page.goto(`${place.url}/exam-module/${examId}/`);
  await shoot(page, "exam");
  await page.goto(`${place.url}/exam-module/${examId}/?step=rules`);
  await shoot(page, "exam-rules");
  await player.api.set_exam_module_result({ exam_module_id: examId });
  await page.goto(`${place.url}/exam-module/${examId}/?step=start`);
  await page.getByRole("button", { name: START }).click();
  await waitForNumber(page, 1);
  await page.keyboard.press("A");
  await shoot(page, "exam-sitting");
  await page.getByRole("button", { name: HAND_IN }).first().click();
  await page.getByRole("dialog").waitFor();
  await shoot(page, "exam-hand-in");
  await page.getByRole("dialog").getByRole("button", { name: HAND_IN }).click();
  await page.waitForURL("**/result/");
  await page.locator("main h2").first().waitFor();
  await shoot(page, "exam-result");
}

async function shootShare({ page, place, player, shoot }: Together): Promise<void> {
  const level = { category: "human-performance", subcategory: "flight-physiology", level: 1 };
  const run = await playByCalls(player, await player.api.get_questions_by_level(level), answerTo(1));
  await page.goto(`${place.url}/resume/${run.attempt_id}/`);
  await page.getByRole("button", { name: SHARE }).click();
  await page.getByRole("dialog").getByRole("img").waitFor();
  await shoot(page, "share");
}

async function shootOffline({ context, place, shoot }: Together): Promise<void> {
  const page = await context.newPage();
  await openAlive(page, `${place.url}/`);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await cutNetwork(page);
  await page.goto(`${place.url}/faq/`);
  await shoot(page, "offline");
  await context.setOffline(false);
}
