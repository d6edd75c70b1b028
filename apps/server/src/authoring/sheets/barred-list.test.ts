import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readBarredList, toBarredList } from "./barred-list.ts";

/** What such a cell may hold: bars, backslashes and spaces are many among it. */
const values = fc.array(
  fc
    .array(fc.constantFrom("|", "\\", " ", "a", "\n", "ع"), { maxLength: 8 })
    .map((signs) => signs.join("").trim())
    .filter((value) => value !== ""),
  { maxLength: 6 },
);

describe("values of one cell", () => {
  it("come back as they were written, whatever stands in them", () => {
    fc.assert(
      fc.property(values, (list) => {
        expect(readBarredList(toBarredList(list))).toEqual(list);
      }),
    );
  });

  it.each([
    ["repeat | say again", ["repeat", "say again"]],
    ["repeat|say again||", ["repeat", "say again"]],
    [String.raw`$\|x\|$ | \alpha`, ["$|x|$", String.raw`\alpha`]],
    [String.raw`a\\|b`, ["a\\", "b"]],
    ["", []],
  ])("%s", (cell, list) => {
    expect(readBarredList(cell)).toEqual(list);
  });
});
