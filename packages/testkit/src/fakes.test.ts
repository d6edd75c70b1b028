import { describe, expect, it } from "vitest";
import { fakeClock, seededRandom } from "./index.ts";

describe("fakeClock", () => {
  it("stands still until it is moved", () => {
    const clock = fakeClock(1_000);
    expect(clock.nowMs()).toBe(1_000);
    clock.advanceMs(250);
    expect(clock.nowMs()).toBe(1_250);
    expect(() => clock.advanceMs(-1)).toThrow(RangeError);
    clock.setBackMs(200);
    expect(clock.nowMs()).toBe(1_050);
  });
});

describe("seededRandom", () => {
  it("repeats itself for the same seed and differs for another", () => {
    const draw = (seed: number) => {
      const random = seededRandom(seed, fakeClock(5));
      return [random.uuid(), random.seed(), ...random.bytes(8)];
    };
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
  });
});
