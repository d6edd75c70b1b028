import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toCsvLines } from "./csv.ts";
import { readCsv, withoutApostrophes } from "./read-csv.ts";

describe("readCsv", () => {
  it.each([
    [
      "a,b\r\n1,2\r\n",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "\uFEFFa,b\n1,2",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "a;b\n1,5;2",
      [
        ["a", "b"],
        ["1,5", "2"],
      ],
    ],
    ['a,"b ""c"", d\ne"\r\n\r\nx,', [["a", 'b "c", d\ne'], [], ["x", ""]]],
    [
      "a\tb\n1,5\t2;3",
      [
        ["a", "b"],
        ["1,5", "2;3"],
      ],
    ],
    ["", []],
  ])("reads %j", (text, lines) => {
    expect(readCsv(text)).toEqual(lines);
  });

  it.each(['a,"b', 'a,"b"c\n'])("does not read %j", (text) => {
    expect(readCsv(text)).toBeNull();
  });

  it("reads what is written, whatever stands in it", () => {
    const word = fc.string({
      unit: fc.constantFrom("a", "b", "'", "=", "+", "-", "@", ";", ",", '"', "\n", "\t", " ", "＝", "ع"),
    });
    fc.assert(
      fc.property(fc.array(word, { minLength: 2, maxLength: 4 }), (cells) => {
        fc.pre(cells.some((cell) => cell !== ""));
        const [, read = []] = readCsv(toCsvLines([["id", "english"], cells])) ?? [];
        // Apostrophes of an author before the sign of a formula are lost as well: nobody writes them.
        fc.pre(cells.every((cell) => withoutApostrophes(cell) === cell));
        expect(read.map(withoutApostrophes)).toEqual(cells);
      }),
    );
  });
});
