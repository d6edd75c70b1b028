import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { brandColours, contrast } from "./brand.ts";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("brandColours", () => {
  it.each([
    ["#1257c7", "light"],
    ["#7db1ff", "dark"],
    ["#0e7a4a", "light"],
    ["#ffb3c7", "dark"],
  ] as const)("takes %s in the %s theme", (colour, theme) => {
    expect(brandColours(colour, theme)?.primary).toBe(colour);
  });

  it.each([
    ["#ffffff", "light"],
    ["#f4f7fb", "light"],
    ["#ffc53d", "light"],
    ["#07111f", "dark"],
    ["#0f1c31", "dark"],
    ["#1257c7", "dark"],
    ["#777777", "light"],
  ] as const)("takes no %s in the %s theme: it would hide buttons or words", (colour, theme) => {
    expect(brandColours(colour, theme)).toBeNull();
  });

  it("gives nothing that cannot be read, whatever the colour", () => {
    fc.assert(
      fc.property(hex, fc.constantFrom("light" as const, "dark" as const), (colour, theme) => {
        const colours = brandColours(colour, theme);
        fc.pre(colours !== null);
        expect(contrast(colours.onPrimary, colours.primary)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(colours.primary, colours.soft)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 300 },
    );
  });

  it("knows black and white", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrast("#123456", "#123456")).toBe(1);
  });
});
