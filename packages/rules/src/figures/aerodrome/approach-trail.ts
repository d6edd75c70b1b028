import { choiceField, listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { plane } from "../kit/dial.ts";
import { tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { line, rect, sheet, text, WIDTH } from "../kit/svg.ts";

const HEIGHT = 176;
const TRACK = 64;
const ZERO = 46;
/** Units a nautical mile. */
const SCALE = 12.4;
const LONGEST = 24;

/** Aeroplanes one behind the other on final approach, numbered, with their wake turbulence categories over a scale of distances. */
export const approachTrail = defineFigure({
  parameters: recordField({
    planes: listField(
      recordField({
        category: choiceField(["J", "H", "M", "L"]),
        /** From the threshold (NM). */
        distance: numberField({ from: 1, to: LONGEST, step: 0.5 }),
      }),
      2,
      5,
    ),
  }),
  alt: {
    en: "Final approach from above with numbered aeroplanes, their wake turbulence categories and distances from the threshold",
    ar: "الاقتراب النهائي من الأعلى مع طائرات مرقمة وفئات اضطراب الأثر والمسافات من عتبة المدرج",
  },
  fault: ({ planes }) =>
    planes.some((one, at) => one.distance - (planes[at - 1]?.distance ?? -2) < 2.5)
      ? "aeroplanes are not one behind the other"
      : null,
  svg: ({ planes }, language) =>
    sheet(HEIGHT, [
      rect({ x: 8, y: TRACK - 8, width: ZERO - 8, height: 16 }, { fill: "#3a424d" }),
      line(
        { x: ZERO, y: TRACK },
        { x: WIDTH - 6, y: TRACK },
        { stroke: COLOUR.line, "stroke-width": 1.5, "stroke-dasharray": "10 6" },
      ),
      ...Array.from({ length: LONGEST + 1 }, (_, at) => {
        const x = ZERO + at * SCALE;
        const isLong = at % 5 === 0;
        return line(
          { x, y: 112 },
          { x, y: isLong ? 124 : 118 },
          { stroke: COLOUR.ink, "stroke-width": isLong ? 1.75 : 1 },
        );
      }),
      line(
        { x: ZERO, y: 112 },
        { x: ZERO + LONGEST * SCALE, y: 112 },
        { stroke: COLOUR.ink, "stroke-width": 1.5 },
      ),
      ...[0, 5, 10, 15, 20].map((miles) => text({ x: ZERO + miles * SCALE, y: 136 }, miles)),
      text({ x: WIDTH / 2 + 20, y: 160 }, language === "ar" ? "NM من العتبة" : "NM from the threshold", {
        fill: COLOUR.muted,
      }),
      ...planes.flatMap(({ category, distance }, at) => {
        const x = ZERO + distance * SCALE;
        return [
          line(
            { x, y: TRACK + 14 },
            { x, y: 112 },
            { stroke: COLOUR.line, "stroke-width": 1, "stroke-dasharray": "3 3" },
          ),
          plane({ centre: { x, y: TRACK }, heading: 270, size: SIZES[category] }, { fill: COLOUR.blue }),
          tag({ x, y: 22 }, String(at + 1)),
          rect({ x: x - 9, y: 86, width: 18, height: 18 }, { fill: COLOUR.paper }),
          text({ x, y: 95 }, category, { bold: true, size: 16 }),
        ];
      }),
    ]),
});

const SIZES = { J: 40, H: 34, M: 27, L: 18 } as const;
