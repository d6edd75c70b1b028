import { numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { CENTRE, DIAL_HEIGHT, face, hand, label, marks, steps } from "../kit/dial.ts";
import { COLOUR } from "../kit/palette.ts";
import { arc, circle, line, polar, sheet, text } from "../kit/svg.ts";

const LOWEST = 40;
const HIGHEST = 220;
const FIRST_ANGLE = 30;
const SWEEP = 300;

/** Angle of an airspeed on the dial (kt → degrees clockwise from the top). */
function angleOf(speed: number): number {
  return FIRST_ANGLE + ((speed - LOWEST) / (HIGHEST - LOWEST)) * SWEEP;
}

/** Airspeed indicator of a light aeroplane with the arcs of its limits. */
export const airspeed = defineFigure({
  parameters: recordField({
    ias: numberField({ from: LOWEST, to: HIGHEST }),
    vs0: numberField({ from: 40, to: 65 }),
    vs1: numberField({ from: 45, to: 80 }),
    vfe: numberField({ from: 70, to: 130 }),
    vno: numberField({ from: 100, to: 170 }),
    vne: numberField({ from: 130, to: 210 }),
  }),
  alt: {
    en: "Face of an airspeed indicator in knots with coloured arcs",
    ar: "واجهة مؤشر سرعة جوية بالعقدة مع أقواس ملونة",
  },
  fault: ({ vs0, vs1, vfe, vno, vne }) =>
    vs0 < vs1 && vs1 < vfe && vfe < vno && vno < vne
      ? null
      : "limits are not in the order VS0 VS1 VFE VNO VNE",
  svg: ({ ias, vs0, vs1, vfe, vno, vne }) => {
    const band = (from: number, to: number, style: { r: number; stroke: string; width: number }) =>
      arc(
        { centre: CENTRE, r: style.r, from: angleOf(from), to: angleOf(to) },
        { stroke: style.stroke, "stroke-width": style.width },
      );
    const limit = angleOf(vne);
    return sheet(DIAL_HEIGHT, [
      face(),
      band(vs1, vno, { r: 141, stroke: COLOUR.green, width: 10 }),
      band(vno, vne, { r: 141, stroke: COLOUR.amber, width: 10 }),
      band(vs0, vfe, { r: 131, stroke: COLOUR.mark, width: 7 }),
      marks({ angles: steps(LOWEST, HIGHEST, 5).map(angleOf), from: 132, to: 146, width: 1.5 }),
      marks({ angles: steps(LOWEST, HIGHEST, 10).map(angleOf), from: 124, to: 146, width: 3 }),
      ...steps(LOWEST, HIGHEST, 20).map((speed) =>
        label({ angle: angleOf(speed), r: 103 }, speed, { size: 20 }),
      ),
      line(polar(CENTRE, limit, 122), polar(CENTRE, limit, 148), { stroke: COLOUR.red, "stroke-width": 5 }),
      text({ x: CENTRE.x, y: CENTRE.y - 44 }, "AIRSPEED", { fill: COLOUR.mark, size: 14, bold: true }),
      text({ x: CENTRE.x, y: CENTRE.y + 46 }, "KNOTS", { fill: COLOUR.mark, size: 14 }),
      hand(
        [
          [0, 130],
          [5, 108],
          [4, -24],
        ],
        angleOf(ias),
        { stroke: COLOUR.dial, "stroke-width": 1.5 },
      ),
      circle(CENTRE, 9, { fill: COLOUR.bezel, stroke: COLOUR.mark, "stroke-width": 1.5 }),
    ]);
  },
});
