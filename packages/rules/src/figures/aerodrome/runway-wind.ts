import { numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { COLOUR } from "../kit/palette.ts";
import { type Point, arrow, circle, line, placed, polar, polygon, sheet, text } from "../kit/svg.ts";

const CENTRE = { x: 180, y: 168 };
const HEIGHT = 336;
/** The rose; the wind blows in from its rim and ends before the runway. */
const RADIUS = 126;
const HALF = { length: 84, width: 17 };
/** Half of the room that the speed of the wind takes. */
const LABEL = { width: 22, height: 7 };

/** Where the speed stands: outside the rim by the same gap whichever side it stands on. */
function labelPlace(windFrom: number): Point {
  const { x, y } = polar({ x: 0, y: 0 }, windFrom, 1);
  return polar(CENTRE, windFrom, RADIUS + 6 + LABEL.width * Math.abs(x) + LABEL.height * Math.abs(y));
}

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
      circle(CENTRE, RADIUS, { fill: COLOUR.tint, stroke: COLOUR.line, "stroke-width": 1.5 }),
      ...Array.from({ length: 36 }, (_, at) =>
        line(polar(CENTRE, at * 10, RADIUS - (at % 3 === 0 ? 12 : 7)), polar(CENTRE, at * 10, RADIUS), {
          stroke: COLOUR.muted,
          "stroke-width": at % 3 === 0 ? 2 : 1,
        }),
      ),
      ...names.map(({ words, angle }) =>
        // Beside the arrow where that comes from its own direction.
        text(polar(CENTRE, angle + (windFrom % 360 === angle ? 11 : 0), RADIUS - 22), words, {
          size: 16,
          bold: true,
          fill: COLOUR.muted,
        }),
      ),
      polygon(placed(strip, CENTRE, turn), { fill: "#3a424d" }),
      line(polar(CENTRE, turn, -44), polar(CENTRE, turn, 44), {
        stroke: COLOUR.mark,
        "stroke-width": 3,
        "stroke-dasharray": "14 9",
      }),
      number(1, runway),
      number(-1, runway + 18),
      arrow(polar(CENTRE, windFrom, RADIUS), polar(CENTRE, windFrom, HALF.length + 4), {
        stroke: COLOUR.blue,
        width: 5,
      }),
      text(labelPlace(windFrom), `${windSpeed} kt`, { size: 16, bold: true, fill: COLOUR.blue }),
    ]);
  },
});
