import { numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { COLOUR } from "../kit/palette.ts";
import { arrow, circle, line, path, rect, sheet, text, type Point } from "../kit/svg.ts";
import { fictitious } from "./fictitious.ts";

const HEIGHT = 272;
const GROUND = 138;
/** Where the datum and the wheels are drawn; their distances are told and not to scale. */
const [DATUM, NOSE, MAIN] = [26, 84, 234];

/** An aeroplane with its wheels on scales, and the distances of the wheels from the datum. */
export const weighing = defineFigure({
  parameters: recordField({
    /** What the scales show (kg). */
    nose: numberField({ from: 80, to: 1_500, step: 10 }),
    left: numberField({ from: 400, to: 4_500, step: 10 }),
    right: numberField({ from: 400, to: 4_500, step: 10 }),
    /** Distances from the datum (m). */
    noseArm: numberField({ from: 0.2, to: 3, step: 0.1 }),
    mainArm: numberField({ from: 2, to: 8, step: 0.1 }),
  }),
  alt: {
    en: "Fictitious aeroplane on scales with the distances of its wheels from the datum",
    ar: "طائرة افتراضية على موازين مع مسافات عجلاتها عن المرجع",
  },
  fault: ({ nose, left, right, noseArm, mainArm }) => {
    if (mainArm - noseArm < 1.5) return "the wheels stand too close";
    const isEven = Math.abs(left - right) < 0.05 * (left + right);
    return isEven && nose < 0.2 * (left + right) ? null : "no aeroplane stands so";
  },
  svg: ({ nose, left, right, noseArm, mainArm }, language) => {
    const isArabic = language === "ar";
    return sheet(HEIGHT, [
      text({ x: 8, y: 16 }, isArabic ? "ليس بمقياس رسم" : "Not to scale", {
        anchor: "start",
        fill: COLOUR.muted,
      }),
      fictitious(language),
      line(
        { x: DATUM, y: 48 },
        { x: DATUM, y: 250 },
        { stroke: COLOUR.blue, "stroke-width": 1.75, "stroke-dasharray": "8 4" },
      ),
      text({ x: 8, y: 38 }, isArabic ? "المرجع" : "Datum", {
        anchor: "start",
        bold: true,
        fill: COLOUR.blue,
      }),
      aeroplane(),
      ...[NOSE, MAIN].flatMap((x) => wheel(x)),
      ...reading({ x: NOSE, y: 172 }, [`${nose} kg`]),
      ...reading({ x: MAIN, y: 172 }, [`${left} kg`, `${right} kg`]),
      ...distance(NOSE, 222, `${noseArm.toFixed(1)} m`),
      ...distance(MAIN, 252, `${mainArm.toFixed(1)} m`),
    ]);
  },
});

function aeroplane(): string {
  const body =
    "M36 92Q44 78 70 72L104 68Q120 52 152 52L196 54Q214 58 232 68L322 78L334 82Q334 90 322 94Q270 106 200 112L90 112Q44 108 36 92Z";
  const fin = "M282 76Q300 64 306 32L328 32L330 80Z";
  const style = { fill: COLOUR.tint, stroke: COLOUR.ink, "stroke-width": 2, "stroke-linejoin": "round" };
  const glass = { fill: COLOUR.sky, "fill-opacity": 0.45, stroke: COLOUR.ink, "stroke-width": 1.5 };
  return (
    path(fin, style) +
    path(body, style) +
    path("M114 68Q126 57 152 57L158 57L158 70L120 70Z", glass) +
    path("M166 57L194 59Q206 62 212 69L166 70Z", glass) +
    path("M150 98Q200 88 262 96Q252 104 204 104Q162 104 150 98Z", { ...style, fill: COLOUR.faint })
  );
}

/** A leg with its wheel on the platform of a scale. */
function wheel(x: number): readonly string[] {
  return [
    line({ x, y: 110 }, { x, y: 126 }, { stroke: COLOUR.ink, "stroke-width": 3 }),
    circle({ x, y: 128 }, 9, { fill: COLOUR.ink }),
    circle({ x, y: 128 }, 3.5, { fill: COLOUR.faint }),
    rect({ x: x - 28, y: GROUND, width: 56, height: 6 }, { fill: COLOUR.muted }),
    line({ x, y: GROUND + 6 }, { x, y: 158 }, { stroke: COLOUR.muted, "stroke-width": 2 }),
  ];
}

/** What a scale shows; of the two scales of the main wheels side by side. */
function reading({ x, y }: Point, words: readonly string[]): readonly string[] {
  const width = 80;
  return words.flatMap((word, at) => {
    const middle = x + (at - (words.length - 1) / 2) * (width + 6);
    return [
      rect(
        { x: middle - width / 2, y: y - 14, width, height: 28 },
        { fill: COLOUR.paper, stroke: COLOUR.ink, "stroke-width": 1.5, rx: 4 },
      ),
      text({ x: middle, y }, word, { size: 16, bold: true }),
    ];
  });
}

/** A distance from the datum to a wheel, its figure beside the arrow. */
function distance(to: number, y: number, words: string): readonly string[] {
  return [
    line({ x: to, y: 188 }, { x: to, y: y + 6 }, { stroke: COLOUR.line, "stroke-width": 1.25 }),
    arrow({ x: DATUM, y }, { x: to, y }, { stroke: COLOUR.ink, width: 1.75 }),
    text({ x: to + 8, y }, words, { anchor: "start", bold: true }),
  ];
}
