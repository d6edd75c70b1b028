import { choiceField, listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { areTooClose, axes, graphPoint, GRAPH_HEIGHT, LETTERS, spot, SPOT_ROOM } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { line, polygon, polyline, sheet, type Point } from "../kit/svg.ts";

type Limits = {
  readonly stall: number;
  readonly most: number;
  readonly least: number;
  readonly cruise: number;
  readonly dive: number;
};

/** The speed of the axis that holds the dive speed. */
const fieldOf = ({ dive }: Limits) => ({
  x: { from: 0, to: dive > 200 ? 400 : 200, step: dive > 200 ? 50 : 25 },
  y: { from: -2, to: 5, step: 1 },
});

/** Speeds from 0 to one, evenly. */
const upTo = (speed: number) => Array.from({ length: 31 }, (_, at) => (speed * at) / 30);

/** Load factor over airspeed: the manoeuvring envelope, gust lines if wanted, lettered points. */
export const flightEnvelope = defineFigure({
  parameters: recordField({
    /** Stall speeds at 1 g and at −1 g, kt EAS. */
    stall: numberField({ from: 40, to: 140, step: 5 }),
    inverted: numberField({ from: 50, to: 180, step: 5 }),
    /** Limit load factors. */
    most: numberField({ from: 2.5, to: 4.5, step: 0.1 }),
    least: numberField({ from: -1.9, to: -1, step: 0.1 }),
    /** Design cruise and dive speed; between them the lower limit rises to 0. */
    cruise: numberField({ from: 100, to: 340, step: 5 }),
    dive: numberField({ from: 120, to: 400, step: 5 }),
    /** Change of the load factor by the gust of the lines at the cruise speed; 0: there are none. */
    gust: numberField({ from: 0, to: 3, step: 0.1 }),
    marks: listField(
      recordField({
        speed: numberField({ from: 10, to: 380, step: 5 }),
        load: numberField({ from: -1.9, to: 4.7, step: 0.1 }),
      }),
      0,
      5,
    ),
    /** Whether the sides of the envelope are drawn in one colour, or the stall in another. */
    colours: choiceField(["one", "two"]),
  }),
  alt: {
    en: "Graph of load factor against airspeed with the limits of an aeroplane",
    ar: "رسم بياني لمعامل الحمل مقابل السرعة الجوية مع حدود الطائرة",
  },
  fault: (own) => {
    const far = fieldOf(own).x.to;
    const manoeuvre = own.stall * Math.sqrt(own.most);
    if (manoeuvre > own.cruise || own.cruise + 20 > own.dive) return "the speeds are not in order";
    if (own.inverted * Math.sqrt(-own.least) > own.cruise || own.inverted < own.stall)
      return "the speeds of inverted flight are not in order";
    if (own.marks.some(({ speed }) => speed > far * 0.94)) return "a letter is beside the graph";
    const spots = own.marks.map(({ speed, load }) => graphPoint(fieldOf(own), { x: speed, y: load }));
    return areTooClose(spots, SPOT_ROOM) ? "two letters are too close" : null;
  },
  svg: (own, language) => {
    const field = fieldOf(own);
    const put = (x: number, y: number) => graphPoint(field, { x, y });
    const rising = upTo(own.stall * Math.sqrt(own.most)).map((v) => put(v, (v / own.stall) ** 2));
    const falling = upTo(own.inverted * Math.sqrt(-own.least)).map((v) => put(v, -((v / own.inverted) ** 2)));
    const limits = [put(own.dive, own.most), put(own.dive, 0), put(own.cruise, own.least)];
    const stroke = own.colours === "one" ? COLOUR.ink : COLOUR.blue;
    return sheet(GRAPH_HEIGHT, [
      ...axes({
        ...field,
        fine: 5,
        xName: language === "ar" ? "السرعة kt EAS" : "Airspeed kt EAS",
        yName: language === "ar" ? "معامل الحمل" : "Load factor",
      }),
      line(put(0, 0), put(field.x.to, 0), { stroke: COLOUR.muted, "stroke-width": 1.5 }),
      polygon([...rising, ...limits, ...falling.toReversed()], {
        fill: COLOUR.green,
        "fill-opacity": 0.13,
      }),
      ...gustLines(own).map((points) =>
        polyline(
          points.map(({ x, y }) => put(x, y)),
          { stroke: COLOUR.magenta, "stroke-width": 2, "stroke-dasharray": "7 5" },
        ),
      ),
      polyline([rising.at(-1) ?? put(0, 0), ...limits, falling.at(-1) ?? put(0, 0)], {
        stroke: COLOUR.ink,
        "stroke-width": 2.5,
        "stroke-linejoin": "round",
      }),
      polyline(rising, { stroke, "stroke-width": 3 }),
      polyline(falling, { stroke, "stroke-width": 3 }),
      ...own.marks.map(({ speed, load }, at) => spot(put(speed, load), LETTERS[at] ?? "")),
    ]);
  },
});

/** Lines of the upward and the downward gust, from 1 g to the cruise speed. */
function gustLines({
  gust,
  cruise,
}: {
  readonly gust: number;
  readonly cruise: number;
}): readonly (readonly Point[])[] {
  if (gust === 0) return [];
  return [1, -1].map((sign) => [
    { x: 0, y: 1 },
    { x: cruise, y: 1 + sign * gust },
  ]);
}
