import { numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { COLOUR } from "../kit/palette.ts";
import { circle, line, polygon, rect, sheet, WIDTH } from "../kit/svg.ts";

const HEIGHT = 260;
const HORIZON = 84;

/** PAPI beside a runway as the pilot sees it on final; red lights are the ones beside the runway. */
export const papi = defineFigure({
  parameters: recordField({ red: numberField({ from: 0, to: 4 }) }),
  alt: {
    en: "Runway on final approach with the four lights of a PAPI at its left",
    ar: "مدرج عند الاقتراب النهائي مع أضواء PAPI الأربعة على يساره",
  },
  svg: ({ red }) =>
    sheet(HEIGHT, [
      rect({ x: 0, y: 0, width: WIDTH, height: HORIZON }, { fill: "#24344d" }),
      rect({ x: 0, y: HORIZON, width: WIDTH, height: HEIGHT - HORIZON }, { fill: "#2e4034" }),
      polygon(
        [
          { x: 206, y: HORIZON + 8 },
          { x: 234, y: HORIZON + 8 },
          { x: 316, y: HEIGHT },
          { x: 124, y: HEIGHT },
        ],
        { fill: "#3c4550" },
      ),
      ...[0, 1, 2, 3, 4].map((at) => {
        const y = HORIZON + 22 + at ** 1.7 * 13;
        return line(
          { x: 220, y },
          { x: 220, y: Math.min(y + 6 + at * 4, HEIGHT) },
          { stroke: COLOUR.mark, "stroke-width": 2 + at * 0.7 },
        );
      }),
      ...[-3, -2, -1, 1, 2, 3].map((at) =>
        line(
          { x: 220 + at * 22, y: HEIGHT - 22 },
          { x: 220 + at * 25, y: HEIGHT - 4 },
          { stroke: COLOUR.mark, "stroke-width": 7 },
        ),
      ),
      // Nearest the runway first.
      ...[0, 1, 2, 3].map((at) => {
        const place = { x: 138 - at * 30, y: 182 };
        const colour = at < red ? "#ff4d42" : "#fffdf2";
        return circle(place, 14, { fill: colour, "fill-opacity": 0.25 }) + circle(place, 8, { fill: colour });
      }),
    ]),
});
