import { numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { CENTRE, DIAL_HEIGHT, face, hand, label, marks, steps } from "../kit/dial.ts";
import { COLOUR } from "../kit/palette.ts";
import { circle, sheet, text } from "../kit/svg.ts";

const HIGHEST = 2_000;
/** Zero is at the left; up goes over the top. */
const ZERO = 270;
const SWEEP = 165;

function angleOf(rate: number): number {
  return ZERO + (rate / HIGHEST) * SWEEP;
}

/** Vertical speed indicator, to 2000 ft/min up and down. */
export const verticalSpeed = defineFigure({
  parameters: recordField({ rate: numberField({ from: -HIGHEST, to: HIGHEST, step: 50 }) }),
  alt: {
    en: "Face of a vertical speed indicator in thousands of feet per minute",
    ar: "واجهة مؤشر السرعة العمودية بآلاف الأقدام في الدقيقة",
  },
  svg: ({ rate }) =>
    sheet(DIAL_HEIGHT, [
      face(),
      marks({ angles: steps(-HIGHEST, HIGHEST, 100).map(angleOf), from: 136, to: 146, width: 1.5 }),
      marks({ angles: steps(-HIGHEST, HIGHEST, 500).map(angleOf), from: 124, to: 146, width: 3.5 }),
      ...steps(-HIGHEST, HIGHEST, 500).map((one) =>
        label({ angle: angleOf(one), r: 102 }, Math.abs(one) === HIGHEST ? 2 : Math.abs(one) / 1_000, {
          size: 22,
        }),
      ),
      text({ x: CENTRE.x - 46, y: CENTRE.y - 46 }, "UP", { fill: COLOUR.mark, size: 14 }),
      text({ x: CENTRE.x - 46, y: CENTRE.y + 46 }, "DN", { fill: COLOUR.mark, size: 14 }),
      text({ x: CENTRE.x + 24, y: CENTRE.y - 58 }, "VERTICAL SPEED", {
        fill: COLOUR.mark,
        size: 14,
        bold: true,
      }),
      text({ x: CENTRE.x + 34, y: CENTRE.y + 36 }, "1000 FT/MIN", { fill: COLOUR.mark, size: 14 }),
      hand(
        [
          [0, 130],
          [5, 108],
          [4, -24],
        ],
        angleOf(rate),
        { stroke: COLOUR.dial, "stroke-width": 1.5 },
      ),
      circle(CENTRE, 9, { fill: COLOUR.bezel, stroke: COLOUR.mark, "stroke-width": 1.5 }),
    ]),
});
