import { readNumber } from "@crosscheck/rules/questions/read-number";
import { expect, it } from "vitest";
import { decimalSignOf, numberText, typedText, withOtherSign } from "./number-text.ts";

it.each([
  ["en", "."],
  ["de", ","],
  ["ar-EG", "."],
] as const)("takes the decimal sign of %s", (locale, sign) => {
  expect(decimalSignOf(locale)).toBe(sign);
});

it("writes a number as the reader does, with its unit", () => {
  expect(numberText("1250.5", "NM", "en")).toBe("1,250.5 NM");
  expect(numberText("1250.5", "", "de")).toBe("1.250,5");
  expect(numberText("-3", "°C", "en")).toBe("-3 °C");
  expect(numberText("0.25", "NM", "en")).toBe("0.25 NM");
});

it("keeps the zeros of directions and of rounded results", () => {
  expect(numberText("045", "°", "en")).toBe("045°");
  expect(numberText("0250", "ft", "en")).toBe("0250 ft");
  expect(numberText("1250.50", "NM", "de")).toBe("1.250,50 NM");
  expect(numberText("-0.10", "", "en")).toBe("-0.10");
});

it("rounds a number with more decimals than anybody types", () => {
  expect(numberText("4.123456789012", "kg", "en")).toBe("4.123457 kg");
});

it.each(["en", "de", "ar-EG", "hi"])(
  "shows a stored number in %s so that it reads back the same",
  (locale) => {
    for (const stored of ["1250.5", "-0.25", "1250", "12.345"])
      expect(readNumber(typedText(stored, locale), decimalSignOf(locale))).toBe(stored);
  },
);

it.each([
  ["12", "-12"],
  ["-12", "12"],
  ["− 12", "12"],
  ["", "-"],
])("changes the sign of %j to %j", (typed, changed) => {
  expect(withOtherSign(typed)).toBe(changed);
});
