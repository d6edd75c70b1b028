import type { BrowserContext, Page } from "@playwright/test";
import { faultsOf, findingsOf } from "./accessibility.ts";
import { answer, ON_PHONE, QUESTIONS as ROUNDS, shortenBattles, waysOn } from "./battles.ts";
import { rightOptions } from "./content.ts";
import { makeContest } from "./contests.ts";
import { expect, flow, signInAs } from "./flow.ts";
import { ARABIC_LEVEL, answerByKey, LEVEL_1, optionsOf, waitForNumber, waitForQuestion } from "./play.ts";
import type { Player } from "./players.ts";
import { playByCalls } from "./runs.ts";
import { MOCK } from "./screens.ts";

const PHONE = { width: 360, height: 740 };

/** What the device was asked to do so far. */
type Felt = {
  readonly tones: number;
  readonly buzzes: number;
  readonly flights: number;
  readonly showers: number;
};

/** Counts tones, vibrations, what flies and what confetti is drawn on, on every page of a browser. */
async function feel(context: BrowserContext): Promise<(page: Page) => Promise<Felt>> {
  await context.addInitScript(() => {
    const felt = { tones: 0, buzzes: 0, flights: 0, showers: 0 };
    Object.assign(globalThis, { felt });
    const count = (prototype: object, method: string, name: "tones" | "flights" | "showers") => {
      const whole: unknown = Reflect.get(prototype, method);
      Reflect.set(prototype, method, function (this: unknown, ...how: unknown[]): unknown {
        felt[name] += 1;
        return typeof whole === "function" ? whole.apply(this, how) : undefined;
      });
    };
    count(OscillatorNode.prototype, "start", "tones");
    count(Element.prototype, "animate", "flights");
    count(HTMLCanvasElement.prototype, "getContext", "showers");
    navigator.vibrate = () => {
      felt.buzzes += 1;
      return true;
    };
  });
  return (page) => page.evaluate(() => ({ ...(Reflect.get(globalThis, "felt") as Felt) })); // set above
}

function sheetOf(page: Page) {
  return page.getByRole("region", { name: "Answer", exact: true });
}

flow.describe("with motion", () => {
  flow.use({ viewport: PHONE, contextOptions: { reducedMotion: "no-preference" } });

  flow(
    "sound is offered once, heard and felt when it is chosen, and a switch from then on",
    async ({ context, signIn }) => {
      const felt = await feel(context);
      const page = await signIn();
      await page.goto(LEVEL_1);
      await waitForQuestion(page, 1);
      await answerByKey(page, "wrong");
      const offer = page.getByRole("group", { name: "Hear and feel your answers?" });
      await expect(sheetOf(page)).toContainText("-1 point");
      await expect(offer).toBeHidden();
      await page.keyboard.press("Enter");

      await waitForQuestion(page, 2);
      await answerByKey(page, "right");
      await expect(sheetOf(page)).toContainText("+4 points");
      await expect
        .poll(async () => (await felt(page)).flights, "the points fly to the score")
        .toBeGreaterThan(0);
      expect(await felt(page)).toMatchObject({ tones: 0, buzzes: 0 });
      expect(await faultsOf(page, "sound is offered")).toEqual([]);
      await page.setViewportSize(PHONE);
      await expect(page.getByRole("button", { name: "Next question" })).toBeInViewport({ ratio: 1 });
      await offer.getByRole("button", { name: "Sound on" }).press("Enter");
      await expect(offer).toBeHidden();
      await expect(page.getByRole("button", { name: "Next question" })).toBeFocused();
      await expect.poll(() => felt(page)).toMatchObject({ tones: 2, buzzes: 1 });
      const toggle = page.getByRole("button", { name: "Sound and vibration" });
      await expect(toggle).toHaveAttribute("aria-pressed", "true");
      await page.keyboard.press("Enter");

      await waitForQuestion(page, 3);
      await answerByKey(page, "right");
      await expect(offer).toBeHidden();
      await expect.poll(() => felt(page)).toMatchObject({ tones: 4, buzzes: 2 });
      await page.keyboard.press("Enter");

      // Three in a row have a sound of their own.
      await waitForQuestion(page, 4);
      await answerByKey(page, "right");
      await expect(sheetOf(page)).toContainText("Three in a row");
      await expect.poll(() => felt(page)).toMatchObject({ tones: 8, buzzes: 3 });
      await toggle.press("Enter");
      await expect(toggle).toHaveAttribute("aria-pressed", "false");
      await page.reload();
      await waitForQuestion(page, 5);
      await expect(toggle).toHaveAttribute("aria-pressed", "false");
      await answerByKey(page, "right");
      await expect(offer).toBeHidden();
      await expect(sheetOf(page)).not.toContainText("in a row");
      expect(await felt(page)).toMatchObject({ tones: 0, buzzes: 0 });
    },
  );
});

/** Flies a level without a fault, and opens its result with sound on. */
async function openResult(page: Page, { api, ...player }: Player, url: string): Promise<void> {
  await page.evaluate(() => {
    const root = JSON.parse(localStorage.getItem("root") ?? "{}");
    root.state.sound = true;
    localStorage.setItem("root", JSON.stringify(root));
  });
  const level = await api.get_questions_by_level({
    category: "human-performance",
    subcategory: "flight-physiology",
    level: 1,
  });
  const run = await playByCalls({ api, ...player }, level, (card) => rightOptions(card)?.[0] ?? "");
  await page.goto(`${url}/resume/${run.attempt_id}/`);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
}

for (const { motion, showers } of [
  { motion: "no-preference", showers: 1 },
  { motion: "reduce", showers: 0 },
] as const)
  flow(
    `confetti falls for the first pass of a level and for no other, motion: ${motion}`,
    async ({ openContext, product, newPlayer }) => {
      const context = await openContext({ reducedMotion: motion });
      const felt = await feel(context);
      const player = await newPlayer();
      const page = await signInAs(context, product.url, player);
      await openResult(page, player, product.url);
      // Five tones of a win, whoever wants less motion.
      await expect.poll(() => felt(page)).toMatchObject({ tones: 5, showers });
      await openResult(page, player, product.url);
      await expect.poll(() => felt(page)).toMatchObject({ tones: 5, showers: 0 });
    },
  );

flow.describe("without motion", () => {
  flow.use({ viewport: PHONE, contextOptions: { reducedMotion: "reduce" } });

  flow(
    "nothing flies for who wants less motion, and who keeps it quiet is not asked again",
    async ({ context, signIn }) => {
      const felt = await feel(context);
      const page = await signIn();
      await page.goto(LEVEL_1);
      for (const number of [1, 2, 3]) {
        await waitForQuestion(page, number);
        await answerByKey(page, "right");
        const quiet = page.getByRole("button", { name: "Keep quiet" });
        if (number === 1) await quiet.press("Enter");
        await expect(quiet).toBeHidden();
        await page.keyboard.press("Enter");
      }
      expect(await felt(page)).toEqual({ tones: 0, buzzes: 0, flights: 0, showers: 0 });
    },
  );

  flow(
    "the moment reads from right to left in Arabic, on a phone in the dark",
    async ({ context, signIn, product }) => {
      await context.addCookies([
        { name: "lang", value: "ar", url: product.url },
        { name: "theme", value: "dark", url: product.url },
      ]);
      const page = await signIn();
      await page.goto(ARABIC_LEVEL);
      await waitForNumber(page, 1);
      await optionsOf(page).first().press("Enter");
      const sheet = page.getByRole("region", { name: "الإجابة", exact: true });
      await expect(sheet).toBeVisible();
      await expect(sheet.getByRole("button", { name: "السؤال التالي" })).toBeFocused();
      expect(await faultsOf(page, "an Arabic moment")).toEqual([]);
      await page.setViewportSize(PHONE);
      const box = await sheet.boundingBox();
      expect(box?.height).toBeLessThanOrEqual(PHONE.height * 0.65);
    },
  );

  flow("in a mock exam nothing is told, flies or sounds", async ({ context, signIn }) => {
    const felt = await feel(context);
    const page = await signIn();
    await page.evaluate(() => {
      const root = JSON.parse(localStorage.getItem("root") ?? "{}");
      root.state.sound = true;
      localStorage.setItem("root", JSON.stringify(root));
    });
    await page.goto(MOCK);
    await page.getByRole("radio", { name: /quarter/i }).check({ force: true });
    await page.getByRole("button", { name: "Start the exam" }).press("Enter");
    await waitForNumber(page, 1);
    const stored = page.waitForResponse(/\/api\/submit_answer$/);
    await page.keyboard.press("A");
    await stored;
    await expect(optionsOf(page).first()).toHaveAttribute("aria-pressed", "true");
    await expect(sheetOf(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Sound and vibration" })).toHaveCount(0);
    expect(await felt(page)).toEqual({ tones: 0, buzzes: 0, flights: 0, showers: 0 });
  });

  flow("a contest says that an answer is taken, and no more", async ({ context, ownProduct, newPlayer }) => {
    const felt = await feel(context);
    const product = await ownProduct();
    const contestId = await makeContest(product, { lengthMs: 3_600_000, question_count: 5 });
    const player = await newPlayer(product);
    const page = await signInAs(context, product.url, player);
    await page.goto(`${product.url}/contest-play/${contestId}/`);
    await page.getByRole("button", { name: "Enter for 20 coins" }).press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Enter for 20 coins" }).press("Enter");
    await waitForNumber(page, 1);
    await page.keyboard.press("A");
    await waitForNumber(page, 2);
    await expect(page.getByRole("status").filter({ hasText: "Question 1: answer taken" })).toBeVisible();
    await expect(sheetOf(page)).toHaveCount(0);
    await expect(page.getByRole("main")).not.toContainText(/Right!|Not right|\d points?\b/);
    expect(await felt(page)).toMatchObject({ tones: 0, buzzes: 0 });
    expect(await faultsOf(page, "a contest")).toEqual([]);
  });
});

flow(
  "a battle tells after each question who was right and faster, and the rule",
  async ({ openContext, product, newPlayer }) => {
    const player = await newPlayer();
    await shortenBattles(player);
    const page = await signInAs(await openContext(ON_PHONE), product.url, player);
    await page.goto("/random-battle/");
    await page.getByLabel("Subject").selectOption({ label: "Air law" });
    await page.getByRole("button", { name: "Play against the bot" }).click();
    await page.waitForURL("**/battle/**");
    const moment = page.locator(".bt-moment");
    for (let number = 1; number <= ROUNDS; number += 1) {
      await waitForNumber(page, number);
      await expect(moment).toHaveCount(0);
      await answer(page, number === 1 ? "right" : "a");
      await expect(moment).toContainText(/right/i);
      await expect(moment).toBeInViewport({ ratio: 1 });
      // Said to who does not see it, and its rule is a sentence of the question's explanation.
      const rule = await moment.locator(".bt-moment-rule").innerText();
      expect(rule.length).toBeGreaterThan(10);
      await expect(page.locator("output").filter({ hasText: rule.slice(0, 12) })).toHaveCount(1);
      if (number === 1) expect(await findingsOf(page, "a question that is told")).toEqual([]);
    }
    await expect(waysOn(page)).toBeVisible();
    const ways = waysOn(page);
    await page.setViewportSize(PHONE);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(ways.locator(".bg-action")).toHaveCount(1);
    await expect(ways.locator(".bg-action")).toBeInViewport({ ratio: 1 });
    await expect(ways.getByRole("link", { name: "Review answers" })).toBeInViewport({ ratio: 1 });
  },
);
