import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page, Request } from "@playwright/test";
import { expect, flow, openAlive } from "./flow.ts";
import { shiftsOf, watchShifts } from "./layout-shift.ts";

const GATED_STYLES = "**/assets/gated-*.css";
const SCREEN = "/profile/settings/";
const ASSETS = join(import.meta.dirname, "../apps/player/build/client/assets");

/** Keeps back the style sheet of the screens behind the gate until it is let go. */
async function holdStyles(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  const asked: Request[] = [];
  await page.route(GATED_STYLES, async (route) => {
    asked.push(route.request());
    await released;
    await route.continue();
  });
  return { asked, release: () => release(undefined) };
}

flow("a screen behind the gate is not drawn before its style sheet is there", async ({ signIn }) => {
  const page = await signIn();
  await watchShifts(page);
  const styles = await holdStyles(page);
  await page.goto(SCREEN);
  await expect.poll(() => styles.asked.length).toBe(1);
  await page.waitForLoadState("load");
  await expect(page.getByRole("status").first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
  styles.release();
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(styles.asked).toHaveLength(1);
  expect((await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0)).toBeLessThanOrEqual(0.02);
});

flow("home stays until the style sheet of the screen that was tapped is there", async ({ signIn }) => {
  const page = await signIn();
  const styles = await holdStyles(page);
  await openAlive(page, "/");
  expect(styles.asked).toEqual([]);
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  await page.getByRole("navigation").getByRole("link", { name: "Me" }).click();
  await expect.poll(() => styles.asked.length).toBe(1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  styles.release();
  await expect(page).toHaveURL(/\/profile\/$/);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title ?? "");
  expect(styles.asked).toHaveLength(1);
});

flow("no style sheet leans on a value that nobody gives", async ({ page, product }) => {
  const styles = globSync(`${ASSETS}/*.css`).map((file) => readFileSync(file, "utf8"));
  const scripts = globSync(`${ASSETS}/*.js`).map((file) => readFileSync(file, "utf8"));
  expect(styles.length).toBeGreaterThan(5);
  const inside = await (await page.request.get(`${product.url}/`)).text();
  const given = new Set(
    [inside, ...styles, ...scripts].flatMap((text) =>
      [...text.matchAll(/(--[\w-]+)["'`]?\s*[:{]/g)].map(([, name]) => name),
    ),
  );
  const named = [inside, ...styles].flatMap((text) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name),
  );
  expect([...new Set(named)].filter((name) => !given.has(name))).toEqual([]);
});
