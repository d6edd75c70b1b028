import { numberField, recordField } from "../fields.ts";
import { defineFigure, type FigureKind } from "../figure.ts";
import { axes, graphPoint, GRAPH_HEIGHT, LETTERS, tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { circle, polyline, sheet, type Point } from "../kit/svg.ts";
import { risingField } from "./cells.ts";

/** The curve begins at this part of the speed of the least flow. */
const SLOWEST = 0.72;
/** Letters of neighbours this far apart are read. */
const MARGIN = 22;
const LETTER_ASIDE = 8;

/** The side of a point on which its letter is off the curve. */
const letterSide = (speed: number, minimum: number) => Math.sign(minimum - speed);

/** A lettered point; its letter stands on the inner side of the curve. */
function spotInside(point: Point, letter: string, side: number): string {
  return (
    circle(point, 4.5, { fill: COLOUR.ink, stroke: COLOUR.paper, "stroke-width": 1.5 }) +
    tag({ x: point.x + side * LETTER_ASIDE, y: point.y - 20 }, letter)
  );
}

type Axis = { readonly from: number; readonly to: number; readonly step: number };
type Sort = {
  readonly field: { readonly x: Axis; readonly y: Axis };
  readonly fine: number;
  readonly unit: string;
  readonly minimum: Axis;
  readonly least: Axis;
  readonly marks: { readonly from: number; readonly to: number };
  /** Flow as a part of the least one, by the speed as a part of the speed of that. */
  readonly shape: (ratio: number) => number;
};

/** Fuel flow against true airspeed in level flight, with lettered speeds. */
function curveOf({ field, fine, unit, minimum, least, marks, shape }: Sort): FigureKind {
  return defineFigure({
    parameters: recordField({
      /** True airspeed of the least flow (kt), and that flow. */
      minimum: numberField(minimum),
      least: numberField(least),
      /** True airspeeds at the letters. */
      marks: risingField(marks, 2, 5),
    }),
    alt: {
      en: "Graph of fuel flow against true airspeed of a fictitious aeroplane, with lettered points",
      ar: "رسم بياني لاستهلاك الوقود مقابل السرعة الجوية الحقيقية لطائرة افتراضية، وعليه نقاط معلّمة بحروف",
    },
    fault: (own) => {
      if (own.marks.some((speed) => speed < own.minimum * SLOWEST)) return "a point is not on the curve";
      const points = own.marks.map((speed) =>
        graphPoint(field, { x: speed, y: own.least * shape(speed / own.minimum) }),
      );
      if (points.some(({ x, y }) => y < 66 || x > 325)) return "a point is not on the sheet";
      const letters = points.map(
        ({ x }, at) => x + letterSide(own.marks[at] ?? 0, own.minimum) * LETTER_ASIDE,
      );
      const gaps = letters.slice(1).map((x, at) => x - (letters[at] ?? 0));
      return gaps.some((gap) => gap < MARGIN) ? "points are too near to each other" : null;
    },
    svg: (own, language) => {
      const flowAt = (speed: number) => own.least * shape(speed / own.minimum);
      const put = (speed: number) => graphPoint(field, { x: speed, y: flowAt(speed) });
      const slowest = Math.ceil(own.minimum * SLOWEST);
      const speeds = Array.from({ length: field.x.to - slowest + 1 }, (_, at) => slowest + at);
      const isArabic = language === "ar";
      return sheet(GRAPH_HEIGHT, [
        ...axes({
          ...field,
          fine,
          xName: isArabic ? "السرعة الجوية الحقيقية TAS kt" : "True airspeed, kt",
          yName: isArabic
            ? `استهلاك الوقود ${unit} (طائرة افتراضية)`
            : `Fuel flow, ${unit} (fictitious aeroplane)`,
        }),
        polyline(speeds.filter((speed) => flowAt(speed) <= field.y.to).map(put), {
          stroke: COLOUR.blue,
          "stroke-width": 3,
        }),
        ...own.marks.map((speed, at) =>
          spotInside(put(speed), LETTERS[at] ?? "", letterSide(speed, own.minimum)),
        ),
      ]);
    },
  });
}

/** Of a piston aeroplane: the flow follows the power required. */
export const lightFlowCurve = curveOf({
  field: { x: { from: 0, to: 160, step: 20 }, y: { from: 0, to: 50, step: 10 } },
  fine: 5,
  unit: "L/h",
  minimum: { from: 54, to: 70, step: 1 },
  least: { from: 12, to: 22, step: 1 },
  marks: { from: 44, to: 140 },
  shape: (ratio) => (ratio ** 3 + 3 / ratio) / 4,
});

/** Of a jet: the flow follows the drag. */
export const jetFlowCurve = curveOf({
  field: { x: { from: 0, to: 480, step: 80 }, y: { from: 0, to: 5_000, step: 1_000 } },
  fine: 4,
  unit: "kg/h",
  minimum: { from: 190, to: 250, step: 5 },
  least: { from: 1_500, to: 2_400, step: 20 },
  marks: { from: 150, to: 430 },
  shape: (ratio) => (ratio ** 2 + 1 / ratio ** 2) / 2,
});
