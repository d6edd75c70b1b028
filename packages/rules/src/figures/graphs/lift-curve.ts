import { listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { axes, graphPoint, GRAPH_HEIGHT, LETTERS, spot } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { polyline, sheet } from "../kit/svg.ts";

const FIELD = {
  x: { from: -4, to: 20, step: 4 },
  y: { from: -0.4, to: 2, step: 0.4, decimals: 1 },
};
/** Degrees before the stall in which the curve leaves its straight part. */
const ROUNDING = 4;

type Curve = { readonly zeroLift: number; readonly stall: number; readonly greatest: number };

/** Lift coefficient at an angle of attack: straight, then a rounded top, then a fall. */
function liftAt(alpha: number, { zeroLift, stall, greatest }: Curve): number {
  // The slope that makes straight part and top meet in value and direction.
  const slope = greatest / (stall - zeroLift - ROUNDING / 2);
  const from = stall - ROUNDING;
  if (alpha <= from) return slope * (alpha - zeroLift);
  const past = alpha - stall;
  return greatest - (slope / (2 * ROUNDING)) * past ** 2 * (past > 0 ? 1.4 : 1);
}

/** Lift coefficient over angle of attack with lettered points. */
export const liftCurve = defineFigure({
  parameters: recordField({
    zeroLift: numberField({ from: -4, to: 0, step: 0.5 }),
    stall: numberField({ from: 12, to: 17, step: 0.5 }),
    greatest: numberField({ from: 1.2, to: 1.8, step: 0.05 }),
    marks: listField(numberField({ from: -4, to: 19, step: 0.5 }), 1, 5),
  }),
  alt: {
    en: "Graph of the lift coefficient against the angle of attack",
    ar: "رسم بياني لمعامل الرفع مقابل زاوية الهجوم",
  },
  fault: (own) =>
    own.marks.some((alpha) => liftAt(alpha, own) < FIELD.y.from) ? "a point is below the graph" : null,
  svg: (own, language) => {
    const put = (alpha: number) => graphPoint(FIELD, { x: alpha, y: liftAt(alpha, own) });
    const angles = Array.from({ length: 49 }, (_, at) => -4 + at / 2).filter(
      (alpha) => liftAt(alpha, own) >= FIELD.y.from,
    );
    return sheet(GRAPH_HEIGHT, [
      ...axes({
        ...FIELD,
        fine: 4,
        xName: language === "ar" ? "زاوية الهجوم °" : "Angle of attack °",
        yName: "CL",
      }),
      polyline(angles.map(put), { stroke: COLOUR.blue, "stroke-width": 3, "stroke-linejoin": "round" }),
      ...own.marks.map((alpha, at) => spot(put(alpha), LETTERS[at] ?? "")),
    ]);
  },
});
