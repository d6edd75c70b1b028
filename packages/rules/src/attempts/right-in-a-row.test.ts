import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSaid, rightInARow } from "./right-in-a-row.ts";

const [R, W] = [true, false];

describe("right answers in a row", () => {
  it.each([
    ["no answer", [], 0],
    ["one right", [R], 1],
    ["one wrong", [W], 0],
    ["right ones after a wrong one", [R, W, R, R], 2],
    ["a wrong one after right ones", [R, R, R, W], 0],
    ["all right", [R, R, R], 3],
  ] as const)("%s", (_case, verdicts, count) => {
    expect(rightInARow(verdicts)).toBe(count);
  });

  it("are one more after each right answer, and none after a wrong one", () => {
    fc.assert(
      fc.property(fc.array(fc.boolean()), (verdicts) => {
        expect(rightInARow([...verdicts, true])).toBe(rightInARow(verdicts) + 1);
        expect(rightInARow([...verdicts, false])).toBe(0);
      }),
    );
  });

  it("are said at three, five and every ten", () => {
    const said = Array.from({ length: 41 }, (_, count) => count).filter(isSaid);
    expect(said).toEqual([3, 5, 10, 20, 30, 40]);
  });
});
