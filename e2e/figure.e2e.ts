import type { CDPSession, Page } from "@playwright/test";
import { DESK_VIEWPORT } from "./desk.ts";
import { addFigures, FIGURES } from "./figures.ts";
import { expect, flow } from "./flow.ts";
import { LEVEL_1, tabTo, waitForNumber, waitForQuestion } from "./play.ts";
import { WORDS } from "./screens.ts";

type Point = { readonly x: number; readonly y: number };

async function touch(
  fingers: CDPSession,
  type: "Start" | "Move" | "End",
  points: readonly Point[],
): Promise<void> {
  await fingers.send("Input.dispatchTouchEvent", {
    type: `touch${type}`,
    touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
  });
}

/** Scale and place of the figure, as it is drawn. */
async function viewOf(
  page: Page,
  name: string = FIGURES[0],
): Promise<{ readonly scale: number; readonly x: number; readonly y: number }> {
  return page
    .getByRole("dialog")
    .getByRole("img", { name })
    .evaluate((image) => {
      const { a, e, f } = new DOMMatrix(getComputedStyle(image).transform);
      return { scale: a, x: e, y: f };
    });
}

const KINDS = [
  { kind: "single choice", call: "get_questions_by_level", path: LEVEL_1 },
  { kind: "letter tiles", call: "get_guess_the_word", path: WORDS },
];

for (const { kind, call, path } of KINDS) {
  flow(
    `every annex of a question with ${kind} is opened, and moved by keys and mouse`,
    async ({ signIn }) => {
      const page = await signIn();
      await addFigures(page, call, 2);
      await page.goto(path);
      await waitForNumber(page, 1);
      const annex = page.getByRole("button", { name: /Figure 2$/ });
      const sheet = page.getByRole("dialog");
      await page.getByRole("button", { name: /Figure 1$/ }).click();
      await expect(sheet.getByRole("heading", { name: "Figure 1 of 2" })).toBeVisible();
      await expect(sheet.getByRole("img", { name: FIGURES[0] })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(sheet).toBeHidden();
      await tabTo(page, annex);
      await page.keyboard.press("Enter");
      await expect(sheet.getByRole("heading", { name: "Figure 2 of 2" })).toBeVisible();

      const [, name] = FIGURES;
      const frame = sheet.getByRole("group");
      const whole = { scale: 1, x: 0, y: 0 };
      await tabTo(page, frame);
      expect(await viewOf(page, name)).toEqual(whole);
      for (const key of ["+", "+", "ArrowLeft", "ArrowUp", "-"]) await page.keyboard.press(key);
      await expect.poll(() => viewOf(page, name)).toEqual({ scale: 1.5, x: 40, y: 40 });
      await page.keyboard.press("0");
      await expect.poll(() => viewOf(page, name)).toEqual(whole);

      await frame.hover();
      await page.mouse.wheel(0, -400);
      await expect.poll(async () => (await viewOf(page, name)).scale).toBeCloseTo(Math.E, 2);
      const { x, y } = await viewOf(page, name);
      const box = await frame.boundingBox();
      if (box === null) throw new Error("the figure is not on the screen");
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2 + 30, box.y + box.height / 2 - 20, { steps: 3 });
      await page.mouse.up();
      await expect.poll(async () => (await viewOf(page, name)).x).toBeCloseTo(x + 30, 0);
      expect((await viewOf(page, name)).y).toBeCloseTo(y - 20, 0);
      await frame.dblclick();
      await expect.poll(() => viewOf(page, name)).toEqual(whole);

      await sheet.getByRole("button", { name: "Zoom in" }).click();
      await expect.poll(async () => (await viewOf(page, name)).scale).toBe(1.5);
      await sheet.getByRole("button", { name: "Next figure" }).click();
      await expect(sheet.getByRole("heading", { name: "Figure 1 of 2" })).toBeVisible();
      expect(await viewOf(page)).toEqual(whole);
      await sheet.getByRole("button", { name: "Previous figure" }).click();
      expect(await viewOf(page, name)).toEqual(whole);
      await page.keyboard.press("Escape");
      await expect(annex).toBeFocused();
    },
  );
}

flow.describe("with fingers", () => {
  flow.use({ hasTouch: true });

  flow("a figure is enlarged between two fingers and moved with one", async ({ signIn, context }) => {
    const page = await signIn();
    await addFigures(page, "get_questions_by_level", 1);
    await page.goto(LEVEL_1);
    await waitForQuestion(page, 1);
    await page.getByRole("button", { name: /Enlarge/ }).tap();
    const frame = page.getByRole("dialog").getByRole("group");
    await expect(frame).toBeVisible();
    const box = await frame.boundingBox();
    if (box === null) throw new Error("the figure is not on the screen");
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const at = (x: number, y: number): Point => ({ x: middle.x + x, y: middle.y + y });
    expect(await viewOf(page)).toEqual({ scale: 1, x: 0, y: 0 });

    const fingers = await context.newCDPSession(page);
    await touch(fingers, "Start", [at(-30, 0), at(30, 0)]);
    for (const apart of [45, 60, 75, 90]) await touch(fingers, "Move", [at(-apart, 0), at(apart, 0)]);
    await touch(fingers, "End", []);
    await expect.poll(async () => (await viewOf(page)).scale).toBeCloseTo(3, 1);

    const { x } = await viewOf(page);
    await touch(fingers, "Start", [at(0, 0)]);
    for (const moved of [-20, -40]) await touch(fingers, "Move", [at(moved, 0)]);
    await touch(fingers, "End", []);
    await expect.poll(async () => (await viewOf(page)).x).toBeCloseTo(x - 40, 0);

    await touch(fingers, "Start", [at(-90, 0), at(90, 0)]);
    for (const apart of [60, 30, 15]) await touch(fingers, "Move", [at(-apart, 0), at(apart, 0)]);
    await touch(fingers, "End", []);
    await expect.poll(() => viewOf(page)).toEqual({ scale: 1, x: 0, y: 0 });
  });
});

flow("the whole of a figure is seen on a desk when it is opened", async ({ signIn }) => {
  const page = await signIn();
  await page.setViewportSize(DESK_VIEWPORT);
  await addFigures(page, "get_questions_by_level", 1);
  await page.goto(LEVEL_1);
  await waitForNumber(page, 1);
  await page.getByRole("button", { name: /Enlarge/ }).click();
  const sheet = page.getByRole("dialog");
  const frame = await sheet.getByRole("group").boundingBox();
  const figure = await sheet.getByRole("img", { name: FIGURES[0] }).boundingBox();
  expect(figure?.height).toBeLessThanOrEqual(frame?.height ?? 0);
  expect(figure?.width).toBeLessThanOrEqual(frame?.width ?? 0);
});
