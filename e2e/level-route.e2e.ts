import type { Page } from "@playwright/test";
import { expectSound, PHONE, speak } from "./arabic-phone.ts";
import { expect, flow } from "./flow.ts";
import { follow, LEVEL_1, LEVELS, playToEnd, tabTo } from "./play.ts";
import { playLevel } from "./practice.ts";
import { MATCHES } from "./screens.ts";

const SUBJECT = "/quiz-zone/air-law/";
const PART = "/quiz-zone/air-law/rules-of-the-air/";

const waypoint = (page: Page, level: number) => page.locator(`[data-waypoint='rules-of-the-air/${level}']`);

for (const { width, height } of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]) {
  flow(`a subject is a route whose waypoints open their card, ${width} px`, async ({ newPlayer, signIn }) => {
    const player = await newPlayer();
    await playLevel(player, 2);
    const page = await signIn(player);
    await page.setViewportSize({ width, height });
    await page.goto(SUBJECT);
    const card = page.getByRole("region", { name: /^Level \d+$/ });
    await expect(card.getByRole("heading", { name: "Level 2" })).toBeInViewport({ ratio: 1 });
    await expect(card.getByRole("link", { name: "Start Level 2" })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(/1 passed, 2 of \d+ stars\. You are at level 2 of/)).toBeAttached();
    await waypoint(page, 1).click();
    await expect(card).toContainText("Best result: 80%");
    await expect(card).toContainText("2 of 3 stars");
    await waypoint(page, 2).click();
    await card.getByRole("link", { name: "Start Level 2" }).click();
    await expect(page).toHaveURL(new RegExp(`${PART}play/2/$`));
  });
}

flow("multi match has its route too, from the first waypoint into its level", async ({ signIn }) => {
  const page = await signIn();
  await page.goto(MATCHES);
  const marks = page.locator("[data-waypoint]");
  await expect(page.getByRole("region", { name: "All levels" }).getByRole("listitem")).toHaveCount(
    await marks.count(),
  );
  const card = page.getByRole("region", { name: /^Level \d+$/ });
  await marks.nth(1).click();
  await expect(card.getByRole("heading", { name: "Level 2" })).toBeVisible();
  await expect(card.getByRole("link", { name: /^Start/ })).toHaveCount(0);
  await marks.first().click();
  await card.getByRole("link", { name: "Start Level 1" }).click();
  await expect(page).toHaveURL(/\/multi-match-questions\/mm-weather\/play\/1\/$/);
});

flow("the list under a route is for keys, in its order", async ({ signIn }) => {
  const page = await signIn();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(SUBJECT);
  const list = page.getByRole("region", { name: "All levels" });
  await tabTo(page, list.locator(`a[href='${PART}levels/']`));
  await page.keyboard.press("Tab");
  await expect(list.locator(`a[href='${PART}play/1/']`)).toBeFocused();
  await expect(page.locator("[data-waypoint]:focus")).toHaveCount(0);
  const inChart = await page
    .locator("[data-waypoint]")
    .evaluateAll((all) => all.map((mark) => (mark as HTMLElement).dataset["waypoint"]?.split("/")[1]));
  const inList = await list
    .getByRole("listitem")
    .evaluateAll((all) =>
      all.map((row) => /\d+/.exec(row.querySelector("[aria-hidden]")?.textContent ?? "")?.[0]),
    );
  expect(inList).toEqual(inChart);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${PART}play/1/$`));
});

flow("the plane flies on once when a level is passed", async ({ signIn }) => {
  const page = await signIn();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const flights = () => page.locator("[data-plane]").evaluate((plane) => plane.getAnimations().length);
  await page.goto(LEVELS);
  await page.locator("[data-plane]").waitFor();
  expect(await flights()).toBe(0);
  await follow(page, `a[href='${LEVEL_1}']`);
  await playToEnd(page, 1);
  await page.locator(`main a[href='${LEVELS}']`).click();
  await expect(page.getByRole("region", { name: "Level 2" })).toBeVisible();
  expect(await flights()).toBe(1);
  await page.locator("[data-plane]").evaluate(async (plane) => {
    await Promise.all(plane.getAnimations().map(({ finished }) => finished));
  });
  await page.goBack();
  await page.goForward();
  await page.locator("[data-plane]").waitFor();
  expect(await flights()).toBe(0);
});

flow.describe("on an Arabic phone", () => {
  flow.use(PHONE);

  flow("a route runs from the right", async ({ newPlayer, signIn, context, product }) => {
    const player = await newPlayer();
    await playLevel(player, 0);
    const page = await signIn(player);
    await speak(context, product.url, "ar");
    for (const path of [SUBJECT, LEVELS]) {
      await page.goto(path);
      await waypoint(page, 1).waitFor();
      const first = await waypoint(page, 1).boundingBox();
      const second = await waypoint(page, 2).boundingBox();
      expect(first?.x).toBeGreaterThan(second?.x ?? Number.POSITIVE_INFINITY);
      await expectSound(page, path);
    }
  });
});
