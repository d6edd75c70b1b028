import { turnOf } from "./slide-rule.ts";

/** How a line of a scale is drawn. */
export type MarkSize = "long" | "middle" | "short";
export type ScaleMark = { readonly turn: number; readonly size: MarkSize };
export type ScaleLabel = { readonly turn: number; readonly text: string };

/** Arrows of the outer scale: under one of them a value, under another one the same in its unit. */
export const UNIT_MARKS = {
  "Imp gal": 10.66,
  km: 12.22,
  "US gal": 12.8,
  ft: 14.5,
  kg: 16.33,
  lb: 36,
  m: 44.2,
  L: 48.45,
  NM: 66,
  SM: 75.95,
} as const;

/** From a value on, lines stand this many tenths apart, and the longer ones this many. */
const GRIDS = [
  { from: 10, to: 15, short: 1, middle: 5, long: 10 },
  { from: 15, to: 30, short: 2, middle: 10, long: 50 },
  { from: 30, to: 60, short: 5, middle: 10, long: 50 },
  { from: 60, to: 100, short: 10, middle: 50, long: 100 },
] as const;

/** The lines of a scale from 10 to 100. */
export const SCALE_MARKS: readonly ScaleMark[] = GRIDS.flatMap(({ from, to, short, middle, long }) =>
  steps(from * 10, to * 10, short).map((tenths) => ({
    turn: turnOf(tenths / 10),
    size: tenths % long === 0 ? "long" : tenths % middle === 0 ? "middle" : "short",
  })),
);

/** Values that are written at their lines. */
const LABELLED = [...steps(10, 21, 1), 22, 24, 26, 28, ...steps(30, 60, 5), 60, 65, 70, 75, 80, 90];
export const SCALE_LABELS: readonly ScaleLabel[] = LABELLED.map((value) => ({
  turn: turnOf(value),
  text: String(value),
}));

/** The time scale of the inner disc, in minutes: an hour stands at 60, ten of them there again. */
export const TIME_MARKS: readonly ScaleMark[] = [
  ...steps(60, 300, 10).map((minutes) => ({
    turn: turnOf(minutes),
    size: minutes % 60 === 0 ? ("long" as const) : ("short" as const),
  })),
  ...steps(300, 600, 30).map((minutes) => ({
    turn: turnOf(minutes),
    size: minutes % 60 === 0 ? ("long" as const) : ("short" as const),
  })),
];
export const TIME_LABELS: readonly ScaleLabel[] = [
  70, 80, 90, 100, 120, 150, 180, 210, 240, 300, 360, 420, 480, 540,
].map((minutes) => ({
  turn: turnOf(minutes),
  text: `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`,
}));

function steps(from: number, below: number, by: number): readonly number[] {
  return Array.from({ length: Math.ceil((below - from) / by) }, (_, place) => from + place * by);
}
