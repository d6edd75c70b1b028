import { listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { axes, graphPoint, GRAPH_HEIGHT, LETTERS, spot } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { polyline, sheet } from "../kit/svg.ts";
import { fictitious } from "./fictitious.ts";
import { crowded, numberPlates, platePlaces, type Curve } from "./plates.ts";

const FIELD = { x: { from: 40, to: 160, step: 20 }, y: { from: 0, to: 160, step: 20 } };
const put = (speed: number, power: number) => graphPoint(FIELD, { x: speed, y: power });

type Own = Readonly<Record<"minimumDrag" | "required" | "available" | "best", number>>;

/** Power required (kW) at a speed, from the power at the speed of least drag. */
function requiredAt({ minimumDrag, required }: Own, speed: number): number {
  const ratio = speed / minimumDrag;
  return (required / 2) * (ratio ** 3 + 1 / ratio);
}

/** Power that the propeller makes available (kW): most at one speed, less on both sides. */
function availableAt({ available, best }: Own, speed: number): number {
  return available * (1 - ((speed - best) / 160) ** 2);
}

const ALONG = [298, 312, 326, 284, 270, 86, 100, 114] as const;

function curvesOf(own: Own): readonly Curve[] {
  const [left, right] = [put(FIELD.x.from, 0).x, put(FIELD.x.to, 0).x];
  const speedAt = (x: number) => FIELD.x.from + ((x - left) / (right - left)) * (FIELD.x.to - FIELD.x.from);
  return [requiredAt, availableAt].map((powerAt) => (x) => {
    const power = powerAt(own, speedAt(x));
    return power > FIELD.y.to ? null : put(FIELD.x.from, power).y;
  });
}

/** Power required and power available over true airspeed for an aeroplane with propeller, with lettered points. */
export const powerCurves = defineFigure({
  parameters: recordField({
    minimumDrag: numberField({ from: 70, to: 95, step: 5 }),
    /** Power required there, most power available, and the speed of it. */
    required: numberField({ from: 30, to: 60 }),
    available: numberField({ from: 60, to: 140, step: 5 }),
    best: numberField({ from: 100, to: 140, step: 10 }),
    /** Lettered points: a speed, and how far above the curve of power required (kW). */
    points: listField(
      recordField({
        speed: numberField({ from: 45, to: 145, step: 5 }),
        above: numberField({ from: 0, to: 60, step: 10 }),
      }),
      0,
      4,
    ),
  }),
  alt: {
    en: "Graph of two curves of power of a fictitious aeroplane against true airspeed",
    ar: "رسم بياني لمنحنيي قدرة طائرة افتراضية مقابل السرعة الجوية الحقيقية",
  },
  fault: (own) => {
    if (availableAt(own, own.minimumDrag) < own.required + 10) return "the aeroplane cannot climb";
    const points = own.points.map(({ speed, above }) => put(speed, requiredAt(own, speed) + above));
    const plates = platePlaces(curvesOf(own), ALONG);
    if (plates === null) return "the curves lie too close";
    return crowded(points, plates) ? "points hide one another or leave the graph" : null;
  },
  svg: (own, language) => {
    const speeds = Array.from({ length: 61 }, (_, at) => 40 + at * 2);
    const required = speeds
      .filter((speed) => requiredAt(own, speed) <= FIELD.y.to)
      .map((speed) => put(speed, requiredAt(own, speed)));
    const available = speeds.map((speed) => put(speed, availableAt(own, speed)));
    return sheet(GRAPH_HEIGHT, [
      ...axes({
        ...FIELD,
        fine: 4,
        xName: language === "ar" ? "السرعة kt (TAS)" : "Speed kt (TAS)",
        yName: language === "ar" ? "القدرة kW" : "Power kW",
      }),
      fictitious(language),
      polyline(required, { stroke: COLOUR.magenta, "stroke-width": 3 }),
      polyline(available, { stroke: COLOUR.blue, "stroke-width": 3 }),
      ...numberPlates(platePlaces(curvesOf(own), ALONG) ?? []),
      ...own.points.map(({ speed, above }, at) =>
        spot(put(speed, requiredAt(own, speed) + above), LETTERS[at] ?? ""),
      ),
    ]);
  },
});
