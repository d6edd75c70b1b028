import { expect, it } from "vitest";
import { spokenMoment } from "./spoken-moment.ts";

it.each([
  [null, null],
  [601, null],
  [600, 600],
  [598, 600],
  [596, null],
  [300, 300],
  [61, null],
  [60, 60],
  [30, 30],
  [11, null],
  [10, 10],
  [6, null],
  [5, 5],
  [2, 5],
  [1, null],
  [0, null],
])("at %s s before the end the moment %s is said", (secondsLeft, moment) => {
  expect(spokenMoment(secondsLeft)).toBe(moment);
});

it("says each moment once, even when two seconds in a row are missed", () => {
  for (const first of [0, 1, 2]) {
    const said: number[] = [];
    for (let left = 700 - first; left >= 0; left -= 3) {
      const moment = spokenMoment(left);
      if (moment !== null && moment !== said.at(-1)) said.push(moment);
    }
    expect(said).toEqual([600, 300, 60, 30, 10, 5]);
  }
});
