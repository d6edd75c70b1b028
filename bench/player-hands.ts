import type { Locator, Page } from "@playwright/test";

/** Taps something under a name by which its time is told. */
export type Tap = (name: string, target: Locator) => Promise<void>;

const QUESTIONS = 10;

/** Opens a page and waits until it is alive: what is tapped before that may be lost. */
export async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // The place of the route bar is drawn once React has taken the page over.
  await page.locator(".bprogress").waitFor({ state: "attached" });
}

const linkTo = (page: Page, path: string) => page.locator(`main a[href="${path}"]`).first();
const question = (page: Page, number: number) =>
  page.getByRole("heading", { level: 1, name: `Question ${number}.` });
const placeAt = (page: Page, path: string) => page.locator(`.cc-nav a[href="${path}"]`);

/** From home over Learn to a level and its first question. */
export async function startALevel(page: Page, tap: Tap): Promise<void> {
  await tap("Learn", placeAt(page, "/learn/"));
  await tap("category", linkTo(page, "/quiz-zone/air-law/"));
  await tap("part", linkTo(page, "/quiz-zone/air-law/rules-of-the-air/levels/"));
  await tap("level", linkTo(page, "/quiz-zone/air-law/rules-of-the-air/play/1/"));
  await tap("start", page.getByRole("button", { name: "Start", exact: true }));
  await question(page, 1).waitFor();
}

/** From home to a level, which is answered to its end, with the reporting sheet of its first question. */
export async function flyALevel(page: Page, tap: Tap): Promise<void> {
  await startALevel(page, tap);
  for (let number = 1; number <= QUESTIONS; number += 1) {
    await question(page, number).waitFor();
    await tap("answer", page.locator("main [aria-keyshortcuts]").first());
    if (number === 1) {
      await tap("sheet", page.getByRole("button", { name: "Report" }));
      await tap("close the sheet", page.getByRole("button", { name: "Cancel" }));
    }
    await tap("next", page.getByRole("button", { name: /^(?:Next question|See your result)$/ }));
  }
  await tap("review", page.getByRole("link", { name: "Review answers" }));
}

/** Through the main places, and from one theme to the other and back. */
export async function lookAround(page: Page, tap: Tap): Promise<void> {
  for (const path of ["/compete/", "/exam-module/", "/learn/", "/"]) await tap("place", placeAt(page, path));
  await tap("place", placeAt(page, "/profile/"));
  await tap("settings", linkTo(page, "/profile/settings/"));
  for (const name of ["Dark", "Light"]) await tap("theme", page.locator("main label", { hasText: name }));
}
