import { describe, expect, it } from "vitest";
import { axisTop, shareOf } from "./scale.ts";

describe("the top of an axis", () => {
  it.each([
    [0, 2],
    [1, 2],
    [3, 4],
    [7, 8],
    [10, 10],
    [11, 20],
    [43, 50],
    [100, 100],
    [101, 200],
    [231, 300],
    [999, 1_000],
  ])("of counts up to %d is %d", (most, top) => {
    expect(axisTop(most)).toBe(top);
  });

  it("always has a whole half and room for every count", () => {
    for (let most = 0; most <= 2_500; most += 1) {
      const top = axisTop(most);
      expect(top).toBeGreaterThanOrEqual(most);
      expect(Number.isInteger(top / 2)).toBe(true);
    }
  });
});

describe("a share", () => {
  it("stays between nothing and everything", () => {
    expect([shareOf(1, 4), shareOf(5, 4), shareOf(-1, 4), shareOf(1, 0)]).toEqual([25, 100, 0, 0]);
  });
});
