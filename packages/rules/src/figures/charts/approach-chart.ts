import { choiceField, listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { COLOUR } from "../kit/palette.ts";
import { arrow, circle, line, polar, polygon, rect, sheet, text, type Point } from "../kit/svg.ts";
import { direction, plate } from "./labels.ts";

const HEIGHT = 342;
const MSA: Point = { x: 60, y: 66 };
const MSA_R = 46;
const GROUND = 226;
const HIGH = 148;
const THRESHOLD = 250;
const POINT = 84;
const FEET = 6_076;
const ROWS = { ILS: ["ILS", "LOC"], RNP: ["LPV", "LNAV/VNAV", "LNAV"] } as const;

/** Part of an instrument approach chart: safe altitudes, final approach from the side, lines of minima. */
export const approachChart = defineFigure({
  parameters: recordField({
    guidance: choiceField(["ILS", "RNP"]),
    runway: numberField({ from: 1, to: 36 }),
    /** Of the threshold, ft. */
    elevation: numberField({ from: 0, to: 1_500, step: 10 }),
    /** Where the final approach begins: altitude, ft, and distance from the threshold, NM. */
    altitude: numberField({ from: 2_000, to: 5_000, step: 100 }),
    distance: numberField({ from: 4, to: 9, step: 0.1 }),
    /** Altitude of the missed approach, ft. */
    missed: numberField({ from: 2_000, to: 6_000, step: 500 }),
    /** Safe altitudes of the sectors, clockwise from north: 0–90, 90–180 and so on, by where the aeroplane is. */
    sectors: listField(numberField({ from: 2_000, to: 6_000, step: 100 }), 4, 4),
    /** Decision and minimum descent altitudes above the threshold, ft, from the lowest line up. */
    heights: listField(numberField({ from: 200, to: 900, step: 10 }), 2, 3),
  }),
  alt: {
    en: "Part of an instrument approach chart: minimum sector altitudes, profile and minima",
    ar: "جزء من خريطة اقتراب آلي: الارتفاعات الدنيا للقطاعات والمقطع الجانبي والحدود الدنيا",
  },
  fault: ({ guidance, elevation, altitude, distance, missed, heights }) => {
    if (heights.length !== ROWS[guidance].length) return "lines of minima are too many or too few";
    if (heights.slice(1).some((one, index) => one <= (heights[index] ?? 0))) return "minima do not rise";
    const angle = (Math.atan((altitude - elevation - 50) / (distance * FEET)) * 180) / Math.PI;
    if (angle < 2.5 || angle > 3.8) return "no approach is so steep or so flat";
    return missed < elevation + 1_500 ? "the missed approach ends too low" : null;
  },
  svg: (chart) => {
    const { guidance, runway, elevation, altitude, distance, missed } = chart;
    const name = String(runway).padStart(2, "0");
    const track = direction(runway * 10);
    const [start, foot] = [
      { x: POINT, y: HIGH },
      { x: THRESHOLD, y: GROUND - 3 },
    ];
    const top = { x: 342, y: HIGH + 8 };
    return sheet(HEIGHT, [
      ...sectors(chart.sectors),
      text({ x: 236, y: 20 }, `${guidance} RWY ${name}`, { size: 18, bold: true }),
      text({ x: 236, y: 42 }, `FINAL ${track}`, { bold: true }),
      text({ x: 236, y: 60 }, `THR ELEV ${elevation} ft`),
      text({ x: 236, y: 81 }, `MISSED APCH: ${missed} ft`, { bold: true, fill: COLOUR.magenta }),
      rect(
        { x: 8, y: 118, width: 344, height: 140 },
        { fill: "#fbfcfe", stroke: COLOUR.line, "stroke-width": 1 },
      ),
      line({ x: 16, y: HIGH }, start, { stroke: COLOUR.blue, "stroke-width": 2.75 }),
      line(start, foot, { stroke: COLOUR.blue, "stroke-width": 2.75 }),
      arrow({ x: THRESHOLD - 26, y: GROUND - 16 }, top, { stroke: COLOUR.magenta, width: 2, dash: "6 4" }),
      line(
        { x: POINT, y: HIGH },
        { x: POINT, y: GROUND },
        {
          stroke: COLOUR.muted,
          "stroke-width": 1.25,
          "stroke-dasharray": "3 3",
        },
      ),
      line({ x: 16, y: GROUND }, { x: 344, y: GROUND }, { stroke: COLOUR.ink, "stroke-width": 1.5 }),
      rect({ x: THRESHOLD, y: GROUND - 3, width: 76, height: 6 }, { fill: "#4a5563" }),
      plate({ x: POINT - 34, y: HIGH - 14 }, `${altitude} ft`, { bold: true }),
      polygon(
        [
          { x: POINT, y: GROUND - 7 },
          { x: POINT + 7, y: GROUND + 5 },
          { x: POINT - 7, y: GROUND + 5 },
        ],
        { fill: COLOUR.ink },
      ),
      text({ x: POINT, y: GROUND + 18 }, guidance === "ILS" ? "FAP" : "FAF", { bold: true }),
      plate({ x: (POINT + THRESHOLD) / 2, y: GROUND + 18 }, `${distance.toFixed(1)} NM`, { bold: true }),
      text({ x: THRESHOLD + 38, y: GROUND + 18 }, `THR ${name}`, { bold: true }),
      ...minima(chart),
    ]);
  },
});

/** Circle of safe altitudes around the aid, cut by the four cardinal bearings towards it. */
function sectors(altitudes: readonly number[]): readonly string[] {
  const style = { stroke: COLOUR.ink, "stroke-width": 1.25 };
  return [
    circle(MSA, MSA_R, { fill: COLOUR.tint, ...style }),
    line(polar(MSA, 0, MSA_R), polar(MSA, 180, MSA_R), style),
    line(polar(MSA, 90, MSA_R), polar(MSA, 270, MSA_R), style),
    ...altitudes.map((altitude, quarter) =>
      text(polar(MSA, 45 + quarter * 90, 27), altitude, { bold: true }),
    ),
    text({ x: MSA.x, y: 12 }, "N"),
    text({ x: MSA.x + 54, y: 107 }, "MSA 25 NM ft", { fill: COLOUR.muted, anchor: "start" }),
  ];
}

type Minima = {
  readonly guidance: "ILS" | "RNP";
  readonly elevation: number;
  readonly heights: readonly number[];
};

function minima({ guidance, elevation, heights }: Minima): readonly string[] {
  const names = ROWS[guidance];
  const width = 344 / names.length;
  const y = 266;
  const middle = (column: number) => 8 + (column + 0.5) * width;
  return [
    rect(
      { x: 8, y, width: 344, height: 68 },
      { fill: COLOUR.paper, stroke: COLOUR.ink, "stroke-width": 1.25 },
    ),
    line({ x: 8, y: y + 24 }, { x: 352, y: y + 24 }, { stroke: COLOUR.ink, "stroke-width": 1 }),
    ...names
      .slice(1)
      .map((_, column) =>
        line(
          { x: 8 + (column + 1) * width, y },
          { x: 8 + (column + 1) * width, y: y + 68 },
          { stroke: COLOUR.ink, "stroke-width": 1 },
        ),
      ),
    ...names.flatMap((name, column) => [
      text({ x: middle(column), y: y + 12 }, name, { bold: true }),
      text({ x: middle(column), y: y + 37 }, `${kindOf(name)} ${elevation + (heights[column] ?? 0)} ft`),
      text({ x: middle(column), y: y + 56 }, `(${heights[column] ?? 0} ft)`, { fill: COLOUR.muted }),
    ]),
  ];
}

const kindOf = (line: string) => (line === "LOC" || line === "LNAV" ? "MDA" : "DA");
