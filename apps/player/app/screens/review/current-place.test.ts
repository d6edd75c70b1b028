import { describe, expect, it } from "vitest";
import { currentPlace, stepFrom } from "./current-place.ts";

const HEIGHT = 800;
/** Three questions of 600 px, the first one starting here. */
const from = (top: number) =>
  [0, 1, 2].map((place) => ({ top: top + place * 600, bottom: top + (place + 1) * 600 }));

describe("the question somebody reads", () => {
  it("is the one with the focus while it is in sight", () => {
    expect(currentPlace(from(-700), { focused: 2, height: HEIGHT })).toBe(2);
  });

  it("is the one in the middle of the screen when the focus has been scrolled away", () => {
    expect(currentPlace(from(-700), { focused: 0, height: HEIGHT })).toBe(1);
    expect(currentPlace(from(100), { focused: -1, height: HEIGHT })).toBe(0);
  });

  it("is the last one below all questions, and none without questions", () => {
    expect(currentPlace(from(-3_000), { focused: -1, height: HEIGHT })).toBe(2);
    expect(currentPlace([], { focused: -1, height: HEIGHT })).toBe(-1);
  });
});

describe("a step between questions", () => {
  it("stays at the ends", () => {
    expect([stepFrom(0, -1, 3), stepFrom(0, 1, 3), stepFrom(2, 1, 3)]).toEqual([0, 1, 2]);
  });
});
