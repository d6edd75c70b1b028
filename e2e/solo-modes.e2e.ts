import type { Page } from "@playwright/test";
import { answerWithKeys } from "./answer-keys.ts";
import { expect, flow } from "./flow.ts";
import { cutNetwork } from "./network.ts";
import { chooseEarlierDay, follow, tabTo, WAY_ON, waitForNumber } from "./play.ts";
import { allowDefaultLanguage, type Player } from "./players.ts";
import { bookmarkEveryKind, playLevel } from "./practice.ts";
import { runDuring, type Card, type Run } from "./runs.ts";

type SoloMode = {
  readonly id: string;
  /** Where the player starts. */
  readonly from: string;
  /** The links they follow from there to the first question, as CSS selectors. */
  readonly links: readonly string[];
  /** What is chosen on the screen with the last of them before it is there. */
  readonly choose?: (page: Page) => Promise<void>;
  /** What the player did before. */
  readonly before?: (player: Player) => Promise<void>;
  /** What is looked at while the first question is open, and after its answer. */
  readonly atFirst?: (page: Page, card: Card) => Promise<void>;
  readonly afterFirst?: (page: Page) => Promise<void>;
  readonly atEnd?: (page: Page, run: Run) => Promise<void>;
};

/** The question that is reloaded, and the one whose answer meets no network. */
const RELOADED = 2;
const CUT = 3;
const NETWORK_AWAY = "انقطعت الشبكة. إجابتك محفوظة وسترسل فور عودتها.";
/** What is said in a clip, in writing. */
const SPOKEN = "ما قيل";
const MULTI_MATCH = "/multi-match-questions/mm-weather/";

const MODES: readonly SoloMode[] = [
  {
    id: "quiz_zone",
    from: "/quiz-zone/",
    links: [
      "a[href='/quiz-zone/human-performance/']",
      "a[href='/quiz-zone/human-performance/flight-physiology/levels/']",
      "a[href$='/play/1/']",
    ],
  },
  {
    id: "daily_quiz",
    from: "/quiz-play/daily-quiz-dashboard/",
    links: ["a[href='/quiz-play/daily-quiz-play/']"],
  },
  {
    id: "daily_archive",
    from: "/quiz-play/daily-quiz-dashboard/",
    links: ["a[href^='/quiz-play/daily-quiz-play/2']"],
    choose: chooseEarlierDay,
  },
  {
    id: "true_and_false",
    from: "/learn/",
    links: ["a[href='/quiz-play/true-and-false-play/']"],
    atFirst: waitAfterAnswers,
  },
  {
    id: "fun_and_learn",
    from: "/fun-and-learn/",
    links: [
      "a[href='/fun-and-learn/fal-weather/']",
      "a[href^='/fun-and-learn/fal-weather/']:not([href$='/fal-weather/'])",
      "a[href$='/play/']",
    ],
  },
  {
    id: "guess_the_word",
    from: "/guess-the-word/",
    links: ["a[href='/guess-the-word/word-aircraft/play/']"],
  },
  {
    id: "audio_questions",
    from: "/audio-questions/",
    links: ["a[href='/audio-questions/audio-atis/play/']"],
    atFirst: listen,
    afterFirst: async (page) => {
      await expect(page.getByRole("region", { name: SPOKEN })).toBeVisible();
    },
  },
  {
    id: "audio_with_transcript",
    from: "/audio-questions/",
    links: ["a[href='/audio-questions/audio-atis/play/?transcript=1']"],
    atFirst: async (page) => {
      await expect(page.getByRole("region", { name: SPOKEN })).toBeVisible();
    },
  },
  {
    id: "math_mania",
    from: "/math-mania/",
    links: ["a[href='/math-mania/math-mass-and-balance/play/']"],
    atEnd: async (_page, { questions }) => {
      expect(questions.every(({ is_generated: isGenerated }) => isGenerated)).toBe(true);
    },
  },
  {
    id: "multi_match",
    from: "/multi-match-questions/",
    links: [`a[href='${MULTI_MATCH}levels/']`, `a[href='${MULTI_MATCH}play/1/']`],
    atEnd: async (page) => {
      await expect(page.getByText(/100\u200E?%/).first()).toBeVisible();
      await follow(page, `a[href='${MULTI_MATCH}play/2/']`);
      await waitForNumber(page, 1);
    },
  },
  {
    id: "bookmarks",
    from: "/profile/play-bookmark-questions/",
    links: ["a[href^='/play-bookmark-questions/']"],
    before: bookmarkEveryKind,
  },
  {
    id: "wrong_answers",
    from: "/profile/statistics/",
    links: ["a[href='/profile/practice/wrong-answers/']"],
    before: (player) => playLevel(player, 4),
  },
];

/** Plays the clip of the question, starts it again, and turns its speed up and down. */
async function listen(page: Page): Promise<void> {
  const clip = page.locator("audio");
  const timeOf = () => clip.evaluate((audio: HTMLAudioElement) => audio.currentTime);
  const speedOf = () => clip.evaluate((audio: HTMLAudioElement) => audio.playbackRate);
  await expect.poll(() => clip.evaluate((audio: HTMLAudioElement) => audio.readyState)).toBeGreaterThan(0);
  await page.keyboard.press("p");
  await expect.poll(timeOf).toBeGreaterThan(0.5);
  await page.keyboard.press("p");
  await expect(clip).toHaveJSProperty("paused", true);
  const paused = await timeOf();
  await clip.evaluate((audio: HTMLAudioElement) => {
    audio.addEventListener("seeked", () => audio.setAttribute("data-from", String(audio.currentTime)));
  });
  await page.keyboard.press("r");
  await expect
    .poll(async () => Number((await clip.getAttribute("data-from")) ?? paused))
    .toBeLessThan(paused);
  await expect.poll(timeOf).toBeGreaterThan(0);
  await page.keyboard.press(".");
  await expect.poll(speedOf).toBe(1.25);
  await page.keyboard.press(",");
  await page.keyboard.press(",");
  await expect.poll(speedOf).toBe(0.75);
}

for (const mode of MODES) {
  flow(
    `${mode.id} is played to its end by keyboard in Arabic at 360 pixels, through a reload and a network cut`,
    async ({ newPlayer, signIn, context, product }) => {
      flow.slow();
      const player = await allowDefaultLanguage(await newPlayer());
      await mode.before?.(player);
      await context.addCookies([{ name: "lang", value: "ar", url: product.url }]);
      const page = await signIn(player);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(mode.from);
      for (const link of mode.links.slice(0, -1)) await follow(page, link);
      await mode.choose?.(page);
      const run = await runDuring(page, () => follow(page, mode.links.at(-1) ?? ""));

      const { questions } = run;
      const cut = Math.min(CUT, questions.length);
      let deadline: string | null = null;
      for (const card of questions) {
        const isLast = card.number === questions.length;
        await waitForNumber(page, card.number);
        if (card.number === 1) await mode.atFirst?.(page, card);
        if (card.number === RELOADED) await reloadOn(page, { run, card, deadline });
        if (card.number === cut) await cutNetwork(page);
        await answerWithKeys(page, card);
        if (card.number === cut) {
          await expect(page.getByText(NETWORK_AWAY)).toBeVisible();
          await context.setOffline(false);
        }
        await expect(page.getByRole("button", { name: WAY_ON })).toBeFocused();
        await expect(page.getByText(NETWORK_AWAY)).toBeHidden();
        if (card.number === 1) await mode.afterFirst?.(page);
        if (!isLast) deadline = await goOn(page);
      }
      const finished = page.waitForResponse(/\/api\/finish_attempt$/);
      await page.keyboard.press("Enter");
      await expect(page.locator(`a[href='/review/${run.attempt_id}/']`)).toBeVisible();
      expect((await (await finished).json()).data).toMatchObject({ mode: mode.id, blank: 0 });
      await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
      await mode.atEnd?.(page, run);
    },
  );
}

/** Statements come one after the other by themselves; whoever wants time for each says so, with keys alone. */
async function waitAfterAnswers(page: Page): Promise<void> {
  const waits = page.getByRole("switch", { name: "انتظر بعد كل إجابة" });
  await tabTo(page, waits);
  await page.keyboard.press("Space");
  await expect(waits).toBeChecked();
}

/** Goes on to the next question; answers its deadline. */
async function goOn(page: Page): Promise<string> {
  const opened = page.waitForResponse(/\/api\/open_question$/);
  await page.keyboard.press("Enter");
  return (await (await opened).json()).data.deadline;
}

type Place = { readonly run: Run; readonly card: Card; readonly deadline: string | null };

/** Reloads on a question and finds the same paper, question and deadline again. */
async function reloadOn(page: Page, { run, card, deadline }: Place): Promise<void> {
  const again = await runDuring(page, () => page.reload());
  await waitForNumber(page, card.number);
  expect(again.attempt_id).toBe(run.attempt_id);
  expect(again.questions).toEqual(run.questions);
  expect(again.current_question_id).toBe(card.question_id);
  const state = again.states.find(({ question_id: id }) => id === card.question_id);
  expect(state?.deadline).toBe(deadline);
}

flow("a letter that is taken back leaves the focus where it was", async ({ signIn }) => {
  const page = await signIn();
  await page.goto("/guess-the-word/word-aircraft/play/");
  await waitForNumber(page, 1);
  await page.getByRole("region", { name: "Letters" }).getByRole("button").first().press("Enter");
  await page.getByRole("button", { name: /^Letter 1: ., take back$/ }).press("Enter");
  // An answer of two words has two first letters.
  await expect(page.getByRole("button", { name: "Letter 1: empty" }).first()).toBeFocused();
});
