import { choiceField, listField, numberField, optionalField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { LETTERS, tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { arrow, line, polyline, rect, sheet, text, WIDTH, type Point } from "../kit/svg.ts";

const HEIGHT = 345;
const MIDDLE = 180;
/** Half the width of the runway. */
const HALF = 70;
/** Where the threshold is; what is landed on lies above. */
const THRESHOLD = 272;
const white = { stroke: COLOUR.mark } as const;

/** Numbers of threshold stripes of runways 18, 23, 30, 45 and 60 m wide (ICAO Annex 14, 5.2.4). */
const STRIPES: readonly number[] = [4, 6, 8, 12, 16];
const MARKS = ["before", "threshold", "designator", "zone", "aiming", "centre", "edge"] as const;
type Mark = (typeof MARKS)[number];

/** Where a mark is pointed at, and on which side its letter stands. */
const PLACES: Readonly<Record<Mark, { readonly at: Point; readonly side: 1 | -1 }>> = {
  before: { at: { x: 214, y: 316 }, side: 1 },
  threshold: { at: { x: 240, y: 252 }, side: 1 },
  designator: { at: { x: 200, y: 206 }, side: 1 },
  zone: { at: { x: 228, y: 152 }, side: 1 },
  aiming: { at: { x: 226, y: 112 }, side: 1 },
  centre: { at: { x: 178, y: 91 }, side: -1 },
  edge: { at: { x: 115, y: 36 }, side: -1 },
};

/** First part of a runway from above, landed on up the sheet, with lettered markings; not to scale. */
export const runwayMarkings = defineFigure({
  parameters: recordField({
    runway: numberField({ from: 1, to: 36 }),
    side: optionalField(choiceField(["L", "C", "R"])),
    stripes: numberField({ from: 4, to: 16, step: 2 }),
    /** What lies before the threshold. */
    before: choiceField(["grass", "arrows", "chevrons"]),
    /** Pairs of touchdown zone markings. */
    zones: numberField({ from: 0, to: 3 }),
    closed: choiceField(["no", "yes"]),
    marks: listField(choiceField(MARKS), 0, 5),
  }),
  alt: {
    en: "First part of a runway from above with its markings",
    ar: "الجزء الأول من مدرج من الأعلى مع علاماته",
  },
  fault: ({ stripes, before, zones, marks }) => {
    if (!STRIPES.includes(stripes)) return "no runway has that many stripes";
    if (new Set(marks).size < marks.length) return "a mark has two letters";
    if (before === "grass" && marks.includes("before")) return "nothing lies before the threshold";
    return zones === 0 && marks.includes("zone") ? "there is no touchdown zone marking" : null;
  },
  svg: ({ runway, side, stripes, before, zones, closed, marks }) =>
    sheet(HEIGHT, [
      rect({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, { fill: "#b9c7a8" }),
      rect(
        { x: MIDDLE - HALF, y: 0, width: 2 * HALF, height: before === "grass" ? THRESHOLD + 4 : HEIGHT },
        { fill: "#3a424d" },
      ),
      ...edges(before === "arrows" ? HEIGHT : THRESHOLD),
      ...BEFORE[before](),
      ...threshold(stripes),
      ...designator(runway, side),
      line(
        { x: MIDDLE, y: 168 },
        { x: MIDDLE, y: 0 },
        { ...white, "stroke-width": 4, "stroke-dasharray": "30 16" },
      ),
      ...[-1, 1].map((hand) => bar({ x: MIDDLE + hand * 38, y: 112 }, 16, 34)),
      ...[152, 70, 32].slice(0, zones).flatMap((y, at) => zone(y, at === 0 ? 3 : 2)),
      ...(closed === "yes" ? [cross(46), cross(148)] : []),
      ...marks.flatMap((mark, at) => lettered(PLACES[mark], LETTERS[at] ?? "")),
    ]),
});

/** A white stripe along the runway. */
function bar({ x, y }: Point, width: number, length: number): string {
  return rect({ x: x - width / 2, y: y - length / 2, width, height: length }, { fill: COLOUR.mark });
}

function edges(bottom: number): readonly string[] {
  return [-1, 1].map((hand) =>
    line(
      { x: MIDDLE + hand * (HALF - 4), y: 0 },
      { x: MIDDLE + hand * (HALF - 4), y: bottom },
      { ...white, "stroke-width": 2.5 },
    ),
  );
}

const BEFORE: Readonly<Record<"grass" | "arrows" | "chevrons", () => readonly string[]>> = {
  grass: () => [],
  // Arrows to a threshold that is displaced, and a bar across at it.
  arrows: () => [
    line(
      { x: MIDDLE - HALF + 4, y: THRESHOLD + 2 },
      { x: MIDDLE + HALF - 4, y: THRESHOLD + 2 },
      { ...white, "stroke-width": 5 },
    ),
    arrow({ x: MIDDLE, y: HEIGHT - 4 }, { x: MIDDLE, y: THRESHOLD + 12 }, { stroke: COLOUR.mark, width: 5 }),
    ...[-44, 44].map((x) =>
      polyline(
        [
          { x: MIDDLE + x - 12, y: THRESHOLD + 30 },
          { x: MIDDLE + x, y: THRESHOLD + 12 },
          { x: MIDDLE + x + 12, y: THRESHOLD + 30 },
        ],
        { ...white, "stroke-width": 5 },
      ),
    ),
  ],
  chevrons: () => [
    line(
      { x: MIDDLE - HALF, y: THRESHOLD + 2 },
      { x: MIDDLE + HALF, y: THRESHOLD + 2 },
      { ...white, "stroke-width": 4 },
    ),
    ...[0, 1, 2].map((at) => {
      const tip = THRESHOLD + 12 + at * 20;
      return polyline(
        [
          { x: MIDDLE - HALF + 6, y: tip + 20 },
          { x: MIDDLE, y: tip },
          { x: MIDDLE + HALF - 6, y: tip + 20 },
        ],
        { stroke: COLOUR.signYellow, "stroke-width": 6 },
      );
    }),
  ],
};

function threshold(stripes: number): readonly string[] {
  const half = stripes / 2;
  const pitch = 58 / half;
  return [-1, 1].flatMap((hand) =>
    Array.from({ length: half }, (_, at) =>
      bar({ x: MIDDLE + hand * (5 + pitch * (at + 0.4)), y: 252 }, pitch * 0.56, 30),
    ),
  );
}

function designator(runway: number, side: string | undefined): readonly string[] {
  const number = String(runway).padStart(2, "0");
  const style = { size: 30, bold: true, fill: COLOUR.mark };
  if (side === undefined) return [text({ x: MIDDLE, y: 206 }, number, style)];
  return [text({ x: MIDDLE, y: 191 }, number, style), text({ x: MIDDLE, y: 219 }, side, style)];
}

function zone(y: number, stripes: number): readonly string[] {
  return [-1, 1].flatMap((hand) =>
    Array.from({ length: stripes }, (_, at) => bar({ x: MIDDLE + hand * (32 + at * 9), y }, 5, 22)),
  );
}

function cross(y: number): string {
  return [-1, 1]
    .map((hand) =>
      line(
        { x: MIDDLE - 46, y: y - 34 * hand },
        { x: MIDDLE + 46, y: y + 34 * hand },
        { ...white, "stroke-width": 15 },
      ),
    )
    .join("");
}

function lettered(
  { at, side }: { readonly at: Point; readonly side: 1 | -1 },
  letter: string,
): readonly string[] {
  const plate = { x: side === 1 ? 300 : 60, y: at.y };
  return [
    line(at, plate, { stroke: COLOUR.paper, "stroke-width": 4.5 }),
    line(at, plate, { stroke: COLOUR.ink, "stroke-width": 1.5 }),
    tag(plate, letter),
  ];
}
