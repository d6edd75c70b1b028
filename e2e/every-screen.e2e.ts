import type { Page } from "@playwright/test";
import { coveredFocus, faultsOf, hiddenFocus, sidewaysScroll } from "./accessibility.ts";
import { contentHere } from "./content-here.ts";
import { expect, flow } from "./flow.ts";
import { answerWithKeys } from "./answer-keys.ts";
import { answerByKey, LEVEL_1, letterOf, waitForNumber, waitForQuestion, WAY_ON } from "./play.ts";
import { allowDefaultLanguage, type Player } from "./players.ts";
import { bookmarkEveryKind, flyMocks, playLevel } from "./practice.ts";
import { runDuring } from "./runs.ts";
import { halfOf, LOOKS } from "./looks.ts";
import {
  CHALLENGE,
  GUEST_SCREENS,
  MAIN_PLAYER_SCREENS,
  MORE_PLAYER_SCREENS,
  PLAYER_SCREENS,
  PUBLIC_SCREENS,
} from "./screens.ts";

const NOWHERE = "/no-such-waypoint/";
/** Lists of stories with tables, drawings, a film and a document. */
const STORIES = ["/fun-and-learn/fal-weather/", "/fun-and-learn/fal-navigation/"];
/** What links and buttons are called in the two languages. */
const REVIEW = /Review answers|مراجعة الإجابات/;
const PALETTE = /^(?:Questions|الأسئلة)$/;
const HAND_IN = /^(?:Hand in|تسليم)$/;
/** Of one sentence in the middle, by intent: a desk adds nothing to them. */
const MESSAGES: readonly string[] = ["/maintenance/", NOWHERE];
const NARROW = [320, 360];
/** 1,280 × 1,024 px enlarged four times, as WCAG 1.4.10 asks for. */
const ZOOMED = { width: 320, height: 256 };
const MOST_TABS = 40;
/** Every screen has at least the link that skips to its content and one control. */
const FEWEST_STOPS = 2;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await contentHere(page);
}

async function faultsOfScreens(page: Page, paths: readonly string[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    await open(page, path);
    faults.push(...(await faultsOf(page, path, MESSAGES.includes(path) ? NARROW : undefined)));
  }
  return faults;
}

/** A player with mistakes, statistics and bookmarks. */
async function seasoned(newPlayer: () => Promise<Player>): Promise<Player> {
  const player = await allowDefaultLanguage(await newPlayer());
  await playLevel(player, 2);
  await bookmarkEveryKind(player);
  await flyMocks(player);
  return player;
}

for (const [round, { theme, language }] of LOOKS.entries()) {
  // The texts of the public pages share one screen: all of them in English, one of them in Arabic.
  const isEnglish = language === "en";
  const look = `${theme}, ${language === "ar" ? "right to left" : "left to right"}`;

  flow.describe(look, () => {
    // Every animation at its end: axe reads colours, which must not be half way.
    flow.use({ contextOptions: { reducedMotion: "reduce" } });
    flow.beforeEach(async ({ context, product }) => {
      flow.slow();
      await context.addCookies([
        { name: "theme", value: theme, url: product.url },
        { name: "lang", value: language, url: product.url },
      ]);
    });

    flow(`visitors' screens are accessible and never scroll sideways: ${look}`, async ({ page }) => {
      const shared = isEnglish ? PUBLIC_SCREENS : ["/", "/faq/"];
      const paths = [...shared, ...halfOf([...GUEST_SCREENS, NOWHERE], round)];
      expect(await faultsOfScreens(page, paths)).toEqual([]);
    });

    flow(
      `players' screens are accessible and never scroll sideways: ${look}`,
      async ({ newPlayer, signIn }) => {
        const page = await signIn(await seasoned(newPlayer));
        expect(await faultsOfScreens(page, halfOf(["/", ...MAIN_PLAYER_SCREENS], round))).toEqual([]);
      },
    );

    flow(`a question, its answer, the result and the review are accessible: ${look}`, async ({ signIn }) => {
      const page = await signIn();
      const faults: string[] = [];
      await open(page, LEVEL_1);
      for (let number = 1; number <= 10; number += 1) {
        await waitForNumber(page, number);
        await page.keyboard.press(await letterOf(page, number === 1 ? "wrong" : "right"));
        await expect(page.getByRole("button", { name: WAY_ON })).toBeFocused();
        if (number <= 2) faults.push(...(await faultsOf(page, `answer ${number}`)));
        await page.keyboard.press("Enter");
      }
      const review = page.getByRole("link", { name: REVIEW });
      await review.waitFor();
      faults.push(...(await faultsOf(page, "result")));
      await review.click();
      await page.getByRole("article").first().waitFor();
      faults.push(...(await faultsOf(page, "review")));
      expect(faults).toEqual([]);
    });

    // Left to right they have nothing to show yet, right to left they have.
    flow(
      `screens of modes are accessible and never scroll sideways: ${look}`,
      async ({ newPlayer, signIn }) => {
        const page = await signIn(language === "ar" ? await seasoned(newPlayer) : await newPlayer());
        expect(await faultsOfScreens(page, halfOf(MORE_PLAYER_SCREENS, round))).toEqual([]);
      },
    );

    flow(`every kind of question and its answer are accessible: ${look}`, async ({ newPlayer, signIn }) => {
      const player = await newPlayer();
      await bookmarkEveryKind(player);
      const page = await signIn(player);
      const faults: string[] = [];
      const { questions } = await runDuring(page, () => open(page, "/play-bookmark-questions/"));
      const looked = halfOf(
        questions.toSorted((a, b) => a.kind.localeCompare(b.kind)),
        round,
      );
      for (const card of questions) {
        await waitForNumber(page, card.number);
        const isLookedAt = looked.includes(card);
        if (isLookedAt) faults.push(...(await faultsOf(page, card.kind)));
        await answerWithKeys(page, card);
        await expect(page.getByRole("button", { name: WAY_ON })).toBeFocused();
        if (isLookedAt) faults.push(...(await faultsOf(page, `${card.kind}, answered`)));
        await page.keyboard.press("Enter");
      }
      await page.getByRole("link", { name: REVIEW }).click();
      await expect(page.getByRole("article")).toHaveCount(questions.length);
      faults.push(...(await faultsOf(page, "review of every kind")));
      expect(faults).toEqual([]);
    });

    flow(`stories to read and to watch are accessible: ${look}`, async ({ newPlayer, signIn }) => {
      const page = await signIn(await allowDefaultLanguage(await newPlayer()));
      const faults: string[] = [];
      for (const list of STORIES) {
        await open(page, list);
        const links = page.getByRole("main").locator(`li a[href^='${list}']`);
        await links.first().waitFor();
        const addresses = await Promise.all((await links.all()).map((link) => link.getAttribute("href")));
        for (const address of halfOf(addresses, round)) {
          await open(page, address ?? "");
          await expect(page.getByRole("article")).toBeVisible();
          faults.push(...(await faultsOf(page, address ?? "")));
        }
      }
      expect(faults).toEqual([]);
    });

    flow(`palette and hand-in of a paper are accessible: ${look}`, async ({ signIn }) => {
      const page = await signIn();
      const faults: string[] = [];
      await page.setViewportSize({ width: 360, height: 740 });
      await open(page, CHALLENGE);
      await page.getByRole("button", { name: PALETTE }).click();
      await page.getByRole("dialog").waitFor();
      faults.push(...(await faultsOf(page, "palette", NARROW)));
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: HAND_IN }).first().click();
      await page.getByRole("dialog").waitFor();
      faults.push(...(await faultsOf(page, "hand in")));
      expect(faults).toEqual([]);
    });
  });
}

flow(
  "enlarged four times, whatever the Tab key reaches is seen and shows that it has the focus",
  async ({ newPlayer, signIn }) => {
    flow.slow();
    const player = await newPlayer();
    await playLevel(player, 2);
    const page = await signIn(player);
    await page.setViewportSize(ZOOMED);
    const faults: string[] = [];
    for (const path of ["/", ...PLAYER_SCREENS]) {
      await open(page, path);
      faults.push(...(await sidewaysScroll(page, path)));
      for (let presses = 0; presses < MOST_TABS; presses += 1) {
        await page.keyboard.press("Tab");
        const hidden = await hiddenFocus(page);
        if (hidden === "left" && presses >= FEWEST_STOPS) break;
        const covered = await coveredFocus(page);
        if (hidden !== null) faults.push(`${path}: ${hidden}`);
        if (covered !== null) faults.push(`${path}: ${covered}`);
      }
    }
    expect(faults).toEqual([]);
  },
);

flow("enlarged four times, a question is answered and gone on from", async ({ signIn }) => {
  const page = await signIn();
  await page.setViewportSize(ZOOMED);
  await page.goto(LEVEL_1);
  await waitForQuestion(page, 1);
  await answerByKey(page, "right");
  const next = page.getByRole("button", { name: "Next question" });
  await expect(next).toBeFocused();
  await expect(
    page.getByRole("region", { name: "Answer", exact: true }).getByText("Right!"),
  ).toBeInViewport();
  await page.keyboard.press("Shift+Tab");
  expect(await coveredFocus(page)).toBeNull();
  await next.click();
  await waitForQuestion(page, 2);
});
