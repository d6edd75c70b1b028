import { expect, it } from "vitest";
import { panBy, WHOLE, zoomAt } from "./zoom-view.ts";

const frame = { width: 400, height: 200 };
const middle = { x: 0, y: 0 };

it("keeps the point under the finger where it is", () => {
  const at = { x: 80, y: -30 };
  const once = zoomAt(WHOLE, 2, { at, frame });
  const twice = zoomAt(once, 1.5, { at, frame });
  // The figure's own point below the finger, before and after.
  expect((at.x - twice.x) / twice.scale).toBeCloseTo((at.x - once.x) / once.scale);
  expect((at.y - twice.y) / twice.scale).toBeCloseTo((at.y - once.y) / once.scale);
});

it("goes from the whole figure to eight times its size and no further", () => {
  expect(zoomAt(WHOLE, 0.5, { at: middle, frame })).toEqual(WHOLE);
  expect(zoomAt(WHOLE, 100, { at: middle, frame }).scale).toBe(8);
});

it("never shows more beside the figure than there is", () => {
  expect(panBy(WHOLE, { x: 50, y: 50 }, frame)).toEqual(WHOLE);
  const near = zoomAt(WHOLE, 2, { at: middle, frame });
  expect(panBy(near, { x: 900, y: -900 }, frame)).toEqual({ scale: 2, x: 200, y: -100 });
});
