import type { BrowserContext, Locator, Page } from "@playwright/test";
import { faultsOf, hiddenFocus } from "./accessibility.ts";
import { expect } from "./flow.ts";
import { LOOKS, type Look } from "./looks.ts";
import { tabTo } from "./play.ts";

const WIDTH = 360;

/** A narrow phone; every animation is at its end, since axe reads colours, which must not be half way. */
export const PHONE = {
  viewport: { width: WIDTH, height: 800 },
  contextOptions: { reducedMotion: "reduce" },
} as const;

/** Has the pages that a browser loads from now on in this language, and in a theme that changes with the day. */
export async function speak(context: BrowserContext, url: string, language: Look["language"]): Promise<void> {
  const theme = LOOKS.find((look) => look.language === language)?.theme ?? "light";
  await context.addCookies([
    { name: "lang", value: language, url },
    { name: "theme", value: theme, url },
  ]);
}

/** Goes to a control with the Tab key alone, sees that it shows the focus, and presses a key there. */
export async function pressByKey(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  expect(await hiddenFocus(page), "drawn without its focus").toBeNull();
  await page.keyboard.press(key);
}

/** Goes to a field with the Tab key alone and types into it. */
export async function typeByKey(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  expect(await hiddenFocus(page), "drawn without its focus").toBeNull();
  await page.keyboard.type(text);
}

/** Closes the open dialog with Escape, and sees the focus where it was before. */
export async function closeByKey(page: Page, opener: Locator): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(opener).toBeFocused();
}

/** Passes when the page as it is now is accessible and nothing on it is cut, too small or wider than the phone. */
export async function expectSound(page: Page, where: string): Promise<void> {
  expect(await faultsOf(page, where, [WIDTH])).toEqual([]);
}
