import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeItem, makeQuestion } from "../item-fixture.ts";
import { type DecimalSign, readNumber } from "./read-number.ts";
import { typedNumber } from "./typed.ts";

/** What a number with at most so many decimals looks like in a language, and which sign its people use. */
const LANGUAGES: readonly (readonly [language: string, decimal: DecimalSign])[] = [
  ["en", "."],
  ["en-IN", "."],
  ["de", ","],
  ["de-CH", "."],
  ["fr", ","],
  ["ar-EG", "."],
  ["ar-EG", ","],
  ["ar", "."],
  ["fa", "."],
  ["hi", "."],
  ["hi-u-nu-deva", "."],
];

describe.each(LANGUAGES)("readNumber in %s with %s", (language, decimal) => {
  const numbers = fc
    .record({ cents: fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), decimals: fc.nat(6) })
    .map(({ cents, decimals }) => ({ value: cents / 10 ** decimals, decimals }));

  it.each([true, false])("reads what was written, with groups %s", (useGrouping) => {
    fc.assert(
      fc.property(numbers, ({ value, decimals }) => {
        const format = new Intl.NumberFormat(language, {
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
          useGrouping,
        });
        const text = readNumber(format.format(value), decimal);
        expect(text).not.toBeNull();
        expect(Number(text)).toBe(Number(value.toFixed(decimals)));
      }),
      { numRuns: 300 },
    );
  });
});

describe("readNumber", () => {
  it.each<readonly [typed: string, withPoint: string | null, withComma: string | null]>([
    // One sign and three digits after it: the sign of the language decides.
    ["1,250", "1250", "1.250"],
    ["1.250", "1.250", "1250"],
    ["12,345,678", "12345678", null],
    ["12.345.678", null, "12345678"],
    ["12,34,567", "1234567", null],
    // One sign and other digits after it: decimals in every language.
    ["1,25", "1.25", "1.25"],
    ["1.25", "1.25", "1.25"],
    ["1250,5", "1250.5", "1250.5"],
    ["1234,567", "1234.567", "1234.567"],
    ["0,250", "0.250", "0.250"],
    // Both signs: the last one starts the decimals.
    ["1,250.5", "1250.5", "1250.5"],
    ["1.250,5", "1250.5", "1250.5"],
    ["1.250.000,5", "1250000.5", "1250000.5"],
    ["1,250.500,5", null, null],
    // Spaces and apostrophes between groups.
    ["1 250,5", "1250.5", "1250.5"],
    ["1\u202f250,5", "1250.5", "1250.5"],
    ["1'250.5", "1250.5", "1250.5"],
    ["1 250 000", "1250000", "1250000"],
    ["12 5", null, null],
    ["12 3456", null, null],
    [" 42 ", "42", "42"],
    // Signs before the number.
    ["-3", "-3", "-3"],
    ["−3", "-3", "-3"],
    ["– 3", "-3", "-3"],
    ["+3", "3", "3"],
    ["؜-٣", "-3", "-3"],
    ["--3", null, null],
    ["3-", null, null],
    ["5-3", null, null],
    // Half-written ones.
    [".5", "0.5", "0.5"],
    ["-,5", "-0.5", "-0.5"],
    ["5.", "5", "5"],
    [".", null, null],
    ["-", null, null],
    ["", null, null],
    [" ", null, null],
    // Digits of other keyboards.
    ["٣٫٥", "3.5", "3.5"],
    ["١٬٢٥٠", "1250", "1250"],
    ["٣،٥", "3.5", "3.5"],
    ["۳۵", "35", "35"],
    ["१२३", "123", "123"],
    // Not numbers.
    ["1,2,3", null, null],
    ["1.2.3", null, null],
    ["12a", null, null],
    ["12 kt", null, null],
    ["1e3", null, null],
    ["0x10", null, null],
    ["NaN", null, null],
    ["½", null, null],
    // Too long.
    ["1234567890123", null, null],
    ["3.14159265359", "3.141592", "3.141592"],
  ])(
    "reads %j as %j where the point starts decimals and as %j where the comma does",
    (typed, point, comma) => {
      expect(readNumber(typed, ".")).toBe(point);
      expect(readNumber(typed, ",")).toBe(comma);
    },
  );

  it("answers texts that can be submitted, or null, and never throws", () => {
    const question = makeQuestion(makeItem("one", { kind: "typed_number" }), 1);
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(...Array.from("0123459.,-+ '٣٫٬،−")) }),
    );
    fc.assert(
      fc.property(text, fc.constantFrom<DecimalSign>(".", ","), (typed, decimal) => {
        const read = readNumber(typed, decimal);
        if (read === null) return;
        expect(typedNumber.isAnswer(question, read)).toBe(true);
        // What it read is read the same again where the point is the decimal sign.
        expect(readNumber(read, ".")).toBe(read);
      }),
      { numRuns: 2_000 },
    );
  });
});
