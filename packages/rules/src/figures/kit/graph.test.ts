import { expect, it } from "vitest";
import { areTooClose } from "./graph.ts";

const [middle, right, far] = [
  { x: 100, y: 100 },
  { x: 103, y: 104 },
  { x: 200, y: 40 },
];

it.each([
  ["no point", [], 5, false],
  ["one point alone", [middle], 5, false],
  ["two points just as far apart as they must be", [middle, right], 5, false],
  ["two points a bit closer than that", [middle, right], 5.01, true],
  ["two points at one place", [middle, middle], 5, true],
  ["the first and the last of three", [middle, far, right], 6, true],
  ["three points with room around each", [middle, far, right], 5, false],
])("%s", (_case, points, room, isClose) => {
  expect(areTooClose(points, room)).toBe(isClose);
});
