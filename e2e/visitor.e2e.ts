import { expect, flow, openAlive } from "./flow.ts";
import { codeTo, giveName, skipWelcome } from "./players.ts";
import { startQuiz, waitForQuestion } from "./play.ts";
import type { Page } from "@playwright/test";

const optionsOf = (page: Page) => page.locator("button[name='answer']");
const verdictOf = (page: Page) => page.getByRole("status").filter({ hasText: /Right!|Not quite\./ });

flow(
  "a visitor answers in one tap and is playing ranked after sign-up",
  async ({ page, product, newPhone }) => {
    flow.slow();
    await page.setViewportSize({ width: 360, height: 740 });
    await openAlive(page, "/");
    const shown = await optionsOf(page).evaluateAll((options) =>
      options.map((option) => option.getBoundingClientRect().bottom <= innerHeight - 68),
    );
    expect(shown, "options above the navigation, without scrolling").toEqual([true, true, true, true]);

    await optionsOf(page).first().click();
    await expect(verdictOf(page)).toBeVisible();
    await expect(page.getByText("Right answer", { exact: true })).toBeVisible();
    const next = page.getByRole("button", { name: /^\d more in |^One more in / });
    await expect(next).toBeInViewport();
    await next.click();
    for (let question = 2; question <= 6; question += 1) {
      await optionsOf(page).nth(1).click();
      await expect(verdictOf(page)).toBeVisible();
      await page.getByRole("button", { name: /Next question|What you know so far/ }).click();
    }
    await expect(page.getByRole("heading", { name: "What you know so far" })).toBeFocused();
    await page.getByRole("link", { name: "Keep it: make an account" }).click();
    await expect(page).toHaveURL(/\/auth\/sign-up\/\?return_to=%2Fquiz-zone%2F/);

    await page.getByRole("link", { name: "Sign up by phone" }).click();
    const phone = newPhone();
    await page.getByLabel("Mobile number").fill(phone);
    await page.getByRole("button", { name: "Send code" }).click();
    await page.getByRole("textbox", { name: "6-digit code" }).focus();
    const claimed = page.waitForResponse((response) => response.url().endsWith("/api/claim_trial"));
    await page.keyboard.type(await codeTo(product.outbox, phone));
    await giveName(page);
    expect((await (await claimed).json()).data).toEqual({ joined: 6 });
    await skipWelcome(page);
    // Parts, levels, the first level: ranked.
    await expect(page).toHaveURL(/\/quiz-zone\/[a-z-]+\/$/);
    await page.locator("main a[href^='/quiz-zone/'][href$='/']").filter({ visible: true }).nth(1).click();
    await page
      .getByRole("link", { name: /^1? ?Level 1/ })
      .first()
      .click();
    await startQuiz(page);
    await waitForQuestion(page, 1);
  },
);

flow(
  "a tap before the page is alive counts, and no key is in the page",
  async ({ page, request, product }) => {
    const html = await (await request.get(product.url)).text();
    expect(html).not.toMatch(/correct_answer|explanation\\?":|\\?"why\\?":/);
    await page.route("**/*.js", (route) => route.abort());
    await page.goto("/");
    const letter = (await optionsOf(page).nth(2).textContent()) ?? "";
    await page.unroute("**/*.js");
    await optionsOf(page).nth(2).click();
    await expect(verdictOf(page)).toBeVisible();
    await expect(page).toHaveURL(`${product.url}/`);
    await expect(page.getByRole("button", { name: letter.slice(1) }).first()).toBeVisible();
  },
);

flow("a visitor chooses another subject by keyboard", async ({ page }) => {
  await openAlive(page, "/");
  await optionsOf(page).first().focus();
  await page.keyboard.press("Enter");
  await expect(verdictOf(page)).toBeVisible();
  await expect(page.getByRole("button", { name: /more in / })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Which subject?" })).toBeFocused();
  // Two licences have this subject.
  const licence = page.getByRole("region", { name: "Airline transport (ATPL)" });
  await licence.getByRole("button", { name: "Human performance" }).press("Enter");
  await expect(optionsOf(page)).toHaveCount(4);
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeFocused();
});

flow(
  "a visitor who taps a mode comes to the form for an account, and on to the mode",
  async ({ page, product, newPhone }) => {
    await openAlive(page, "/");
    await page.getByRole("link", { name: /^Math mania/ }).click();
    await expect(page).toHaveURL(`${product.url}/auth/sign-up/?return_to=%2Fmath-mania%2F`);
    await expect(page.getByText("Please login first")).toHaveCount(0);
    await page.getByRole("link", { name: "Sign up by phone" }).click();
    const phone = newPhone();
    await page.getByLabel("Mobile number").fill(phone);
    await page.getByRole("button", { name: "Send code" }).click();
    await page.getByRole("textbox", { name: "6-digit code" }).focus();
    await page.keyboard.type(await codeTo(product.outbox, phone));
    await giveName(page);
    await skipWelcome(page);
    await expect(page).toHaveURL(`${product.url}/math-mania/`);
  },
);
