// node e2e/screenshots.ts   pictures of the main screens in test-results/screens; not part of the tests
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { openOutbox } from "@crosscheck/testkit/outbox";
import { chromium, type Browser, type Page } from "@playwright/test";
import { signInAs } from "./flow.ts";
import { answerWithKeys } from "./answer-keys.ts";
import { LEVEL_1, LEVELS, letterOf, QUESTIONS, WAY_ON, waitForNumber } from "./play.ts";
import { signUpByPhone, type Place } from "./players.ts";
import { bookmarkEveryKind, playLevel } from "./practice.ts";
import { startProduct } from "./product.ts";
import { runDuring } from "./runs.ts";
import { AUDIO, CHALLENGE, MATHS, WORDS } from "./screens.ts";

const FOLDER = join(import.meta.dirname, "../test-results/screens");
const SCREENS = {
  home: "/",
  zone: "/quiz-zone/",
  levels: LEVELS,
  daily: "/quiz-play/daily-quiz-dashboard/",
  passages: "/fun-and-learn/fal-weather/",
  word: WORDS,
  audio: AUDIO,
  math: MATHS,
  "self-challenge": "/self-learning/",
  statistics: "/profile/statistics/",
  bookmarks: "/profile/play-bookmark-questions/",
  profile: "/profile/",
  settings: "/profile/settings/",
};
const ARABIC_LEVEL = "/quiz-zone/human-performance/flight-physiology/play/1/";
const GUEST_SCREENS = {
  guest: "/",
  login: "/auth/login/",
  "sign-up": "/auth/sign-up/",
  lost: "/no-such-waypoint/",
};
const REVIEW = /Review answers|مراجعة الإجابات/;
const PALETTE = /^(?:Questions|الأسئلة)$/;
const LOOKS = [
  { name: "light-ltr", theme: "light", language: "en" },
  { name: "dark-ltr", theme: "dark", language: "en" },
  { name: "light-rtl", theme: "light", language: "ar" },
  { name: "dark-rtl", theme: "dark", language: "ar" },
] as const;

type Shot = { readonly look: (typeof LOOKS)[number]; readonly width: number; readonly number: number };

async function takeShots(browser: Browser, place: Place, { look, width, number }: Shot): Promise<void> {
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
  const phone = `+20102${String(number).padStart(7, "0")}`;
  const player = await signUpByPhone(place, { name: "Amelia", phone, address: `10.9.0.${number}` });
  await playLevel(player, 3);
  await bookmarkEveryKind(player);
  const page = await signInAs(context, place.url, player);
  for (const [name, path] of Object.entries(SCREENS)) {
    await page.goto(path);
    await shoot(page, name);
  }
  await page.goto("/fun-and-learn/fal-weather/");
  await page.locator("li a[href^='/fun-and-learn/']").first().click();
  await page.getByRole("article").waitFor();
  await shoot(page, "passage");
  await shootQuiz(page, shoot, look.language === "ar" ? ARABIC_LEVEL : LEVEL_1);
  await shootKinds(page, shoot);
  await shootPaper(page, shoot);
  await context.close();
}

type Shoot = (page: Page, name: string) => Promise<void>;

/** A quiz with a wrong answer, its result and its review. */
async function shootQuiz(page: Page, shoot: Shoot, level: string): Promise<void> {
  await page.goto(level);
  for (let question = 1; question <= QUESTIONS; question += 1) {
    await waitForNumber(page, question);
    await page.locator("[aria-keyshortcuts]:not([aria-disabled])").first().waitFor();
    if (question === 1) await shoot(page, "play");
    await page.keyboard.press(await letterOf(page, question === 1 ? "wrong" : "right"));
    await page.getByRole("button", { name: WAY_ON }).waitFor();
    if (question === 1) await shoot(page, "answer");
    await page.keyboard.press("Enter");
  }
  await page.getByRole("link", { name: REVIEW }).waitFor();
  await shoot(page, "result");
  await page.getByRole("link", { name: REVIEW }).click();
  await page.getByRole("article").first().waitFor();
  await shoot(page, "review");
}

/** One question of every kind with several parts, open and answered. */
async function shootKinds(page: Page, shoot: Shoot): Promise<void> {
  const { questions } = await runDuring(page, () => page.goto("/play-bookmark-questions/"));
  for (const card of questions) {
    await waitForNumber(page, card.number);
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
const outbox = openOutbox(product.dataFolder);
const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
let number = 0;
for (const width of [360, 1440]) {
  for (const look of LOOKS) {
    number += 1;
    await takeShots(browser, { url: product.url, outbox }, { look, width, number });
  }
}
await browser.close();
await outbox.close();
await product.stop();
