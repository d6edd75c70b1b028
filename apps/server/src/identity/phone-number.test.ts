import { describe, expect, it } from "vitest";
import { toMobileNumber } from "./phone-number.ts";

describe("toMobileNumber", () => {
  it.each([
    ["Egypt", "+20 100 123 4567", "+201001234567"],
    ["Germany", "+49-151-23456789", "+4915123456789"],
    ["United States, mobile or fixed", "+1 (201) 555-0123", "+12015550123"],
    ["spaces around", "  +447400123456 ", "+447400123456"],
  ])("reads a number of %s", (_case, text, number) => {
    expect(toMobileNumber(text)).toBe(number);
  });

  it.each([
    ["nothing", ""],
    ["no country code", "0100 123 4567"],
    ["letters", "+20abc"],
    ["too short", "+20100"],
    ["a country that does not exist", "+999123456789"],
    ["a fixed line", "+442079460000"],
    ["a premium number", "+449012345678"],
  ])("refuses %s", (_case, text) => {
    expect(toMobileNumber(text)).toBeNull();
  });
});
