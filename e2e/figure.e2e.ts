import type { CDPSession, Page } from "@playwright/test";
import { expect, flow } from "./flow.ts";
import { LEVEL_1, waitForQuestion } from "./play.ts";

type Point = { readonly x: number; readonly y: number };

/** A figure for the first question; no pack of questions has one yet. */
const FIGURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#7db1ff"/></svg>',
)}`;

async function addFigure(page: Page): Promise<void> {
  await page.route("**/api/get_questions_by_level", async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const [first] = body.data.questions;
    first.media = [{ type: "image", url: FIGURE, alt: "A blue sky" }];
    await route.fulfill({ response, json: body });
  });
}

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
): Promise<{ readonly scale: number; readonly x: number; readonly y: number }> {
  return page
    .getByRole("dialog")
    .getByRole("img", { name: "A blue sky" })
    .evaluate((image) => {
      const { a, e, f } = new DOMMatrix(getComputedStyle(image).transform);
      return { scale: a, x: e, y: f };
    });
}

flow.describe("with fingers", () => {
  flow.use({ hasTouch: true });

  flow("a figure is enlarged between two fingers and moved with one", async ({ signIn, context }) => {
    const page = await signIn();
    await addFigure(page);
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
