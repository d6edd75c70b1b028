import { expect, it } from "vitest";
import { peaksOf } from "./peaks.ts";

const sound = (...samples: readonly number[]) => Float32Array.from(samples);

it("tells each part's loudness by the loudest one", () => {
  expect(peaksOf(sound(0.5, -0.5, 0, 0, 0.25, -0.25), 3)).toEqual([1, 0, 0.5]);
});

it("keeps silence silent, and sounds with fewer samples than parts", () => {
  expect(peaksOf(sound(0, 0, 0, 0), 2)).toEqual([0, 0]);
  expect(peaksOf(sound(), 2)).toEqual([0, 0]);
  expect(Math.max(...peaksOf(sound(0.5), 4))).toBe(1);
});
