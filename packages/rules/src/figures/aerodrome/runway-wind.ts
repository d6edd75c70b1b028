import { numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { COLOUR } from "../kit/palette.ts";
import { arrow, circle, line, placed, polar, polygon, sheet, text } from "../kit/svg.ts";

const CENTRE = { x: 180, y: 168 };
const HEIGHT = 336;
const HALF = { length: 104, width: 17 };

/** A runway from above with its numbers, north at the top, and the wind as an arrow from where it blows. */
export const runwayWind = defineFigure({
  parameters: recordField({
    /** The lower number of the runway. */
    runway: numberField({ from: 1, to: 18 }),
    windFrom: numberField({ from: 10, to: 360, step: 10 }),
    windSpeed: numberField({ from: 4, to: 40 }),
  }),
  alt: {
    en: "Runway from above with its numbers, and an arrow for the wind",
    ar: "مدرج من الأعلى بأرقامه وسهم للرياح",
  },
  svg: ({ runway, windFrom, windSpeed }) => {
    const turn = runway * 10;
    const strip = [
      { x: -HALF.width, y: -HALF.length },
      { x: HALF.width, y: -HALF.length },
      { x: HALF.width, y: HALF.length },
      { x: -HALF.width, y: HALF.length },
    ];
    const number = (end: 1 | -1, value: number) =>
      text(polar(CENTRE, turn, -end * (HALF.length - 20)), String(value).padStart(2, "0"), {
        fill: COLOUR.mark,
        size: 19,
        bold: true,
        turn: end === 1 ? turn : turn + 180,
      });
    const names = [
      { words: "N", angle: 0 },
      { words: "E", angle: 90 },
      { words: "S", angle: 180 },
      { words: "W", angle: 270 },
    ];
    return sheet(HEIGHT, [
      circle(CENTRE, 140, { fill: COLOUR.tint, stroke: COLOUR.line, "stroke-width": 1.5 }),
      ...Array.from({ length: 36 }, (_, at) =>
        line(polar(CENTRE, at * 10, at % 3 === 0 ? 128 : 133), polar(CENTRE, at * 10, 140), {
          stroke: COLOUR.muted,
          "stroke-width": at % 3 === 0 ? 2 : 1,
        }),
      ),
      ...names.map(({ words, angle }) =>
        text(polar(CENTRE, angle, 118), words, { size: 16, bold: true, fill: COLOUR.muted }),
      ),
      polygon(placed(strip, CENTRE, turn), { fill: "#3a424d" }),
      line(polar(CENTRE, turn, -62), polar(CENTRE, turn, 62), {
        stroke: COLOUR.mark,
        "stroke-width": 3,
        "stroke-dasharray": "14 9",
      }),
      number(1, runway),
      number(-1, runway + 18),
      arrow(polar(CENTRE, windFrom, 140), polar(CENTRE, windFrom, 64), { stroke: COLOUR.blue, width: 5 }),
      text(polar(CENTRE, windFrom, 156), `${windSpeed} kt`, { size: 16, bold: true, fill: COLOUR.blue }),
    ]);
  },
});
