import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, flow } from "./flow.ts";
import { answerByKey, LEVEL_1, letterOf, waitForQuestion } from "./play.ts";
import { GUEST_SCREENS, PLAYER_SCREENS, PUBLIC_SCREENS } from "./screens.ts";

const LOOKS = [
  { theme: "light", language: "en" },
  { theme: "light", language: "ar" },
  { theme: "dark", language: "en" },
  { theme: "dark", language: "ar" },
] as const;
const WIDTHS = [320, 360, 1440];
/** What the buttons and links are called in the two languages. */
const WAY_ON = /Next question|See your result|السؤال التالي|اعرض نتيجتك/;
const REVIEW = /Review answers|مراجعة الإجابات/;
const ARABIC = new Intl.NumberFormat("ar-EG");
const RULES = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];

/** Serious findings of axe, and widths at which the page scrolls sideways. */
async function faultsOf(page: Page, where: string): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const faults = violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${where}: ${id} at ${target.join(" ")}`));
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const { wide, widest } = await page.evaluate(() => {
      const limit = document.documentElement.clientWidth;
      const tooWide = [...document.querySelectorAll("body *")].find(
        (element) =>
          element.getBoundingClientRect().right > limit + 1 || element.getBoundingClientRect().left < -1,
      );
      return { wide: document.documentElement.scrollWidth > limit, widest: tooWide?.outerHTML.slice(0, 120) };
    });
    if (wide) faults.push(`${where}: scrolls sideways at ${width} px because of ${widest}`);
  }
  return faults;
}

/** Opens a screen and waits until its content is there. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0);
}

for (const { theme, language } of LOOKS) {
  // The texts of the public pages share one screen: all of them in one look, one of them in the others.
  const isFirstLook = theme === "light" && language === "en";
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
      const faults: string[] = [];
      for (const path of [
        ...(isFirstLook ? PUBLIC_SCREENS : ["/", "/faq/"]),
        ...GUEST_SCREENS,
        "/no-such-waypoint/",
      ]) {
        await open(page, path);
        faults.push(...(await faultsOf(page, path)));
      }
      expect(faults).toEqual([]);
    });

    flow(`players' screens are accessible and never scroll sideways: ${look}`, async ({ signIn }) => {
      const page = await signIn();
      const faults: string[] = [];
      for (const path of ["/", ...PLAYER_SCREENS]) {
        await open(page, path);
        faults.push(...(await faultsOf(page, path)));
      }
      expect(faults).toEqual([]);
    });

    flow(`a question, its answer, the result and the review are accessible: ${look}`, async ({ signIn }) => {
      const page = await signIn();
      const faults: string[] = [];
      await open(page, LEVEL_1);
      for (let number = 1; number <= 10; number += 1) {
        const shown = new RegExp(` (${number}|${ARABIC.format(number)})\\.`);
        await page.getByRole("heading", { level: 1, name: shown }).waitFor();
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
  });
}

flow("the play screen is usable at 320 pixels", async ({ signIn }) => {
  const page = await signIn();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(LEVEL_1);
  await waitForQuestion(page, 1);
  await answerByKey(page, "right");
  await page.getByRole("button", { name: "Next question" }).click();
  await waitForQuestion(page, 2);
});
