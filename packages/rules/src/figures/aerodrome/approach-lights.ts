import { choiceField, listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { LETTERS, tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { circle, line, rect, sheet, text, WIDTH } from "../kit/svg.ts";

const HEIGHT = 340;
const MIDDLE = 180;
const THRESHOLD = 46;
/** Units a metre along the approach. */
const SCALE = 0.31;
const LIGHTS = { white: "#fffdf2", red: "#ff4d42", green: "#2fd06c" } as const;
const PATTERNS = ["simple", "coded", "barrettes", "coded-red", "barrettes-red"] as const;
type Pattern = (typeof PATTERNS)[number];
type Light = { readonly across: number; readonly out: number; readonly colour: keyof typeof LIGHTS };

/** Approach lights from above, the runway at the top; of them those that are seen, and lettered distances. */
export const approachLights = defineFigure({
  parameters: recordField({
    pattern: choiceField(PATTERNS),
    /** What is seen of them, metres from the threshold. */
    seenFrom: numberField({ from: 0, to: 840, step: 30 }),
    seenTo: numberField({ from: 60, to: 900, step: 30 }),
    marks: listField(numberField({ from: 0, to: 900, step: 30 }), 0, 4),
  }),
  alt: {
    en: "Approach lights from above with the beginning of the runway at the top, distances in metres",
    ar: "أضواء الاقتراب من الأعلى وبداية المدرج في الأعلى، والمسافات بالأمتار",
  },
  fault: ({ pattern, seenFrom, seenTo, marks }) => {
    if (seenTo - seenFrom < 60) return "too little is seen";
    if (pattern.endsWith("red") && seenFrom > 240) return "what is red is not seen";
    if (pattern === "simple" && seenFrom > 240) return "nothing is seen of the short system";
    if (pattern === "simple" && seenTo > 420 && seenTo < 900) return "the short system ends before";
    return marks.some((one, at) => marks.slice(at + 1).some((other) => Math.abs(other - one) < 90))
      ? "two letters lie on each other"
      : null;
  },
  svg: ({ pattern, seenFrom, seenTo, marks }) => {
    const isAll = seenFrom === 0 && seenTo === 900;
    const y = (out: number) => THRESHOLD + out * SCALE;
    const seen = lightsOf(pattern).filter(({ out }) => out >= seenFrom && out <= seenTo);
    return sheet(HEIGHT, [
      rect({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, { fill: "#131d2a" }),
      rect({ x: MIDDLE - 44, y: 0, width: 88, height: THRESHOLD - 5 }, { fill: "#2a3442" }),
      ...(isAll
        ? []
        : [
            rect(
              { x: 64, y: y(seenFrom) - 5, width: 232, height: (seenTo - seenFrom) * SCALE + 10 },
              { fill: "#22324a", stroke: "#5b7596", "stroke-width": 1, "stroke-dasharray": "4 4" },
            ),
          ]),
      ...[0, 150, 300, 450, 600, 750, 900].flatMap((out) => [
        line({ x: 306, y: y(out) }, { x: 314, y: y(out) }, { stroke: COLOUR.line, "stroke-width": 1.25 }),
        text({ x: 320, y: y(out) }, out, { anchor: "start", fill: COLOUR.line }),
      ]),
      ...(seenFrom === 0 ? runwayBeginning() : []),
      ...seen.map(({ across, out, colour }) =>
        circle({ x: MIDDLE + across, y: y(out) }, 2.3, { fill: LIGHTS[colour] }),
      ),
      ...marks.flatMap((out, at) => [
        line({ x: 40, y: y(out) }, { x: 60, y: y(out) }, { stroke: COLOUR.line, "stroke-width": 1 }),
        tag({ x: 30, y: y(out) }, LETTERS[at] ?? ""),
      ]),
    ]);
  },
});

/** Green lights of the threshold, white ones of the first edges. */
function runwayBeginning(): readonly string[] {
  const threshold = Array.from({ length: 13 }, (_, at) =>
    circle({ x: MIDDLE - 42 + at * 7, y: THRESHOLD - 4 }, 2.3, { fill: LIGHTS.green }),
  );
  const edges = [8, 24].flatMap((y) =>
    [-44, 44].map((x) => circle({ x: MIDDLE + x, y }, 2.3, { fill: LIGHTS.white })),
  );
  return [...threshold, ...edges];
}

const rows = (to: number, step: number) => Array.from({ length: to / step }, (_, at) => (at + 1) * step);
const across = (
  out: number,
  places: readonly number[],
  colour: "white" | "red" = "white",
): readonly Light[] => places.map((place) => ({ across: place, out, colour }));
/** Lights of a bar to both sides of the centre line. */
const barOf = (out: number, half: number): readonly Light[] =>
  across(
    out,
    Array.from({ length: Math.floor((half - 10) / 6) + 1 }, (_, at) => 10 + at * 6).flatMap((one) => [
      -one,
      one,
    ]),
  );

/** One, two and three lights in a row, further out (distance-coded). */
function coded(out: number): readonly Light[] {
  if (out <= 300) return across(out, [0]);
  return out <= 600 ? across(out, [-3, 3]) : across(out, [-6, 0, 6]);
}

const barrette = (out: number) => across(out, [-8, -4, 0, 4, 8]);
/** Red barrettes to both sides of the last 270 m (ICAO Annex 14, 5.3.4). */
const sideRows = () => rows(270, 30).flatMap((out) => across(out, [-32, -27, -22, 22, 27, 32], "red"));

/** All lights of a pattern. */
function lightsOf(pattern: Pattern): readonly Light[] {
  const wide = [150, 300, 450, 600, 750];
  if (pattern === "simple") return [...rows(420, 60).flatMap((out) => across(out, [0])), ...barOf(300, 34)];
  if (pattern === "coded")
    return [...rows(900, 30).flatMap(coded), ...wide.flatMap((out) => barOf(out, 28 + out / 17))];
  if (pattern === "barrettes") return [...rows(900, 30).flatMap(barrette), ...barOf(300, 46)];
  if (pattern === "coded-red")
    return [
      ...rows(300, 30).flatMap(barrette),
      ...rows(900, 30).slice(10).flatMap(coded),
      ...sideRows(),
      ...barOf(150, 16),
      ...wide.slice(1).flatMap((out) => barOf(out, 28 + out / 17)),
    ];
  return [...rows(900, 30).flatMap(barrette), ...sideRows(), ...barOf(150, 16), ...barOf(300, 46)];
}
