import { describe, expect, it } from "vitest";
import { markDot, placeOfDot, readDot, slideTo, wrapDegrees, type WindSide } from "./wind-side.ts";

const START: WindSide = { index: 0, slide: 120, dot: { direction: 0, speed: 0 }, range: "low" };
const RADIANS = Math.PI / 180;

/** Works the device as a pilot does: mark the wind, turn to the course, slide until the dot lies on the true airspeed. */
function fly(wind: { from: number; knots: number }, course: number, airspeed: number) {
  const marked = markDot({ ...START, index: wind.from, range: "high" }, { right: 0, up: wind.knots });
  const turned = { ...marked, index: course };
  let [low, high] = [100, 700];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (readDot(slideTo(turned, middle)).speed < airspeed) low = middle;
    else high = middle;
  }
  return { groundSpeed: low, correction: readDot(slideTo(turned, low)).drift };
}

describe("the wind side", () => {
  it.each([
    [{ from: 240, knots: 30 }, 180, 120],
    [{ from: 330, knots: 45 }, 95, 150],
    [{ from: 10, knots: 60 }, 355, 240],
    [{ from: 90, knots: 25 }, 0, 135],
    [{ from: 200, knots: 110 }, 80, 430],
  ])("reads wind %o, course %d, airspeed %d as trigonometry has it", (wind, course, airspeed) => {
    const angle = (wind.from - course) * RADIANS;
    const correction = Math.asin((wind.knots * Math.sin(angle)) / airspeed);
    const groundSpeed = airspeed * Math.cos(correction) - wind.knots * Math.cos(angle);
    const read = fly(wind, course, airspeed);
    expect(Math.abs(read.groundSpeed - groundSpeed)).toBeLessThan(1);
    expect(Math.abs(read.correction - correction / RADIANS)).toBeLessThan(1);
  });

  it("keeps the dot on the rose while it turns", () => {
    const marked = markDot({ ...START, index: 240 }, { right: 0, up: 30 });
    expect(marked.dot.direction).toBe(240);
    const place = placeOfDot({ ...marked, index: 150 });
    expect(place.right).toBeCloseTo(30, 9);
    expect(place.up).toBeCloseTo(0, 9);
    expect(markDot({ ...marked, index: 150 }, place).dot.direction).toBeCloseTo(240, 9);
  });

  it("slides to the ends of the grid and no further", () => {
    expect(slideTo(START, 10).slide).toBe(30);
    expect(slideTo(START, 900).slide).toBe(300);
    expect(slideTo({ ...START, range: "high" }, 900).slide).toBe(700);
  });

  it("has directions of a full circle", () => {
    expect(wrapDegrees(-1)).toBe(359);
    expect(wrapDegrees(360)).toBe(0);
    expect(wrapDegrees(725)).toBe(5);
  });
});
