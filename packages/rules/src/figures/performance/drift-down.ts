import { listField, numberField, optionalField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { axes, graphPoint, GRAPH_HEIGHT, LETTERS, tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { circle, polygon, polyline, sheet, type Point } from "../kit/svg.ts";
import { fictitious } from "./fictitious.ts";

const FIELD = { x: { from: 0, to: 240, step: 40 }, y: { from: 0, to: 36, step: 4 } };
const BASE = 3;

type Own = Readonly<Record<"cruise" | "settled" | "failure" | "decay", number>>;
type Peak = { readonly place: number; readonly height: number };
const put = (miles: number, thousands: number) => graphPoint(FIELD, { x: miles, y: thousands });

/** Net altitude (1000 ft) over a place: level up to the failure, then a descent that flattens out. */
function altitudeAt({ cruise, settled, failure, decay }: Own, miles: number): number {
  if (miles <= failure) return cruise;
  return settled + (cruise - settled) * Math.exp(-(miles - failure) / decay);
}

/** Net path of the drift-down after the failure of an engine over lettered peaks. */
export const driftDown = defineFigure({
  parameters: recordField({
    /** Altitudes of the cruise and of the end of the descent (1000 ft), place of the failure (NM). */
    cruise: numberField({ from: 26, to: 34 }),
    settled: numberField({ from: 12, to: 22, step: 0.5 }),
    failure: numberField({ from: 10, to: 120, step: 10 }),
    /** Over how many miles the height to lose falls to 37 %. */
    decay: numberField({ from: 30, to: 60, step: 5 }),
    peaks: listField(
      recordField({
        place: numberField({ from: 30, to: 220, step: 10 }),
        height: numberField({ from: 6, to: 20, step: 0.5 }),
      }),
      1,
      4,
    ),
    /** A greater height that the aeroplane could hold by dumping fuel (1000 ft), as a broken line. */
    second: optionalField(numberField({ from: 16, to: 26 })),
  }),
  alt: {
    en: "Net path of a fictitious aeroplane after the failure of an engine, above terrain",
    ar: "المسار الصافي لطائرة افتراضية بعد تعطل محرك فوق التضاريس",
  },
  fault: ({ peaks, second, ...own }) => {
    if (peaks.some(({ place }, at) => at > 0 && place - (peaks[at - 1]?.place ?? 0) < 40))
      return "the peaks stand too close, or are not in order";
    return second !== undefined && (second <= own.settled + 1 || second >= own.cruise - 2)
      ? "the second path is not above the first"
      : null;
  },
  svg: ({ peaks, second, ...own }, language) => {
    const style = { stroke: COLOUR.blue, "stroke-width": 3, "stroke-linejoin": "round" };
    const start = put(own.failure, own.cruise);
    return sheet(GRAPH_HEIGHT, [
      ...axes({
        ...FIELD,
        fine: 4,
        xName: language === "ar" ? "المسافة NM" : "Distance NM",
        yName: language === "ar" ? "الارتفاع 1000 ft" : "Altitude 1000 ft",
      }),
      fictitious(language),
      polygon(terrain(peaks), { fill: COLOUR.ground, "fill-opacity": 0.55, stroke: COLOUR.ground }),
      ...(second === undefined
        ? []
        : [polyline(path({ ...own, settled: second }), { ...style, "stroke-dasharray": "8 5" })]),
      polyline(path(own), style),
      circle(start, 5, { fill: COLOUR.red, stroke: COLOUR.paper, "stroke-width": 1.5 }),
      ...peaks.map(({ place, height }, at) => {
        const { x, y } = put(place, height);
        return tag({ x, y: y + 24 }, LETTERS[at] ?? "");
      }),
    ]);
  },
});

function path(own: Own): readonly Point[] {
  const miles = Array.from({ length: 121 }, (_, at) => at * 2);
  return miles.map((place) => put(place, altitudeAt(own, place)));
}

/** Peaks with valleys between them, down to the lower edge of the graph. */
function terrain(peaks: readonly Peak[]): readonly Point[] {
  const first = peaks[0]?.place ?? 0;
  const last = peaks.at(-1)?.place ?? FIELD.x.to;
  const between = peaks.flatMap(({ place, height }, at) => {
    const next = peaks[at + 1];
    const own = put(place, height);
    return next === undefined
      ? [own]
      : [own, put((place + next.place) / 2, Math.max(BASE, Math.min(height, next.height) - 7))];
  });
  return [
    put(FIELD.x.from, 0),
    put(FIELD.x.from, BASE),
    put(Math.max(first - 28, FIELD.x.from), BASE),
    ...between,
    put(Math.min(last + 28, FIELD.x.to), BASE),
    put(FIELD.x.to, BASE),
    put(FIELD.x.to, 0),
  ];
}
