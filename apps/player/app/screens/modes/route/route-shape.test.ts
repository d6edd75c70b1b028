import { describe, expect, it } from "vitest";
import { layLeg } from "./route-shape.ts";

const WHOLE = { columns: 3, isFirst: true, isLast: true, entersAtEnd: false };
/** Waypoint with its stars, in pixels, and the narrowest drawing there is. */
const SIZE = 64;
const NARROWEST = 272;

describe("a leg of a route", () => {
  it.each([1, 2, 3, 4, 7, 40])("of %d levels keeps its waypoints apart and within the drawing", (count) => {
    for (const columns of [3, 5]) {
      const width = columns === 3 ? NARROWEST : 560;
      const { points, height } = layLeg({ ...WHOLE, columns, count });
      expect(points).toHaveLength(count);
      const boxes = points.map(({ x, y }) => ({ x: (x / 100) * width, y }));
      for (const [index, { x, y }] of boxes.entries()) {
        expect(x).toBeGreaterThanOrEqual(SIZE / 2);
        expect(x).toBeLessThanOrEqual(width - SIZE / 2);
        expect(y).toBeGreaterThanOrEqual(SIZE / 2);
        expect(y).toBeLessThanOrEqual(height - SIZE / 2);
        for (const other of boxes.slice(index + 1)) {
          expect(Math.max(Math.abs(other.x - x), Math.abs(other.y - y))).toBeGreaterThanOrEqual(SIZE);
        }
      }
    }
  });

  it("runs to and fro", () => {
    const { points, into } = layLeg({ ...WHOLE, count: 6 });
    const [a, b, c, d, e] = points.map(({ x }) => x);
    expect([a, b, c].toSorted((one, other) => Number(one) - Number(other))).toEqual([a, b, c]);
    expect(Number(e)).toBeLessThan(Number(d));
    expect(into[0]).toBeNull();
    expect(into.slice(1)).not.toContain(null);
  });

  it("goes on where the part before it went out", () => {
    const first = layLeg({ ...WHOLE, count: 3, isLast: false });
    expect(first.exitsAtEnd).toBe(true);
    expect(first.out).toMatch(/ 93 \d+(\.\d)?$/);
    const second = layLeg({ ...WHOLE, count: 3, isFirst: false, entersAtEnd: first.exitsAtEnd });
    expect(second.into[0]).toMatch(/^M93 0C/);
    expect(second.points[0]?.x).toBeGreaterThan(second.points[2]?.x ?? 100);
  });
});
