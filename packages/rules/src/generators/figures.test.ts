import { describe, expect, it } from "vitest";
import { showDirection, showDuration, showNumber, showQuantity } from "./figures.ts";

describe("showNumber", () => {
  it.each([
    [45, { decimals: 0, digits: 3 }, "045"],
    [4.04, { decimals: 1, digits: 2 }, "04.0"],
    [-2.5, { decimals: 1 }, "−2.5"],
    [-0.04, { decimals: 1 }, "0.0"],
    [1_234.5, { decimals: 0 }, "1235"],
  ])("%f with %o", (value, figures, text) => {
    expect(showNumber(value, figures)).toBe(text);
  });
});

describe("showQuantity", () => {
  it("puts a space before units, none before degrees", () => {
    expect(showQuantity(12, { decimals: 0, unit: "kt" })).toBe("12 kt");
    expect(showQuantity(3.25, { decimals: 1, unit: "%" })).toBe("3.3 %");
    expect(showQuantity(7, { decimals: 0, unit: "°", digits: 3 })).toBe("007°");
    expect(showQuantity(1.154, { decimals: 2, unit: "" })).toBe("1.15");
  });
});

describe("showDirection", () => {
  it.each([
    [0, "360"],
    [359.6, "360"],
    [361, "001"],
    [-20, "340"],
    [87.4, "087"],
  ])("%f", (degrees, text) => {
    expect(showDirection(degrees)).toBe(text);
  });
});

describe("showDuration", () => {
  it.each([
    [45, "45 min"],
    [60, "1 h"],
    [65, "1 h 05 min"],
    [119.6, "2 h"],
  ])("%f", (minutes, text) => {
    expect(showDuration(minutes)).toBe(text);
  });
});
