// node e2e/screenshots.ts [360-dark-rtl …]   pictures of the screens, of these looks or all, in test-results/screens;
// not part of the tests
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { openOutbox } from "@crosscheck/testkit/outbox";
import { chromium, expect, type Browser, type Page } from "@playwright/test";
import { openAlive, signInAs } from "./flow.ts";
import { answerWithKeys } from "./answer-keys.ts";
import {
  ARABIC_LEVEL,
  LEVEL_1,
  LEVELS,
  letterOf,
  MODES_WITH_CARD,
  QUESTIONS,
  WAY_ON,
  waitForNumber,
} from "./play.ts";
import { allowDefaultLanguage, signUpByPhone, type Place } from "./players.ts";
import { bookmarkEveryKind, flyMocks, playLevel } from "./practice.ts";
import { startProduct } from "./product.ts";
import { runDuring } from "./runs.ts";
import { AUDIO, CHALLENGE, MATCHES, MATHS, MOCK, WORDS } from "./screens.ts";

const FOLDER = join(import.meta.dirname, "../test-results/screens");
const SCREENS = {
  home: "/",
  zone: "/quiz-zone/",
  levels: LEVELS,
  daily: "/quiz-play/daily-quiz-dashboard/",
  passages: "/fun-and-learn/fal-weather/",
  words: "/guess-the-word/",
  word: WORDS,
  audio: AUDIO,
  math: MATHS,
  matches: MATCHES,
  "true-or-false": "/quiz-play/true-and-false-play/",
  "random-battle": "/random-battle/",
  compete: "/compete/",
  contests: "/contest-play/",
  exams: "/exam-module/",
  mocks: "/exam-module/mock/",
  mock: MOCK,
  mistakes: "/profile/practice/wrong-answers/",
  reports: "/profile/reports/",
  "self-challenge": "/self-learning/",
  statistics: "/profile/statistics/",
  bookmarks: "/profile/play-bookmark-questions/",
  profile: "/profile/",
  coins: "/profile/coin-history/",
  wallet: "/profile/wallet/",
  badges: "/profile/badges/",
  notices: "/profile/notifications/",
  referral: "/profile/referral/",
  "battle-statistics": "/profile/battle-statistics/",
  "group-battle": "/group-battle/",
  "group-battle-new": "/group-battle/?new=group",
  learn: "/learn/",
  welcome: "/welcome/",
  settings: "/profile/settings/",
};
const GUEST_SCREENS = {
  guest: "/",
  login: "/auth/login/",
  "sign-up": "/auth/sign-up/",
  forgot: "/auth/reset-password/",
  code: "/auth/otp-verify/",
  faq: "/faq/",
  contact: "/contact-us/",
  privacy: "/privacy-policy/",
  leaderboard: "/leaderboard/",
  verify: "/verify/",
  maintenance: "/maintenance/",
  lost: "/no-such-waypoint/",
};
const LEVEL_2 = LEVEL_1.replace("/1/", "/2/");
const MATCH = "/multi-match-questions/mm-weather/play/1/";
const TRIAL_QUESTIONS = 6;
const DELETE = /^(?:Delete|حذف)/;
const REVIEW = /Review answers|مراجعة الإجابات/;
const DAILY = "/quiz-play/daily-quiz-play/";
/** As long as a name may be. */
const LONG_NAME = "Maximiliane Alexandrowna Hohen";
const PALETTE = /^(?:Questions|الأسئلة)$/;
const LOOKS = [
  { name: "light-ltr", theme: "light", language: "en" },
  { name: "dark-ltr", theme: "dark", language: "en" },
  { name: "light-rtl", theme: "light", language: "ar" },
  { name: "dark-rtl", theme: "dark", language: "ar" },
] as const;

type Home = Place & { readonly dataFolder: string };
type Shot = { readonly look: (typeof LOOKS)[number]; readonly width: number; readonly number: number };

async function takeShots(browser: Browser, place: Home, { look, width, number }: Shot): Promise<void> {
  const context = await browser.newContext({
    baseURL: place.url,
    viewport: { width, height: width < 500 ? 740 : 900 },
    reducedMotion: "reduce",
  });
  await context.addCookies([
    { name: "theme", value: look.theme, url: place.url },
    { name: "lang", value: look.language, url: place.url },
  ]);
  const shoot = async (page: Page, name: string) => {
    await page.waitForLoadState("networkidle");
    await page.screenshot({
      path: join(FOLDER, `${name}-${width}-${look.name}.png`),
      fullPage: !["play", "palette"].includes(name),
    });
  };
  const visitor = await context.newPage();
  for (const [name, path] of Object.entries(GUEST_SCREENS)) {
    await visitor.goto(path);
    await shoot(visitor, name);
  }
  await shootTrial(visitor, shoot);
  await shootSignUp(visitor, shoot);
  const phone = `+20102${String(number).padStart(7, "0")}`;
  const player = await signUpByPhone(place, {
    // Long where the theme is dark, usual elsewhere.
    name: look.theme === "dark" ? LONG_NAME : "Amelia",
    phone,
    address: `10.9.0.${number}`,
  });
  const page = await signInAs(context, place.url, { ...player, knownModes: [] });
  await player.api.update_profile({ web_language: look.language });
  await allowDefaultLanguage(player);
  await shootStart(page, shoot);
  await playLevel(player, 3);
  await bookmarkEveryKind(player);
  await flyMocks(player);
  for (const [name, path] of Object.entries(SCREENS)) {
    await page.goto(path);
    await shoot(page, name);
  }
  await page.getByRole("button", { name: DELETE }).last().click();
  await page.getByRole("dialog").waitFor();
  await shoot(page, "delete-account");
  await page.goto("/fun-and-learn/fal-weather/");
  await page.locator("main li a[href^='/fun-and-learn/']").first().click();
  await page.getByRole("article").waitFor();
  await shoot(page, "passage");
  await shootQuiz(page, shoot, { path: look.language === "ar" ? ARABIC_LEVEL : LEVEL_1, wrong: 1 });
  await shootQuiz(page, shoot, { path: DAILY, wrong: 0, as: "daily-" });
  await page.goto(SCREENS.daily);
  await shoot(page, "daily-played");
  await shootQuiz(page, shoot, { path: LEVEL_2, wrong: QUESTIONS, as: "failed-" });
  await shootKinds(page, shoot);
  await shootPaper(page, shoot);
  await shootTogether({ browser, context, player, page, place, shoot, number });
  await context.close();
}

type Shoot = (page: Page, name: string) => Promise<void>;

/** What a visitor sees on home from the first tap to the summary. */
async function shootTrial(page: Page, shoot: Shoot): Promise<void> {
  const options = page.locator("button[name='answer']");
  await openAlive(page, "/");
  for (let question = 1; question <= TRIAL_QUESTIONS; question += 1) {
    await options.nth(question % 2).click();
    await page.getByRole("status").filter({ hasText: /./ }).waitFor();
    if (question === 1) await shoot(page, "trial-answer");
    await page.locator("section[aria-labelledby=home-trial] button:not([aria-disabled])").first().click();
  }
  await shoot(page, "trial-summary");
  await page.locator("section[aria-labelledby=home-trial] button:not([aria-disabled])").last().click();
  await shoot(page, "trial-subjects");
}

/** The form for an account: refused, and sent by mail. */
async function shootSignUp(page: Page, shoot: Shoot): Promise<void> {
  await openAlive(page, "/auth/sign-up/");
  await page.locator("main form button[type=submit]").click();
  await shoot(page, "sign-up-refused");
}

/** Start cards of a level and of a mode that a newcomer sees, and home before anything was played. */
async function shootStart(page: Page, shoot: Shoot): Promise<void> {
  await page.goto("/");
  await shoot(page, "home-new");
  for (const [name, path] of Object.entries({ level: LEVEL_1, daily: DAILY, word: WORDS, match: MATCH })) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await shoot(page, `start-${name}`);
  }
  await page.evaluate((modes) => {
    const root = JSON.parse(localStorage.getItem("root") ?? "{}");
    localStorage.setItem("root", JSON.stringify({ ...root, state: { ...root.state, knownModes: modes } }));
  }, MODES_WITH_CARD);
}

type Quiz = { readonly path: string; readonly wrong: number; readonly as?: string };

/** A quiz with this many wrong answers at its start, its result and its review. */
async function shootQuiz(page: Page, shoot: Shoot, { path, wrong, as = "" }: Quiz): Promise<void> {
  const { questions } = await runDuring(page, () => page.goto(path));
  for (const card of questions) {
    await waitForNumber(page, card.number);
    if (card.number === 1) await shoot(page, `${as}play`);
    if (card.number <= wrong) {
      await page.locator("[aria-keyshortcuts]:not([aria-disabled])").first().waitFor();
      await page.keyboard.press(await letterOf(page, "wrong"));
    } else await answerWithKeys(page, card);
    await page.getByRole("button", { name: WAY_ON }).waitFor();
    if (card.number === 1) await shoot(page, `${as}answer`);
    await page.keyboard.press("Enter");
  }
  await page.getByRole("link", { name: REVIEW }).waitFor();
  await shoot(page, `${as}result`);
  await page.getByRole("link", { name: REVIEW }).click();
  await page.getByRole("article").first().waitFor();
  await shoot(page, `${as}review`);
}

/** One question of every kind with several parts, open and answered. */
async function shootKinds(page: Page, shoot: Shoot): Promise<void> {
  const { questions } = await runDuring(page, () => page.goto("/play-bookmark-questions/"));
  for (const card of questions) {
    await waitForNumber(page, card.number);
    // What answers a kind of question is loaded with the first of them.
    await expect(page.locator("main .cc-shimmer")).toHaveCount(0);
    await shoot(page, card.kind);
    await answerWithKeys(page, card);
    await page.getByRole("button", { name: WAY_ON }).waitFor();
    await shoot(page, `${card.kind}-answer`);
    await page.keyboard.press("Enter");
  }
}

/** A paper in any order with an answer and a flag, and its palette. */
async function shootPaper(page: Page, shoot: Shoot): Promise<void> {
  await page.goto(CHALLENGE);
  await waitForNumber(page, 1);
  await page.keyboard.press("A");
  await page.keyboard.press("f");
  const palette = page.getByRole("button", { name: PALETTE });
  if (await palette.isVisible()) await palette.click();
  await shoot(page, "palette");
}

await mkdir(FOLDER, { recursive: true });
const product = await startProduct();
// Commands of an operator find the product by it, from when they are read.
process.env["PRODUCT_DATA"] = product.dataFolder;
const { shootTogether } = await import("./screenshots-together.ts");
const outbox = openOutbox(product.dataFolder);
const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
let number = 0;
const wanted = process.argv.slice(2);
for (const width of [360, 1440]) {
  for (const look of LOOKS) {
    number += 1;
    if (wanted.length > 0 && !wanted.includes(`${width}-${look.name}`)) continue;
    await takeShots(
      browser,
      { url: product.url, dataFolder: product.dataFolder, outbox },
      { look, width, number },
    );
  }
}
await browser.close();
await outbox.close();
await product.stop();
