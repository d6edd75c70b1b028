import { describe, expect, it } from "vitest";
import { raceOf } from "./race.ts";

const right = (seat: number, elapsedMs: number) => ({ seat, isRight: true, elapsedMs });
const wrong = (seat: number, elapsedMs: number | null = null) => ({ seat, isRight: false, elapsedMs });

describe("a question as one seat sees it", () => {
  it.each([
    ["nobody was right", [wrong(1, 900), wrong(2)], { is: "nobody" }],
    ["only the other was", [wrong(1, 900), right(2, 1_500)], { is: "missed", by: 2 }],
    ["nobody else was", [right(1, 1_500), wrong(2, 900)], { is: "alone" }],
    ["both were, the own one first", [right(1, 1_500), right(2, 1_501)], { is: "first" }],
    ["both were, the other first", [right(1, 1_501), right(2, 1_500)], { is: "later", by: 2 }],
    ["both were at once", [right(1, 1_500), right(2, 1_500)], { is: "first" }],
    [
      "of four the third was first",
      [right(1, 9), wrong(2, 1), right(3, 5), right(4, 7)],
      { is: "later", by: 3 },
    ],
  ] as const)("%s", (_case, seats, race) => {
    expect(raceOf(seats, 1)).toEqual(race);
  });
});
