import { expect, it } from "vitest";
import { toCsv, toCsvLines } from "./csv.ts";

const cellOf = (value: string | number | null) => toCsv(["a"], [{ a: value }]).split("\r\n")[1];

it.each([
  ["plain", "plain"],
  ["two, and", '"two, and"'],
  ['a "word"', '"a ""word"""'],
  ["=1+1", `"'=1+1"`],
  [" =1+1", `"' =1+1"`],
  ["+49•••89", `"'+49•••89"`],
  ["@SUM(A1)", `"'@SUM(A1)"`],
  ["-2", `"'-2"`],
  ["＝1", `"'＝1"`],
  ["a;=1+1", `"a;'=1+1"`],
  ["a\t @b; c\n-2", `"a\t '@b; c\n'-2"`],
  ["\t=1", `"'\t'=1"`],
  [-2, "-2"],
  [null, ""],
])("writes %j as %s", (value, cell) => {
  expect(cellOf(value)).toBe(cell);
});

it("has a line of names, and one per row", () => {
  const rows = [{ a: "x", b: 1 }];
  expect(toCsv(["a", "b"], rows)).toBe("a,b\r\nx,1\r\n");
});

it("writes lists of cells, of which some have the same title", () => {
  expect(
    toCsvLines([
      ["a", "a"],
      [1, null],
    ]),
  ).toBe("a,a\r\n1,\r\n");
});
