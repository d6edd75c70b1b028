import { numberField, listField, optionalField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { LETTERS, tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import {
  at,
  circle,
  line,
  path,
  polar,
  polygon,
  rect,
  sheet,
  text,
  type Point,
  type TextStyle,
} from "../kit/svg.ts";
import { around, boxOf, collide, plate, within, type Box } from "./labels.ts";

const HEIGHT = 312;
/** A mile on the sheet. */
const MILE = 8;
const WIDE = 42;
const TALL = 31;
const FIELD: Box = { x: 12, y: 10, width: WIDE * MILE, height: TALL * MILE };
const ROSE = 36;

const place = { x: numberField({ from: 2, to: 40 }), y: numberField({ from: 2, to: 29 }) };
const town = recordField(place);
const obstacle = recordField({
  ...place,
  /** Top above the sea and above the ground, ft. */
  top: numberField({ from: 300, to: 3_500, step: 10 }),
  height: numberField({ from: 150, to: 1_500, step: 10 }),
});
const zone = recordField({
  ...place,
  r: numberField({ from: 6, to: 10 }),
  /** Upper limit, ft; the lower one is the ground. */
  ceiling: numberField({ from: 1_500, to: 4_500, step: 500 }),
});
const aerodrome = recordField({
  ...place,
  runway: numberField({ from: 1, to: 18 }),
  elevation: numberField({ from: 20, to: 1_800, step: 10 }),
});

/** A chart of a country that is not, north up: places are in miles from the lower left corner. */
export const vfrChart = defineFigure({
  parameters: recordField({
    towns: listField(town, 2, 4),
    /** How many legs from town to town are drawn. */
    legs: numberField({ from: 0, to: 3 }),
    obstacles: listField(obstacle, 0, 3),
    zone: optionalField(zone),
    aerodrome: optionalField(aerodrome),
    /** A VOR whose rose is magnetic. */
    vor: optionalField(town),
    /** Where a river meets the upper and the lower edge. */
    river: optionalField(
      recordField({ top: numberField({ from: 3, to: 39 }), bottom: numberField({ from: 3, to: 39 }) }),
    ),
    /** East positive. */
    variation: numberField({ from: -9, to: 9 }),
  }),
  alt: {
    en: "Aeronautical chart, north up, with lettered towns, a scale and a grid of 10 NM",
    ar: "خريطة طيران والشمال في الأعلى مع بلدات مرقمة بالحروف ومقياس رسم وشبكة كل 10 NM",
  },
  fault: (chart) => {
    if (chart.legs >= chart.towns.length) return "a leg has no end";
    if (chart.obstacles.some(({ top, height }) => top < height)) return "an obstacle stands below the sea";
    const boxes = boxesOf(chart);
    if (chart.zone !== undefined && !within(around(put(chart.zone), chart.zone.r * MILE), FIELD))
      return "the zone leaves the chart";
    if (boxes.some((box) => !within(box, FIELD))) return "something leaves the chart";
    return collide(boxes) ? "two things lie on each other" : null;
  },
  svg: ({ towns, legs, obstacles, zone, aerodrome, vor, river, variation }) =>
    sheet(HEIGHT, [
      rect(FIELD, { fill: "#f3f7ec" }),
      ...grid(),
      ...(river === undefined ? [] : [stream(river)]),
      ...(zone === undefined ? [] : zoneOf(zone)),
      ...(vor === undefined ? [] : rose(put(vor), variation)),
      ...Array.from({ length: legs }, (_, leg) => {
        const [from, to] = [towns[leg], towns[leg + 1]].map((end) => put(end ?? { x: 0, y: 0 }));
        return line(from ?? put({ x: 0, y: 0 }), to ?? put({ x: 0, y: 0 }), {
          stroke: COLOUR.magenta,
          "stroke-width": 2.5,
        });
      }),
      ...obstacles.flatMap(obstacleOf),
      ...(aerodrome === undefined ? [] : aerodromeOf(aerodrome)),
      ...towns.flatMap((one, index) => townOf(put(one), LETTERS[index] ?? "")),
      ...(zone === undefined ? [] : [zoneName(zone)]),
      rect(FIELD, { fill: "none", stroke: COLOUR.ink, "stroke-width": 1.75 }),
      ...legend(variation),
    ]),
});

type Place = { readonly x: number; readonly y: number };
type Obstacle = Place & { readonly top: number; readonly height: number };
type Zone = Place & { readonly r: number; readonly ceiling: number };
type Aerodrome = Place & { readonly runway: number; readonly elevation: number };
type Things = {
  readonly towns: readonly Place[];
  readonly obstacles: readonly Obstacle[];
  readonly zone?: Zone | undefined;
  readonly aerodrome?: Aerodrome | undefined;
  readonly vor?: Place | undefined;
};

function put({ x, y }: Place): Point {
  return { x: FIELD.x + x * MILE, y: FIELD.y + FIELD.height - y * MILE };
}

const BELOW = 26;
/** Where the limits of a zone stand: below its centre. */
function zoneSpot(zone: Zone): Point {
  const centre = put(zone);
  return { x: centre.x, y: centre.y + BELOW };
}
const zoneWords = ({ ceiling }: Zone) => `D GND–${ceiling}`;

/** Room that each thing needs for itself and its words. */
function boxesOf({ towns, obstacles, zone, aerodrome, vor }: Things): readonly Box[] {
  return [
    ...towns.map(put).map(({ x, y }) => ({ x: x - 9, y: y - 25, width: 38, height: 34 })),
    ...obstacles.map(put).map(({ x, y }) => ({ x: x - 10, y: y - 20, width: 70, height: 36 })),
    ...(zone === undefined ? [] : [boxOf(zoneSpot(zone), zoneWords(zone))]),
    ...(aerodrome === undefined ? [] : [put(aerodrome)]).map(({ x, y }) => ({
      x: x - 15,
      y: y - 15,
      width: 62,
      height: 30,
    })),
    ...(vor === undefined ? [] : [around(put(vor), ROSE + 7)]),
  ];
}

function grid(): readonly string[] {
  const style = { stroke: "#b9c4ad", "stroke-width": 1 };
  return [
    ...[0, 10, 20, 30, 40].map((x) => line(put({ x, y: 0 }), put({ x, y: TALL }), style)),
    ...[0, 10, 20, 30].map((y) => line(put({ x: 0, y }), put({ x: WIDE, y }), style)),
  ];
}

function stream({ top, bottom }: { readonly top: number; readonly bottom: number }): string {
  const [from, to] = [put({ x: top, y: TALL }), put({ x: bottom, y: 0 })];
  const along = (part: number, aside: number) => ({
    x: from.x + (to.x - from.x) * part + aside,
    y: from.y + (to.y - from.y) * part,
  });
  return path(
    `M${at(from)}Q${at(along(0.12, 14))} ${at(along(0.25, 2))}Q${at(along(0.38, -12))} ${at(along(0.5, 0))}` +
      `Q${at(along(0.62, 12))} ${at(along(0.75, -2))}Q${at(along(0.88, -14))} ${at(to)}`,
    { fill: "none", stroke: "#6fa3d4", "stroke-width": 3.5 },
  );
}

function zoneOf(zone: Zone): readonly string[] {
  const style = { fill: COLOUR.blue, "fill-opacity": 0.1, stroke: COLOUR.blue, "stroke-width": 2 };
  return [circle(put(zone), zone.r * MILE, { ...style, "stroke-dasharray": "8 4" })];
}

function zoneName(zone: Zone): string {
  return plate(zoneSpot(zone), zoneWords(zone), { bold: true, fill: "#1d4c86" });
}

/** Rose of a VOR: its long arrow points to magnetic north. */
function rose(centre: Point, variation: number): readonly string[] {
  const style = { stroke: COLOUR.blue, "stroke-width": 1.25 };
  const six = Array.from({ length: 6 }, (_, corner) => polar(centre, 30 + corner * 60, 6));
  return [
    circle(centre, ROSE, { fill: "none", ...style }),
    ...Array.from({ length: 36 }, (_, tick) => tick * 10).map((angle) =>
      line(
        polar(centre, angle + variation, ROSE - (angle % 30 === 0 ? 8 : 4)),
        polar(centre, angle + variation, ROSE),
        style,
      ),
    ),
    line(polar(centre, variation, 8), polar(centre, variation, ROSE + 6), { ...style, "stroke-width": 2 }),
    polygon(six, { fill: COLOUR.paper, stroke: COLOUR.blue, "stroke-width": 1.75 }),
    circle(centre, 1.75, { fill: COLOUR.blue }),
  ];
}

/** A plate whose left edge is at a point, clear of the symbol that it belongs to. */
function beside(edge: Point, words: string | number, style: TextStyle = {}): string {
  return plate({ x: edge.x + boxOf(edge, words).width / 2, y: edge.y }, words, style);
}

function obstacleOf(obstacle: Obstacle): readonly string[] {
  const { x, y } = put(obstacle);
  const style = { stroke: COLOUR.ink, "stroke-width": 2 };
  return [
    line({ x: x - 6, y }, { x, y: y - 17 }, style),
    line({ x: x + 6, y }, { x, y: y - 17 }, style),
    circle({ x, y: y - 1 }, 1.75, { fill: COLOUR.ink }),
    beside({ x: x + 8, y: y - 9 }, obstacle.top, { bold: true }),
    beside({ x: x + 8, y: y + 6 }, `(${obstacle.height})`),
  ];
}

function aerodromeOf(aerodrome: Aerodrome): readonly string[] {
  const centre = put(aerodrome);
  const turn = aerodrome.runway * 10;
  return [
    circle(centre, 9, { fill: COLOUR.paper, stroke: COLOUR.magenta, "stroke-width": 2.25 }),
    line(polar(centre, turn, 13), polar(centre, turn + 180, 13), {
      stroke: COLOUR.magenta,
      "stroke-width": 4,
    }),
    plate({ x: centre.x + 30, y: centre.y }, aerodrome.elevation, { fill: COLOUR.magenta, bold: true }),
  ];
}

function townOf({ x, y }: Point, letter: string): readonly string[] {
  const outline = [
    [-7, -3],
    [-3, -7],
    [4, -6],
    [7, -1],
    [5, 6],
    [-1, 7],
    [-6, 4],
  ].map(([dx = 0, dy = 0]) => ({ x: x + dx, y: y + dy }));
  return [
    polygon(outline, { fill: COLOUR.signYellow, stroke: COLOUR.ink, "stroke-width": 1.25 }),
    circle({ x, y }, 2, { fill: COLOUR.ink }),
    tag({ x: x + 16, y: y - 12 }, letter),
  ];
}

function legend(variation: number): readonly string[] {
  const y = FIELD.y + FIELD.height + 16;
  const x = (miles: number) => FIELD.x + 6 + miles * MILE;
  const side = variation < 0 ? "W" : "E";
  return [
    ...[0, 2, 4, 6, 8].map((mile) =>
      rect(
        { x: x(mile), y, width: 2 * MILE, height: 6 },
        {
          fill: mile % 4 === 0 ? COLOUR.ink : COLOUR.paper,
          stroke: COLOUR.ink,
          "stroke-width": 1,
        },
      ),
    ),
    text({ x: x(0), y: y + 20 }, "0"),
    text({ x: x(10), y: y + 20 }, "10 NM"),
    text({ x: 194, y: y + 4 }, variation === 0 ? "VAR 0°" : `VAR ${Math.abs(variation)}°${side}`, {
      bold: true,
    }),
    text({ x: 194, y: y + 22 }, "ft AMSL (AGL)", { fill: COLOUR.muted }),
    line({ x: 322, y: y + 22 }, { x: 322, y: y + 4 }, { stroke: COLOUR.ink, "stroke-width": 2 }),
    polygon(
      [
        { x: 322, y: y - 6 },
        { x: 317, y: y + 6 },
        { x: 327, y: y + 6 },
      ],
      { fill: COLOUR.ink },
    ),
    text({ x: 338, y: y + 12 }, "N", { bold: true }),
  ];
}
