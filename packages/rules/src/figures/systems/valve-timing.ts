import { numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { arc, circle, line, placed, polar, polygon, sheet, text, type Point } from "../kit/svg.ts";

const CENTRE = { x: 180, y: 158 } as const;
const OUTER = 104;
const INNER = 84;

/** Valve timing of a four-stroke engine as angles of the crank, which turns clockwise. */
export const valveTiming = defineFigure({
  parameters: recordField({
    /** Intake opens before the top dead centre. */
    intakeOpens: numberField({ from: 6, to: 30 }),
    /** Intake closes after the bottom dead centre. */
    intakeCloses: numberField({ from: 40, to: 75 }),
    /** Exhaust opens before the bottom dead centre. */
    exhaustOpens: numberField({ from: 40, to: 75 }),
    /** Exhaust closes after the top dead centre. */
    exhaustCloses: numberField({ from: 6, to: 30 }),
    /** Ignition before the top dead centre. */
    ignition: numberField({ from: 16, to: 38 }),
  }),
  alt: {
    en: "Circle diagram of the valve timing of a four-stroke engine",
    ar: "مخطط دائري لتوقيت صمامات محرك رباعي الأشواط",
  },
  svg: ({ intakeOpens, intakeCloses, exhaustOpens, exhaustCloses, ignition }) => {
    const ends = {
      intake: { from: -intakeOpens, to: 180 + intakeCloses },
      exhaust: { from: 180 - exhaustOpens, to: 360 + exhaustCloses },
    };
    const band = (r: number, of: { from: number; to: number }, stroke: string) =>
      arc({ centre: CENTRE, r, ...of }, { stroke, "stroke-width": 11 });
    const ray = (angle: number, r: number, stroke: string) =>
      line(CENTRE, polar(CENTRE, angle, r), { stroke, "stroke-width": 1.75 });
    return sheet(318, [
      circle(CENTRE, OUTER + 10, { fill: COLOUR.tint, stroke: COLOUR.line, "stroke-width": 1.5 }),
      line(
        { x: 180, y: 36 },
        { x: 180, y: 280 },
        { stroke: COLOUR.ink, "stroke-width": 1.5, "stroke-dasharray": "6 4" },
      ),
      band(OUTER, ends.intake, COLOUR.blue),
      band(INNER, ends.exhaust, COLOUR.red),
      ray(ends.intake.from, OUTER + 10, COLOUR.blue),
      ray(ends.intake.to, OUTER + 10, COLOUR.blue),
      ray(ends.exhaust.from, OUTER + 10, COLOUR.red),
      ray(ends.exhaust.to, OUTER + 10, COLOUR.red),
      ray(-ignition, 66, COLOUR.ink),
      star(polar(CENTRE, -ignition, 66)),
      text({ x: 180, y: 24 }, "TDC", { bold: true, size: 15 }),
      text({ x: 180, y: 296 }, "BDC", { bold: true, size: 15 }),
      ...note({ x: 58, y: 26 }, "A", intakeOpens),
      ...note({ x: 302, y: 26 }, "B", exhaustCloses),
      ...note({ x: 302, y: 292 }, "C", exhaustOpens),
      ...note({ x: 58, y: 292 }, "D", intakeCloses),
      ...note({ x: 128, y: 158 }, "E", ignition),
      ...turning(),
    ]);
  },
});

/** A letter and the angle to the nearest dead centre. */
function note(place: Point, letter: string, degrees: number): readonly string[] {
  return [
    tag({ x: place.x - 16, y: place.y }, letter),
    text({ x: place.x, y: place.y }, `${degrees}°`, { anchor: "start", bold: true, size: 16 }),
  ];
}

function star(centre: Point): string {
  const points = Array.from({ length: 16 }, (_, at) => polar(centre, at * 22.5, at % 2 === 0 ? 10 : 4.5));
  return polygon(points, { fill: COLOUR.amber, stroke: COLOUR.red, "stroke-width": 1 });
}

function turning(): readonly string[] {
  const shape = [
    { x: 0, y: -4 },
    { x: 6, y: 8 },
    { x: -6, y: 8 },
  ];
  return [
    arc({ centre: CENTRE, r: 40, from: 45, to: 128 }, { stroke: COLOUR.ink, "stroke-width": 2.5 }),
    polygon(placed(shape, polar(CENTRE, 134, 40), 224), { fill: COLOUR.ink }),
    circle(CENTRE, 4, { fill: COLOUR.ink }),
  ];
}
