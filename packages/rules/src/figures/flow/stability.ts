import { choiceField, listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { areTooClose, axes, graphPoint, GRAPH_HEIGHT, LETTERS, tag, TAG_ROOM } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { line, polyline, rect, sheet, text, type Point } from "../kit/svg.ts";

const FIELD = { x: { from: -4, to: 16, step: 4 }, y: { from: -0.2, to: 0.2, step: 0.1, decimals: 1 } };
const STROKES = [COLOUR.blue, COLOUR.magenta, COLOUR.green, COLOUR.amber] as const;
type Curve = { readonly atZero: number; readonly slope: number; readonly bend: number };

const momentAt = (alpha: number, { atZero, slope, bend }: Curve) =>
  atZero + slope * alpha + bend * Math.max(0, alpha - 8) ** 2;
const pointsOf = (curve: Curve) =>
  Array.from({ length: 81 }, (_, at) => ({ x: -4 + at / 4, y: momentAt(-4 + at / 4, curve) })).filter(
    ({ y }) => Math.abs(y) <= FIELD.y.to,
  );
/** A letter stands some way before the end of its curve. */
const letterPlace = (curve: Curve): Point => {
  const points = pointsOf(curve);
  return graphPoint(FIELD, points[Math.max(0, points.length - 5)] ?? { x: 0, y: 0 });
};

/** Pitching moment coefficient over angle of attack, one to four lettered curves. */
export const momentCurve = defineFigure({
  parameters: recordField({
    curves: listField(
      recordField({
        /** Coefficient at an angle of attack of 0. */
        atZero: numberField({ from: -0.15, to: 0.15, step: 0.01 }),
        slope: numberField({ from: -0.02, to: 0.02, step: 0.0025 }),
        /** Change beyond 8°, per square degree. */
        bend: numberField({ from: -0.004, to: 0.008, step: 0.001 }),
      }),
      1,
      4,
    ),
  }),
  alt: {
    en: "Graph of the pitching moment coefficient against the angle of attack",
    ar: "رسم بياني لمعامل عزم التأرجح مقابل زاوية الهجوم",
  },
  fault: ({ curves }) => {
    if (curves.some((curve) => pointsOf(curve).length < 30)) return "a curve leaves the graph too soon";
    return areTooClose(curves.map(letterPlace), TAG_ROOM) ? "two letters are too close" : null;
  },
  svg: ({ curves }, language) =>
    sheet(GRAPH_HEIGHT, [
      ...axes({
        ...FIELD,
        fine: 4,
        xName: language === "ar" ? "زاوية الهجوم °" : "Angle of attack °",
        yName: language === "ar" ? "Cm (رفع المقدمة موجب)" : "Cm (nose up positive)",
      }),
      line(graphPoint(FIELD, { x: -4, y: 0 }), graphPoint(FIELD, { x: 16, y: 0 }), {
        stroke: COLOUR.ink,
        "stroke-width": 1.5,
      }),
      ...curves.map((curve, at) =>
        polyline(
          pointsOf(curve).map((point) => graphPoint(FIELD, point)),
          { stroke: STROKES[at], "stroke-width": 3 },
        ),
      ),
      ...curves.map((curve, at) => tag(letterPlace(curve), LETTERS[at] ?? "")),
    ]),
});

const MOTIONS = ["damped", "steady", "growing", "returning", "leaving", "staying"] as const;
type Motion = (typeof MOTIONS)[number];
const CELL = { width: 180, height: 122 } as const;
/** Width of a trace. */
const SHOWN = 142;

/** Displacement after a disturbance, from 1, at a part (0 to 1) of the time shown. */
function displacement(motion: Motion, part: number, waves: number): number {
  const wave = Math.cos(2 * Math.PI * waves * part);
  switch (motion) {
    case "damped":
      return wave * Math.exp(-2.6 * part);
    case "steady":
      return wave * 0.75;
    case "growing":
      return wave * 0.3 * Math.exp(1.2 * part);
    case "returning":
      return Math.exp(-4 * part) * (1 - waves / 40);
    case "leaving":
      return 0.2 * Math.exp((1.1 + waves / 10) * part);
    case "staying":
      return 0.5 + waves / 20;
  }
}

/** Displacement over time after a gust: two to four lettered traces. */
export const motionTraces = defineFigure({
  parameters: recordField({
    traces: listField(
      recordField({ motion: choiceField(MOTIONS), waves: numberField({ from: 2, to: 5 }) }),
      2,
      4,
    ),
    /** Seconds that each trace shows. */
    seconds: numberField({ from: 4, to: 160, step: 4 }),
  }),
  alt: {
    en: "Traces of the motion of an aeroplane after a disturbance, displacement over time",
    ar: "مخططات حركة طائرة بعد اضطراب، الإزاحة مقابل الزمن",
  },
  svg: ({ traces, seconds }, language) => {
    const rows = Math.ceil(traces.length / 2);
    return sheet(
      rows * CELL.height + 30,
      traces
        .map((own, at) => {
          const corner = { x: (at % 2) * CELL.width, y: Math.floor(at / 2) * CELL.height };
          return trace(own, corner, LETTERS[at] ?? "");
        })
        .concat(
          text(
            { x: 180, y: rows * CELL.height + 14 },
            {
              en: `each trace: ${seconds} s, left to right`,
              ar: `كل مخطط: ${seconds} s من اليسار إلى اليمين`,
            }[language],
            { fill: COLOUR.muted },
          ),
        ),
    );
  },
});

function trace(
  own: { readonly motion: Motion; readonly waves: number },
  corner: Point,
  letter: string,
): string {
  const left = corner.x + 30;
  const middle = corner.y + 64;
  const points = Array.from({ length: 121 }, (_, at) => ({
    x: left + (at / 120) * SHOWN,
    y: middle - displacement(own.motion, at / 120, own.waves) * 46,
  }));
  return (
    rect(
      { x: left, y: middle - 54, width: SHOWN, height: 108 },
      { fill: COLOUR.tint, stroke: COLOUR.line, "stroke-width": 1 },
    ) +
    line(
      { x: left, y: middle },
      { x: left + SHOWN, y: middle },
      { stroke: COLOUR.muted, "stroke-width": 1.25 },
    ) +
    polyline(points, { stroke: COLOUR.blue, "stroke-width": 2.5 }) +
    tag({ x: corner.x + 15, y: middle - 42 }, letter)
  );
}
