import { expect, it } from "vitest";
import { sideOf, sideOfSwipe } from "./sides.ts";

it.each([
  ["a slow drag across", { x: 90, y: 10, ms: 900 }, "right"],
  ["the same to the other side", { x: -90, y: 10, ms: 900 }, "left"],
  ["a quick flick", { x: -40, y: 5, ms: 70 }, "left"],
  ["a short drag", { x: 60, y: 5, ms: 500 }, null],
  ["the tremble of a tap", { x: 6, y: 2, ms: 5 }, null],
  ["a scroll", { x: 90, y: 120, ms: 200 }, null],
] as const)("%s goes to %o: %s", (_name, drag, side) => {
  expect(sideOfSwipe(drag)).toBe(side);
});

it("puts the first half where reading begins", () => {
  expect([0, 1].map((place) => sideOf(place, "ltr"))).toEqual(["left", "right"]);
  expect([0, 1].map((place) => sideOf(place, "rtl"))).toEqual(["right", "left"]);
});
