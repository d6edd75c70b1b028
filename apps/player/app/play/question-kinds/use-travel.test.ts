import { expect, it } from "vitest";
import { movesOf } from "./use-travel.ts";

const EMPTY = [null, null, null];

it.each([
  [
    "a piece that is laid comes from the tray",
    EMPTY,
    [4, null, null],
    [['[data-piece="4"]', '[data-place="0"]']],
  ],
  ["one that is taken back goes there", [4, null, null], EMPTY, [['[data-place="0"]', '[data-piece="4"]']]],
  [
    "one that changes its place comes from the other one",
    [4, null, null],
    [null, null, 4],
    [['[data-place="0"]', '[data-place="2"]']],
  ],
  [
    "two that change places both move",
    ["a", "b"],
    ["b", "a"],
    [
      ['[data-place="1"]', '[data-place="0"]'],
      ['[data-place="0"]', '[data-place="1"]'],
    ],
  ],
  ["what stays does not move", [4, 7, null], [4, 7, null], []],
] as const)("%s", (_case, before, after, moves) => {
  expect(movesOf(before, after).map(({ from, to }) => [from, to])).toEqual(moves);
});
