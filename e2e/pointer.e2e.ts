import type { Page } from "@playwright/test";
import { rightOptions, rightText } from "./content.ts";
import { expect, flow } from "./flow.ts";
import { waitForNumber } from "./play.ts";
import { bookmarkMatch } from "./practice.ts";
import { runDuring } from "./runs.ts";
import { WORDS } from "./screens.ts";

flow.describe("with fingers", () => {
  flow.use({ hasTouch: true });

  flow("a word is laid, taken back and checked by touch", async ({ signIn }) => {
    const page = await signIn();
    const { questions } = await runDuring(page, () => page.goto(WORDS));
    await waitForNumber(page, 1);
    const [card] = questions;
    const letters = [...((card && rightText(card)) ?? "").replaceAll(/[\s-]/g, "")];
    expect(letters).not.toEqual([]);
    const lay = (letter = "") =>
      page
        .getByRole("region", { name: "Letters" })
        .getByRole("button", { name: `Letter ${letter}`, exact: true })
        .first()
        .tap();
    await lay(letters[0]);
    await page.getByRole("button", { name: `Letter 1: ${letters[0]}, take back` }).tap();
    await expect(page.getByRole("button", { name: "Letter 1: empty" }).first()).toBeVisible();
    for (const letter of letters) await lay(letter);
    await page.getByRole("button", { name: "Check", exact: true }).tap();
    await expect(page.getByText("Right!", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Next question" }).tap();
    await waitForNumber(page, 2);
  });
});

/** The middle of the handle of a row. */
async function handleOf(page: Page, id: string): Promise<readonly [number, number]> {
  const box = await page.locator(`[data-row="${id}"] [data-part=handle]`).boundingBox();
  if (box === null) throw new Error("the row has no handle on the screen");
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Drags a row to the place of another with the mouse. */
async function drag(page: Page, id: string, to: string): Promise<void> {
  // What is carried leaves a copy behind for the eye.
  const rows = page.locator("[data-row]:not([aria-hidden])");
  const placeOf = (wanted: string) =>
    rows.evaluateAll(
      (found, name) => found.findIndex((row) => row.getAttribute("data-row") === name),
      wanted,
    );
  const place = await placeOf(to);
  const [x, y] = await handleOf(page, id);
  const [endX, endY] = await handleOf(page, to);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(endX, endY, { steps: 12 });
  await expect.poll(() => placeOf(id)).toBe(place);
  await page.mouse.up();
}

flow("a sequence is put in order by its buttons, and by dragging", async ({ newPlayer, signIn }) => {
  const player = await newPlayer();
  await bookmarkMatch(player, "sequence");
  const page = await signIn(player);
  await page.setViewportSize({ width: 390, height: 1_400 });
  const { questions } = await runDuring(page, () => page.goto("/play-bookmark-questions/"));
  await waitForNumber(page, 1);
  const [card] = questions;
  const right = [...((card && rightOptions(card)) ?? [])];
  expect(right.length).toBeGreaterThan(2);
  const rows = page.getByRole("main").locator("[data-row]");
  const order = () => rows.evaluateAll((found) => found.map((row) => row.getAttribute("data-row")));
  await expect(rows).toHaveCount(right.length);
  for (const [place, id] of right.entries()) {
    for (let from = (await order()).indexOf(id); from > place; from -= 1) {
      const up = page.locator(`[data-row="${id}"] [data-part=up]`);
      await up.click();
      await expect.poll(async () => (await order()).indexOf(id)).toBe(from - 1);
      await expect(up).toBeFocused();
    }
  }
  await expect.poll(order).toEqual(right);
  await page.locator(`[data-row="${right[0]}"] [data-part=down]`).click();
  await expect.poll(order).toEqual([right[1], right[0], ...right.slice(2)]);

  const [first = "", second = ""] = right;
  const last = right.at(-1) ?? "";
  await drag(page, second, last);
  await expect.poll(order).toEqual([first, ...right.slice(2), second]);
  const [third = ""] = right.slice(2);
  await drag(page, second, third);
  await expect.poll(order).toEqual(right);
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.getByText("Right!", { exact: true })).toBeVisible();
});

flow("a row that is lifted keeps the focus when dragging has been loaded", async ({ newPlayer, signIn }) => {
  const player = await newPlayer();
  await bookmarkMatch(player, "sequence");
  const page = await signIn(player);
  const arrival = Promise.withResolvers<void>();
  await page.route(/\/SequenceDrag-/, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto("/play-bookmark-questions/");
  const rows = page.getByRole("main").locator("[data-row]");
  await rows.first().waitFor();
  const order = () => rows.evaluateAll((found) => found.map((row) => row.getAttribute("data-row")));
  const [first, second, ...others] = await order();
  const handle = page.locator(`[data-row="${second}"] [data-part=handle]`);
  await handle.focus();
  await page.keyboard.press("Space");

  const early = await handle.elementHandle();
  arrival.resolve();
  await expect.poll(() => early?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(handle).toBeFocused();
  await expect(handle).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("ArrowUp");
  await expect.poll(order).toEqual([second, first, ...others]);
  await expect(handle).toBeFocused();
});
