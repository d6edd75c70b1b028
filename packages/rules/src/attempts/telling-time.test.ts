import { describe, expect, it } from "vitest";
import { tellingMs } from "./telling-time.ts";

describe("how long an answer is told at speed", () => {
  it("is longer for a wrong answer than for a right one", () => {
    const [right, wrong] = [tellingMs("right", false), tellingMs("wrong", false)];
    expect(right).toBe(700);
    expect(wrong).toBe(1_500);
  });

  it("has no end where the player wants to go on themselves", () => {
    for (const verdict of ["right", "wrong", "late"] as const) expect(tellingMs(verdict, true)).toBeNull();
  });

  it("has no end where the time ran out, for nobody may be there", () => {
    expect(tellingMs("late", false)).toBeNull();
  });
});
