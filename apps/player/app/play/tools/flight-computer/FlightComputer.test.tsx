import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../component-fixture.tsx";
import { play } from "../../play-fixture.tsx";

const NAMES = ["true_false", "single", "typed_number"] as const;
const panel = page.getByRole("region", { name: "Flight computer" });
const part = (name: string) => panel.getByRole("slider", { name, exact: true });
const button = (name: string) => panel.getByRole("button", { name, exact: true });
const drawing = (name: string) => panel.getByRole("group", { name, exact: true });
const expectReading = (name: string, reading: string | RegExp) =>
  expect
    .element(part(name))
    .toHaveAttribute(
      "aria-valuetext",
      typeof reading === "string" ? reading : expect.stringMatching(reading),
    );

async function openComputer() {
  await play({ names: NAMES, answerMode: "free" });
  await expect.element(page.getByText("Question 1 of 3")).toBeVisible();
  await userEvent.keyboard("w");
  await expect.element(button("Slide rule")).toHaveFocus();
}

/** Presses a key so often, with the part in focus. */
async function turn(name: string, key: string, times: number) {
  const element = part(name).element();
  if (element instanceof SVGElement) element.focus();
  await userEvent.keyboard(`{${key}>${times}/}`);
}

/** Drags with the mouse, from and to a place given from the middle of the drawing, in shares of its half. */
async function drag(name: string, from: readonly [number, number], to: readonly [number, number]) {
  const target = drawing(name);
  const half = target.element().getBoundingClientRect().width / 2;
  const position = ([x, y]: readonly [number, number]) => ({ x: half * (1 + x), y: half * (1 + y) });
  await userEvent.dragAndDrop(target, target, {
    sourcePosition: position(from),
    targetPosition: position(to),
  });
}

describe("the slide rule", () => {
  it("is turned by keys: 120 knots have 90 miles over 45 minutes", async () => {
    await openComputer();
    await expectReading("Disc", "60 over the index 60");
    await turn("Disc", "PageUp", 42);
    await expectReading("Disc", "12 over the index 60");
    await turn("Disc", "ArrowUp", 1);
    await expectReading("Disc", "12.1 over the index 60");
    await turn("Disc", "ArrowDown", 1);
    await turn("Hairline", "PageDown", 10);
    await expectReading("Hairline", "Outer scale 90, inner scale 45");
    await expect.element(page.getByText("0 of 3 answered")).toBeVisible();
  });

  it("is turned by mouse, wheel and buttons", async () => {
    await openComputer();
    await drag("Slide rule", [0.4, 0.4], [-0.4, 0.4]);
    await expectReading("Disc", "10.7 over the index 60");
    await drag("Slide rule", [0, -0.9], [0.9, 0]);
    await expectReading("Hairline", /^Outer scale 17.8, inner scale 10$/);
    await button("Disc: on").click();
    await button("Disc: on").click();
    await expectReading("Disc", "10.8 over the index 60");
    await button("Hairline: back").click();
    await expectReading("Hairline", /^Outer scale 17.7/);
    const box = drawing("Slide rule").element();
    const { x, y, width } = box.getBoundingClientRect();
    box.dispatchEvent(
      new WheelEvent("wheel", {
        deltaY: 100,
        clientX: x + width / 2,
        clientY: y + width * 0.7,
        cancelable: true,
      }),
    );
    await expectReading("Disc", "10.7 over the index 60");
  });

  it("can be enlarged, and stays where it was turned while it is away", async () => {
    await openComputer();
    await turn("Disc", "PageUp", 1);
    await button("Zoom in").click();
    await expect
      .element(drawing("Slide rule"))
      .not.toHaveAttribute("viewBox", "-250.00 -250.00 500.00 500.00");
    await button("Zoom in").click();
    await button("Show the whole device").click();
    await button("Wind side").click();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("button", { name: "Flight computer" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await button("Slide rule").click();
    await expectReading("Disc", "61 over the index 60");
  });

  it("has no fault that a screen reader would meet", async () => {
    await openComputer();
    await expectAccessible();
    await button("Wind side").click();
    await expectAccessible();
  });
});

describe("the wind side", () => {
  it("is worked by keys: wind 240° at 30 knots on course 180° at 120 knots", async () => {
    await openComputer();
    await button("Wind side").click();
    await turn("Rose", "PageUp", 24);
    await expectReading("Rose", "240° under the true index");
    await expectReading("Wind dot", "not marked");
    await turn("Wind dot", "PageUp", 3);
    await expectReading("Wind dot", "30 knots from 240°");
    await turn("Rose", "PageDown", 6);
    await expectReading("Grid", "120 knots under the grommet. The wind dot lies on 137 knots, 11° right.");
    await turn("Grid", "PageDown", 2);
    await turn("Grid", "ArrowUp", 2);
    await expectReading("Grid", "102 knots under the grommet. The wind dot lies on 120 knots, 13° right.");
  });

  it("is worked by mouse, and turned around for fast aeroplanes", async () => {
    await openComputer();
    await button("Wind side").click();
    await drag("Wind side", [0, -0.88], [0.88, 0]);
    await expectReading("Rose", "270° under the true index");
    await drag("Wind side", [0, 0], [0, -0.4]);
    await expectReading("Wind dot", "50 knots from 270°");
    await drag("Wind side", [0.3, 0], [0.3, 0.4]);
    await expectReading("Grid", /^170 knots/);
    await button("Grid from 30 to 300 knots: turn the slide around").click();
    await expect.element(part("Grid")).toHaveAttribute("aria-valuemax", "700");
    await turn("Wind dot", "PageUp", 10);
    await expectReading("Wind dot", "150 knots from 270°");
    await button("Grid from 100 to 700 knots: turn the slide around").click();
    await expectReading("Wind dot", "not marked");
  });

  it("holds still under the finger while it is enlarged", async () => {
    await openComputer();
    await button("Wind side").click();
    await button("Zoom in").click();
    await drag("Wind side", [0, 0], [0, -0.4]);
    await expectReading("Wind dot", "25 knots from 0°");
  });
});
