import { expect, it } from "vitest";
import { periodName } from "./period-name.ts";

it.each([
  ["2026-11-23", "en-GB", "23 Nov 2026"],
  ["2026-11", "en-GB", "November 2026"],
  ["2026-01-01", "en-GB", "1 Jan 2026"],
  ["2026-11-23", "ar-EG-u-nu-latn", "23 نوفمبر 2026"],
  ["2026-01", "ar-EG-u-nu-latn", "يناير 2026"],
])("%s in %s is %s, wherever the device is", (period, locale, name) => {
  expect(periodName(period, locale)).toBe(name);
});
