import { shareOut } from "../attempts/draw.ts";
import type { PresetSection } from "./preset.ts";

/** An area of a paper and how many questions the bank has for it. */
export type SectionBank = Pick<PresetSection, "minPercent" | "maxPercent"> & { readonly available: number };

/**
 * How many questions each area of a paper gets: its part by the middle of its bounds. What the bank cannot give is asked
 * in the other areas as far as their own upper bounds allow, beside the least of all others; the rest is left out.
 */
export function shareSections(wanted: number, sections: readonly SectionBank[]): readonly number[] {
  const caps = sections.map(({ available }, index) =>
    Math.min(available, Math.ceil((wanted * upperPercent(sections, index)) / 100)),
  );
  const counts = byMiddle(wanted, sections).map((count, index) => Math.min(count, caps[index] ?? 0));
  const missing = wanted - counts.reduce((sum, count) => sum + count, 0);
  const room = counts.map((count, index) => (caps[index] ?? 0) - count);
  const extra = takeAtMost(shareOut(room, missing), missing);
  return counts.map((count, index) => count + (extra[index] ?? 0));
}

/** What an area may have at most while the others have their least. */
function upperPercent(sections: readonly SectionBank[], index: number): number {
  const others = sections.filter((_, other) => other !== index);
  const least = others.reduce((sum, { minPercent }) => sum + minPercent, 0);
  return Math.max(0, Math.min(sections[index]?.maxPercent ?? 0, 100 - least));
}

/** Whole numbers in proportion to the middles of the bounds, which sum to `wanted`; the largest remainders are rounded up. */
function byMiddle(wanted: number, sections: readonly SectionBank[]): readonly number[] {
  const middles = sections.map(({ minPercent, maxPercent }) => (minPercent + maxPercent) / 2);
  const total = middles.reduce((sum, middle) => sum + middle, 0);
  const exact = middles.map((middle) => (total === 0 ? 0 : (wanted * middle) / total));
  const floors = exact.map(Math.floor);
  const left = wanted - floors.reduce((sum, count) => sum + count, 0);
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: part - Math.floor(part) }))
    .toSorted((one, other) => other.remainder - one.remainder || one.index - other.index);
  const rounded = new Set(byRemainder.slice(0, total === 0 ? 0 : left).map(({ index }) => index));
  return floors.map((count, index) => count + (rounded.has(index) ? 1 : 0));
}

/** The counts from the first on, as far as they do not exceed `most` together. */
function takeAtMost(counts: readonly number[], most: number): readonly number[] {
  let left = most;
  return counts.map((count) => {
    const taken = Math.min(count, left);
    left -= taken;
    return taken;
  });
}
