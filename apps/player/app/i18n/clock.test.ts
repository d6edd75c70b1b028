import { expect, it } from "vitest";
import { clockText } from "./clock.ts";

it.each([
  [0, "00:00"],
  [9, "00:09"],
  [61, "01:01"],
  [3_600, "60:00"],
])("writes %d seconds as %s", (seconds, text) => {
  expect(clockText(seconds, "en")).toBe(text);
});

it("uses the digits of the reader's locale", () => {
  expect(clockText(75, "ar-EG")).toBe("٠١:١٥");
  expect(clockText(75, "ar-AE-u-nu-latn")).toBe("01:15");
});
