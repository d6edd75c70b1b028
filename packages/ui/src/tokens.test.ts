import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const THEMES = ["light", "dark"] as const;
type Theme = (typeof THEMES)[number];

/** Text and the surfaces it stands on: at least 4.5 (WCAG 1.4.3). */
const TEXT_PAIRS = [
  ["ink", "bg"],
  ["ink", "card"],
  ["ink", "sunken"],
  ["muted", "bg"],
  ["muted", "card"],
  ["muted", "sunken"],
  ["primary", "bg"],
  ["primary", "card"],
  ["primary", "primary-soft"],
  ["ink", "primary-soft"],
  ["muted", "primary-soft"],
  ["on-primary", "primary"],
  ["on-action", "action"],
  ["on-correct", "correct"],
  ["on-wrong", "wrong"],
  ["correct", "card"],
  ["correct", "correct-soft"],
  ["ink", "correct-soft"],
  ["wrong", "card"],
  ["wrong", "bg"],
  ["wrong", "wrong-soft"],
  ["ink", "wrong-soft"],
  ["violet", "card"],
  ["gold-ink", "card"],
  ["gold-ink", "primary-soft"],
  ["on-hero", "hero"],
  ["action", "hero"],
] as const;

/** Edges of controls against what is beside them: at least 3 (WCAG 1.4.11). */
const EDGE_PAIRS = [
  ["edge", "bg"],
  ["edge", "card"],
  ["primary", "sunken"],
  ["correct", "bg"],
  ["wrong", "bg"],
  ["art-ink", "art-tint"],
] as const;

describe("colour tokens", () => {
  it.each(THEMES)("keep every text readable in the %s theme", (theme) => {
    const weak = TEXT_PAIRS.filter(([text, surface]) => contrast(theme, text, surface) < 4.5);
    expect(weak).toEqual([]);
  });

  it.each(THEMES)("keep every control visible in the %s theme", (theme) => {
    const weak = EDGE_PAIRS.filter(([edge, surface]) => contrast(theme, edge, surface) < 3);
    expect(weak).toEqual([]);
  });

  it("give each token of the Tailwind theme a value", () => {
    const used = [...css.matchAll(/--color-[a-z-]+: var\(--cc-([a-z-]+)\)/g)].map((match) => match[1] ?? "");
    expect(used.length).toBeGreaterThan(20);
    for (const name of used) expect(() => colour("light", name)).not.toThrow();
  });
});

it("has the colours that rules of a site's own colours count with", () => {
  for (const [name, light, dark] of [
    ["bg", "#f4f7fb", "#07111f"],
    ["card", "#ffffff", "#0f1c31"],
    ["sunken", "#e3eaf3", "#1b2b45"],
    ["ink", "#0b1b33", "#e8f0fb"],
    ["muted", "#4a5b75", "#a3b4ce"],
    ["gold-ink", "#7a5200", "#ffd166"],
  ])
    expect(css).toContain(`--cc-${name}: light-dark(${light}, ${dark});`);
});

function contrast(theme: Theme, one: string, other: string): number {
  const [a, b] = [luminance(colour(theme, one)), luminance(colour(theme, other))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function colour(theme: Theme, name: string): string {
  const value = new RegExp(`--cc-${name}: (?:light-dark\\((#\\w{6}), (#\\w{6})\\)|(#\\w{6}));`).exec(css);
  const found = value?.[3] ?? (theme === "light" ? value?.[1] : value?.[2]);
  if (found === undefined) throw new Error(`no colour token ${name}`);
  return found;
}

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
