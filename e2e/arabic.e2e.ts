import type { Locator } from "@playwright/test";
import { expect, flow, openAlive } from "./flow.ts";
import { ARABIC_LEVEL, letterOf, QUESTIONS, stemOf } from "./play.ts";

const CODE = /\d[\d.,]*\s?(?:ft|%|km|kt|hPa|°C)|[A-Z]{2,}/;

/** Where a piece of text is on the screen: left edge of its first and of its last character. */
function edgesOf(
  element: Locator,
  pattern: RegExp,
): Promise<{ text: string; first: number; last: number } | null> {
  return element.evaluate((root, source) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const found = new RegExp(source).exec(node.textContent ?? "");
      if (found === null) continue;
      const leftOf = (place: number) => {
        const range = document.createRange();
        range.setStart(node, place);
        range.setEnd(node, place + 1);
        return range.getBoundingClientRect().left;
      };
      return { text: found[0], first: leftOf(found.index), last: leftOf(found.index + found[0].length - 1) };
    }
    return null;
  }, pattern.source);
}

flow("a visitor switches to Arabic and the page turns right to left", async ({ page }) => {
  await openAlive(page, "/");
  await page.getByRole("button", { name: "العربية" }).click();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expect(page.getByRole("link", { name: "الدخول" }).first()).toBeVisible();

  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  const brand = await page.getByRole("banner").getByRole("link").first().boundingBox();
  const signIn = await page.getByRole("banner").getByRole("link", { name: "الدخول" }).last().boundingBox();
  expect(brand?.x ?? 0).toBeGreaterThan(signIn?.x ?? Infinity);
});

flow(
  "a player answers in Arabic, and figures and codes keep their order",
  async ({ signIn, context, product }) => {
    await context.addCookies([{ name: "lang", value: "ar", url: product.url }]);
    const page = await signIn();
    await page.goto(ARABIC_LEVEL);
    let codes = 0;
    const checkCodes = async () => {
      const edges = await edgesOf(page.getByRole("main"), CODE);
      if (edges === null) return;
      codes += 1;
      expect(edges.last, edges.text).toBeGreaterThanOrEqual(edges.first);
    };
    const numbers = new Intl.NumberFormat("ar-EG-u-nu-latn");
    const format = (value: number) => numbers.format(value);
    for (let number = 1; number <= QUESTIONS; number += 1) {
      await expect(page.getByText(`السؤال ${format(number)} من ${format(QUESTIONS)}`)).toBeVisible();
      await expect(page.getByRole("heading", { level: 1, name: `السؤال ${format(number)}.` })).toBeVisible();
      expect(await stemOf(page)).toMatch(/[\u0600-\u06FF]/);
      await checkCodes();
      const timer = await edgesOf(page.getByRole("timer"), /\d{2}:\d{2}/);
      expect(timer?.last).toBeGreaterThan(timer?.first ?? Infinity);
      await page.keyboard.press(await letterOf(page, "right"));
      await expect(page.getByText("صحيح!", { exact: true })).toBeVisible();
      await checkCodes();
      await page.keyboard.press("Enter");
    }
    expect(codes).toBeGreaterThan(0);
  },
);
