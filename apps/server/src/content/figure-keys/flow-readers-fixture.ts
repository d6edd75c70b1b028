// What figures of flow and flight say, worked out from their parameters by arithmetic of its own.
import { type Figure, fields, list, n, s } from "./readers-fixture.ts";

const LETTERS = "ABCDE";
const rad = (degrees: number) => (degrees * Math.PI) / 180;
export const kn = (value: number) => `${Math.round(value)} kN`;
type Own = ReturnType<typeof fields>;
const lettersWhere = (of: readonly Own[], is: (one: Own) => boolean) =>
  of.flatMap((one, at) => (is(one) ? [LETTERS[at] ?? "?"] : [])).join(" and ");

// Forces

/** Drag (kN) in a steady climb. */
export const climbDrag = (f: Figure) => n(f, "weight") * (n(f, "thrust") / 100 - Math.sin(rad(n(f, "path"))));

export function turnSays(f: Figure): string {
  const up = n(f, "lift") * Math.cos(rad(n(f, "bank")));
  const vertical = up < 95 ? "begins to descend" : up > 105 ? "begins to climb" : "a constant altitude";
  return `turns ${n(f, "bank") < 0 ? "left" : "right"} and ${vertical}`;
}

// Limits

const points = (f: Figure) => list(f, "marks").map(fields);
export const letterNear = (f: Figure, speed: number, load: number) =>
  lettersWhere(points(f), (one) => Math.hypot((n(one, "speed") - speed) / 50, n(one, "load") - load) < 0.2);

function standingOf(f: Figure, one: Own): "stalled" | "overloaded" | "inside" | "fast" {
  const [speed, load] = [n(one, "speed"), n(one, "load")];
  if (load > (speed / n(f, "stall")) ** 2) return "stalled";
  if (speed > n(f, "dive")) return "fast";
  return load > n(f, "most") ? "overloaded" : "inside";
}
export function lettersOf(f: Figure, standing: "stalled" | "overloaded"): string {
  return lettersWhere(points(f), (one) => standingOf(f, one) === standing);
}
/** Beyond the limits of the structure, but not stalled. */
export const beyondLimits = (f: Figure) =>
  lettersWhere(points(f), (one) => ["overloaded", "fast"].includes(standingOf(f, one)));

const stallAt = (f: Figure, bank: number) => n(f, "stall") / Math.sqrt(Math.cos(rad(bank)));
export const belowCurve = (f: Figure) =>
  lettersWhere(points(f), (one) => n(one, "speed") < stallAt(f, n(one, "bank")));

export const speedOf = (f: Figure, curve: number) => Number(list(f, "speeds")[curve]);
/** The bank of the second curve for the radius of the first letter. */
export function sameRadius(f: Figure): string {
  const bank = n(points(f)[0] ?? {}, "bank");
  const tangent = Math.tan(rad(bank)) * (speedOf(f, 1) / speedOf(f, 0)) ** 2;
  return `${Math.round((Math.atan(tangent) * 180) / Math.PI)}°`;
}

/** Pressure of the standard atmosphere against that at sea level. */
function delta(level: number): number {
  const feet = level * 100;
  return feet <= 36_089 ? (1 - 6.8756e-6 * feet) ** 5.2559 : 0.22336 * Math.exp((36_089 - feet) / 20_806);
}
export const lowMach = (f: Figure, level: number, load: number) =>
  Math.sqrt(load / delta(level)) * (n(f, "stall") / 661.5);
export function buffetCeiling(f: Figure): string {
  const levels = Array.from({ length: 41 }, (_, at) => 250 + at * 5);
  const apart = (level: number) => Math.abs(lowMach(f, level, n(f, "load")) - n(f, "mach"));
  return `FL${levels.reduce((best, one) => (apart(one) < apart(best) ? one : best))}`;
}
export const betweenCurves = (f: Figure) =>
  lettersWhere(points(f), (one) => {
    const [mach, level] = [n(one, "mach"), n(one, "level")];
    return lowMach(f, level, 1) < mach && mach < Math.min(n(f, "mach"), lowMach(f, level, n(f, "load")));
  });

// Wings and shocks

type Wing = {
  readonly span: number;
  readonly root: number;
  readonly tip: number;
  readonly sweep: number;
  readonly form: string;
  readonly stalled: string;
};
const wings = (f: Figure): readonly Wing[] =>
  list(f, "wings")
    .map(fields)
    .map((one) => ({
      span: n(one, "span"),
      root: n(one, "root"),
      tip: n(one, "tip"),
      sweep: n(one, "sweep"),
      form: s(one, "form"),
      stalled: s(one, "stalled"),
    }));
export function letterOfWing(f: Figure, is: (one: Wing, all: readonly Wing[]) => boolean): string {
  const all = wings(f);
  return all.flatMap((one, at) => (is(one, all) ? [LETTERS[at] ?? "?"] : [])).join(" and ");
}
/** Aspect ratio of a wing with straight edges. */
export const ratio = ({ span, root, tip }: Wing) => span / ((root + tip) / 2);
export const aspectRatio = (f: Figure) => wings(f).map(ratio)[0] ?? 0;

const panels = (f: Figure) => list(f, "panels").map(fields);
export const shockAt = (f: Figure, panel: number) => n(panels(f)[panel] ?? {}, "upper");
export function panelOrder(f: Figure): string {
  const progress = (one: Own) =>
    n(one, "upper") + n(one, "lower") + 100 * ["none", "detached", "attached"].indexOf(s(one, "bow"));
  return panels(f)
    .map((one, at) => ({ letter: LETTERS[at] ?? "?", so: progress(one) }))
    .toSorted((one, other) => one.so - other.so)
    .map(({ letter }) => letter)
    .join(" – ");
}
export const panelsWithBow = (f: Figure) => lettersWhere(panels(f), (one) => s(one, "bow") !== "none");
export const isParted = (f: Figure) => panels(f).some((one) => s(one, "parted") === "yes");

// Stability

const curves = (f: Figure) => list(f, "curves").map(fields);
export const stableCurve = (f: Figure) =>
  lettersWhere(curves(f), (one) => n(one, "slope") < 0 && n(one, "atZero") > 0);
export const flatCurve = (f: Figure) => lettersWhere(curves(f), (one) => n(one, "slope") === 0);
const traces = (f: Figure) => list(f, "traces").map(fields);
export const letterOfTrace = (f: Figure, motion: string) =>
  lettersWhere(traces(f), (one) => s(one, "motion") === motion);
export function periodOf(f: Figure): string {
  const [first = {}] = traces(f);
  const period = n(f, "seconds") / n(first, "waves");
  return `${period > 15 ? "Phugoid" : "Short-period mode"}, ${period} s`;
}
