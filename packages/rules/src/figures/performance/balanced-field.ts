import { listField, numberField, optionalField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { axes, graphPoint, GRAPH_HEIGHT, LETTERS, spot } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { line, polyline, sheet, type Point } from "../kit/svg.ts";
import { fictitious } from "./fictitious.ts";
import { crowded, numberPlates, plate } from "./plates.ts";

const FIELD = { x: { from: 100, to: 160, step: 10 }, y: { from: 1_000, to: 3_000, step: 200 } };
/** How steeply the distance to 35 ft with an engine failed falls with V1. */
const FALL = 1.2;
const RISE = 2;

type Own = Readonly<Record<"balanced" | "distance", number>>;
type Place = Readonly<Record<"v1" | "distance", number>>;
const put = (v1: number, metres: number) => graphPoint(FIELD, { x: v1, y: metres });

/** The two distances at a V1 (m). */
function distances({ balanced, distance }: Own, v1: number) {
  return { stop: distance * (v1 / balanced) ** RISE, go: distance * (balanced / v1) ** FALL };
}

/** Points of a curve inside the field. */
function curve(own: Own, which: "stop" | "go"): readonly Point[] {
  const speeds = Array.from({ length: 61 }, (_, at) => 100 + at);
  return speeds
    .map((v1) => ({ v1, metres: distances(own, v1)[which] }))
    .filter(({ metres }) => metres >= FIELD.y.from && metres <= FIELD.y.to)
    .map(({ v1, metres }) => put(v1, metres));
}

/** Where the numbers of the curves stand: first of that which falls. */
function numbersOf(own: Own): readonly Point[] {
  return (["go", "stop"] as const).map((which) => curve(own, which).at(-6) ?? put(FIELD.x.to, FIELD.y.from));
}

/** Accelerate-stop distance and one engine out take-off distance over V1, with available distances and speeds. */
export const balancedField = defineFigure({
  parameters: recordField({
    /** Where the two curves meet (kt, m). */
    balanced: numberField({ from: 120, to: 142 }),
    distance: numberField({ from: 1_500, to: 2_200, step: 20 }),
    /** Distances available (m). */
    asda: optionalField(numberField({ from: 1_200, to: 2_800, step: 20 })),
    toda: optionalField(numberField({ from: 1_200, to: 2_800, step: 20 })),
    /** Least V1 by the control on the ground, and VR (kt). */
    vmcg: optionalField(numberField({ from: 104, to: 118 })),
    vr: optionalField(numberField({ from: 132, to: 150 })),
    points: listField(
      recordField({
        v1: numberField({ from: 102, to: 154 }),
        distance: numberField({ from: 1_100, to: 2_800, step: 20 }),
      }),
      0,
      4,
    ),
  }),
  alt: {
    en: "Graph of distances of a fictitious aeroplane against the decision speed V1",
    ar: "رسم بياني لمسافات طائرة افتراضية مقابل سرعة القرار V1",
  },
  fault: (own) => {
    const { asda, toda, points } = own;
    if (asda !== undefined && toda !== undefined && Math.abs(asda - toda) < 200)
      return "the names of the distances hide each other";
    if (isWrittenOver(own)) return "a name lies on a curve";
    const spots = points.map((point) => put(point.v1, point.distance));
    return crowded(spots, numbersOf(own)) ? "points hide one another" : null;
  },
  svg: (own, language) => {
    const { points } = own;
    const [stop, go] = [curve(own, "stop"), curve(own, "go")];
    return sheet(GRAPH_HEIGHT, [
      ...axes({
        ...FIELD,
        fine: 5,
        xName: "V1 kt",
        yName: language === "ar" ? "المسافة m" : "Distance m",
      }),
      fictitious(language),
      ...boundsOf(own).flatMap(({ from, to, stroke }) =>
        line(from, to, { stroke, "stroke-width": 1.75, "stroke-dasharray": "7 4" }),
      ),
      ...boundsOf(own).map(({ name, at: place, stroke }) =>
        plate(place, name, { anchor: "start", bold: true, fill: stroke }),
      ),
      polyline(stop, { stroke: COLOUR.magenta, "stroke-width": 3 }),
      polyline(go, { stroke: COLOUR.blue, "stroke-width": 3 }),
      ...numberPlates(numbersOf(own)),
      ...points.map((point, at) => spot(put(point.v1, point.distance), LETTERS[at] ?? "")),
    ]);
  },
});

type Bounds = Readonly<Partial<Record<"asda" | "toda" | "vmcg" | "vr", number | undefined>>>;

/** Lines of what limits V1, and where their names begin. */
function boundsOf({ asda, toda, vmcg, vr }: Bounds) {
  const { x, y } = FIELD;
  const lengths = [
    ["ASDA", asda],
    ["TODA", toda],
  ] as const;
  const speeds = [
    ["VMCG", vmcg],
    ["VR", vr],
  ] as const;
  const across = lengths.flatMap(([name, metres]) => {
    if (metres === undefined) return [];
    const [from, to] = [put(x.from, metres), put(x.to, metres)];
    return [{ name, from, to, at: { x: from.x + 5, y: from.y + 9.5 }, stroke: COLOUR.red }];
  });
  const upwards = speeds.flatMap(([name, knots]) => {
    if (knots === undefined) return [];
    const [from, to] = [put(knots, y.from), put(knots, y.to)];
    return [{ name, from, to, at: { x: from.x + 5, y: from.y - 12 }, stroke: COLOUR.ink }];
  });
  return [...across, ...upwards];
}

/** Whether a curve or a point lies on a name. */
function isWrittenOver(own: Own & Bounds & { readonly points: readonly Place[] }): boolean {
  const bounds = boundsOf(own);
  const spots = own.points.flatMap(({ v1, distance }) => {
    const { x, y } = put(v1, distance);
    return [
      { x, y },
      { x: x + 13, y: y - 12 },
    ];
  });
  const speeds = Array.from({ length: 241 }, (_, at) => 100 + at / 4);
  const curves = speeds.flatMap((v1) => Object.values(distances(own, v1)).map((metres) => put(v1, metres)));
  return bounds.some(({ at, name }) => {
    const right = at.x + name.length * 9;
    const isOver = (point: Point, room: number) =>
      point.x > at.x - room && point.x < right + room && Math.abs(point.y - at.y) < 9 + room;
    return curves.some((point) => isOver(point, 2)) || spots.some((point) => isOver(point, 8));
  });
}
