import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("free.css", import.meta.url), "utf8");
const tokens = readFileSync(new URL("../../../../../packages/ui/src/tokens.css", import.meta.url), "utf8");
const THEMES = ["light", "dark"] as const;

/** Text and the surfaces it stands on: at least 7 (WCAG 1.4.6). */
const PAIRS = [
  ["ink", "bg"],
  ["ink", "sunken"],
  ["ink", "primary-soft"],
  ["muted", "bg"],
  ["muted", "card"],
  ["muted", "sunken"],
  ["muted", "primary-soft"],
  ["primary", "card"],
  ["on-primary", "primary"],
  ["on-action", "action"],
  ["wrong", "card"],
  ["correct", "card"],
  ["gold-ink", "card"],
] as const;

/** A colour of the high contrast, else the usual one, as linear channels. */
function channelsOf(name: string, theme: (typeof THEMES)[number]): readonly number[] {
  const value = [css, tokens].flatMap(
    (text) => new RegExp(`--cc-${name}: ([^;]+);`).exec(text)?.[1] ?? [],
  )[0];
  const colours = value?.match(/#[0-9a-f]{6}/g) ?? [];
  const hex = colours[theme === "light" ? 0 : colours.length - 1] ?? "";
  return [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
}

function lightnessOf(name: string, theme: (typeof THEMES)[number]): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(name, theme);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe("the high contrast of a paper", () => {
  it.each(THEMES)("is high for every text in the %s theme", (theme) => {
    const weak = PAIRS.filter(([text, surface]) => {
      const [one, other] = [lightnessOf(text, theme), lightnessOf(surface, theme)];
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) < 7;
    });
    expect(weak).toEqual([]);
  });
});
