import type { Page } from "@playwright/test";
import { faultsOf, findingsOf } from "./accessibility.ts";
import { PHONE, pressByKey, speak } from "./arabic-phone.ts";
import { contentHere } from "./content-here.ts";
import { expect, flow, signInAs } from "./flow.ts";
import { optionsOf, waitForNumber } from "./play.ts";
import { MOCK } from "./screens.ts";
import { runDuring } from "./runs.ts";

/** A topic whose questions are written in Arabic too; all have options to strike out. */
const PAPER = "/self-learning/play/?topics=human-performance&questions=5&minutes=10";
const WORDS = "Check the altimeter";

/** A page as wide as a desk's is when it is enlarged four times. */
const ENLARGED = { width: 320, height: 256 };

async function faultsWhenEnlarged(page: Page, where: string): Promise<readonly string[]> {
  const before = page.viewportSize() ?? ENLARGED;
  const faults = await faultsOf(page, where, [320, 360]);
  await page.setViewportSize(before);
  return faults;
}

flow.describe("on a narrow phone in Arabic", () => {
  flow.use(PHONE);

  flow(
    "what is struck out and noted by keyboard is there after a reload and in another browser",
    async ({ newPlayer, signIn, context, product, browser }) => {
      await speak(context, product.url, "ar");
      const player = await newPlayer();
      const page = await signIn(player);
      const faults: string[] = [];
      const run = await runDuring(page, () => page.goto(PAPER));
      const [first] = run.questions;
      expect(first?.kind).toBe("single");
      await waitForNumber(page, 1);
      await contentHere(page);

      const strike = (letter: string) =>
        page.getByRole("button", { name: new RegExp(`اشطب الخيار .?${letter}`) });
      await page.keyboard.press("Shift+B");
      await expect(strike("B")).toHaveAttribute("aria-pressed", "true");
      await pressByKey(page, strike("C"), " ");
      await page.keyboard.press("a");
      await expect(optionsOf(page).first()).toHaveAttribute("aria-pressed", "true");
      await page.keyboard.press("n");
      const note = page.getByRole("textbox", { name: "ملاحظتك" });
      await expect(note).toBeFocused();
      const stored = page.waitForResponse(
        (response) =>
          response.url().endsWith("/api/set_question_note") &&
          (response.request().postData() ?? "").includes(WORDS),
      );
      await page.keyboard.type(WORDS);
      await stored;
      await expect(page.getByText("تم الحفظ")).toHaveCount(2);
      faults.push(...(await findingsOf(page, "struck out and noted")));
      await page.keyboard.press("Escape");
      await expect(page.getByRole("button", { name: "ملاحظة، مكتوبة" })).toBeFocused();

      await page.reload();
      await waitForNumber(page, 1);
      await expect(strike("B")).toHaveAttribute("aria-pressed", "true");
      await expect(strike("C")).toHaveAttribute("aria-pressed", "true");
      await expect(optionsOf(page).first()).toHaveAttribute("aria-pressed", "true");
      await page.keyboard.press("n");
      await expect(note).toHaveValue(WORDS);

      const elsewhere = await browser.newContext({ baseURL: product.url });
      await speak(elsewhere, product.url, "en");
      const other = await signInAs(elsewhere, product.url, player);
      await other.goto(`/resume/${run.attempt_id}/`);
      // The first one is answered.
      await waitForNumber(other, 2);
      await other.keyboard.press("ArrowLeft");
      await waitForNumber(other, 1);
      await expect(other.getByRole("button", { name: "Strike out option B" })).toHaveAttribute(
        "aria-pressed",
        "true",
      );
      await other.keyboard.press("n");
      await expect(other.getByRole("textbox", { name: "Your note" })).toHaveValue(WORDS);
      await elsewhere.close();

      await player.api.finish_attempt({ attempt_id: run.attempt_id });
      await page.goto(`/review/${run.attempt_id}/`);
      await expect(page.getByRole("article").first().getByText(WORDS)).toBeVisible();
      faults.push(...(await findingsOf(page, "review")));
      expect(faults).toEqual([]);
    },
  );
});

flow("a paper in the largest text and high contrast is never wider than a phone", async ({ signIn }) => {
  flow.slow();
  const page = await signIn();
  const faults: string[] = [];
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(PAPER.replace("human-performance", "meteorology"));
  await waitForNumber(page, 1);
  await contentHere(page);
  await page.getByRole("button", { name: "Text and contrast" }).click();
  await page.getByRole("button", { name: "Text size: largest" }).click();
  await page.getByRole("button", { name: "High contrast" }).click();
  await page.keyboard.press("n");
  await expect(page.getByRole("textbox", { name: "Your note" })).toBeFocused();
  faults.push(...(await faultsWhenEnlarged(page, "paper")));
  await page.getByRole("button", { name: "Close the note" }).click();
  for (const tool of ["Calculator", "Flight computer"]) {
    await page.getByRole("button", { name: tool, exact: true }).click();
    await page.getByRole("region", { name: tool }).waitFor();
    faults.push(...(await faultsWhenEnlarged(page, tool)));
    await page.getByRole("button", { name: `Close ${tool}` }).click();
  }
  await page.getByRole("button", { name: "Questions", exact: true }).click();
  await page.getByRole("dialog").waitFor();
  faults.push(...(await faultsWhenEnlarged(page, "palette")));
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Hand in" }).first().click();
  await page.getByRole("dialog").waitFor();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  faults.push(...(await faultsWhenEnlarged(page, "hand in")));
  await page.keyboard.press("Escape");

  await page.reload();
  await waitForNumber(page, 1);
  await expect(page.locator("html")).toHaveAttribute("data-paper", "largest");
  await expect(page.locator("html")).toHaveAttribute("data-contrast", "high");
  await page.setViewportSize(ENLARGED);
  await page.keyboard.press("Shift+B");
  await expect(page.getByRole("button", { name: "Strike out option B" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.goto(MOCK);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-paper");
  expect(faults).toEqual([]);
});
