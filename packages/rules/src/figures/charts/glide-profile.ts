import { listField, numberField, optionalField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { LETTERS, tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { circle, line, polygon, rect, sheet, text, toRadians, type Point } from "../kit/svg.ts";
import { around, collide, plate } from "./labels.ts";

const HEIGHT = 262;
const THRESHOLD = 56;
const GROUND = 212;
const MILE = 28;
const FAR = 10;
const FEET = 6_076;
/** Units for 1000 ft. */
const HIGH = 35;
const TOP = 5_000;

/** Profile of an ILS approach: glide path with its angle, heights, a marker and lettered aeroplanes. */
export const glideProfile = defineFigure({
  parameters: recordField({
    angle: numberField({ from: 2.5, to: 3.5, step: 0.1 }),
    /** Distance of a marker from the threshold, NM. */
    marker: optionalField(numberField({ from: 3, to: 8, step: 0.5 })),
    aircraft: listField(
      recordField({
        distance: numberField({ from: 1.5, to: 9.5, step: 0.5 }),
        /** Above the glide path, ft. */
        above: numberField({ from: -1_000, to: 1_000, step: 100 }),
      }),
      1,
      4,
    ),
  }),
  alt: {
    en: "Profile of an ILS approach with glide path, heights and lettered aeroplanes",
    ar: "مقطع جانبي لاقتراب ILS مع مسار الانحدار والارتفاعات وطائرات مرقمة بالحروف",
  },
  fault: ({ angle, marker, aircraft }) => {
    const spots = aircraft.map((one) => put(one.distance, heightOf(angle, one)));
    const heights = aircraft.map((one) => heightOf(angle, one));
    if (Math.min(...heights) < 300 || Math.max(...heights) > TOP - 400)
      return "an aeroplane leaves the profile";
    const boxes = spots.map(({ x, y }) => around({ x: x + 5, y: y - 7 }, 17));
    const name = put(9.3, onPath(angle, 9.3));
    const fan = marker === undefined ? [] : [around({ x: put(marker, 0).x, y: GROUND - 14 }, 13)];
    return collide([...boxes, ...fan, around({ x: name.x, y: name.y - 16 }, 15)])
      ? "two things lie on each other"
      : null;
  },
  svg: ({ angle, marker, aircraft }) => {
    const [foot, far] = [put(0, 50), put(FAR, onPath(angle, FAR))];
    const name = put(9.3, onPath(angle, 9.3));
    return sheet(HEIGHT, [
      ...grid(),
      polygon([put(0, 0), put(FAR, onPath(angle * 1.24, FAR)), put(FAR, onPath(angle * 0.76, FAR))], {
        fill: COLOUR.sky,
        "fill-opacity": 0.18,
      }),
      line(foot, far, { stroke: COLOUR.blue, "stroke-width": 2.5 }),
      rect({ x: 8, y: GROUND, width: 344, height: 7 }, { fill: "#8fa574" }),
      rect({ x: 14, y: GROUND - 1, width: THRESHOLD - 14, height: 6 }, { fill: "#4a5563" }),
      ...(marker === undefined ? [] : fanOf(marker)),
      plate({ x: name.x - 2, y: name.y - 16 }, `${angle.toFixed(1)}°`, { bold: true, fill: COLOUR.blue }),
      ...aircraft.map((one, index) => {
        const spot = put(one.distance, heightOf(angle, one));
        const dot = circle(spot, 4.5, { fill: COLOUR.ink, stroke: COLOUR.paper, "stroke-width": 1.5 });
        return dot + tag({ x: spot.x + 11, y: spot.y - 13 }, LETTERS[index] ?? "");
      }),
    ]);
  },
});

type Craft = { readonly distance: number; readonly above: number };

function put(distance: number, height: number): Point {
  return { x: THRESHOLD + distance * MILE, y: GROUND - (height / 1_000) * HIGH };
}

/** Height above the threshold on the glide path, which crosses it at 50 ft. */
function onPath(angle: number, distance: number): number {
  return 50 + distance * FEET * Math.tan(toRadians(angle));
}

function heightOf(angle: number, { distance, above }: Craft): number {
  return onPath(angle, distance) + above;
}

function grid(): readonly string[] {
  const style = { stroke: "#c6d3e2", "stroke-width": 1 };
  return [
    rect(
      { x: THRESHOLD, y: put(0, TOP).y, width: FAR * MILE, height: GROUND - put(0, TOP).y },
      { fill: "#f4f8fd" },
    ),
    ...[500, 1_000, 1_500, 2_000, 2_500, 3_000, 3_500, 4_000, 4_500, 5_000].map((height) =>
      line(put(0, height), put(FAR, height), height % 1_000 === 0 ? { ...style, stroke: "#93a6bd" } : style),
    ),
    ...Array.from({ length: FAR + 1 }, (_, miles) => line(put(miles, 0), put(miles, TOP), style)),
    ...[1_000, 2_000, 3_000, 4_000].map((height) =>
      text({ x: THRESHOLD - 6, y: put(0, height).y }, height, { anchor: "end", fill: COLOUR.muted }),
    ),
    text({ x: THRESHOLD - 6, y: put(0, TOP).y + 2 }, "ft", { anchor: "end", fill: COLOUR.muted }),
    ...[0, 2, 4, 6, 8].map((miles) =>
      text({ x: put(miles, 0).x, y: GROUND + 22 }, miles, { fill: COLOUR.muted }),
    ),
    text({ x: put(FAR, 0).x - 4, y: GROUND + 22 }, "10 NM", { fill: COLOUR.muted }),
  ];
}

/** A fan marker with its beam straight up. */
function fanOf(marker: number): readonly string[] {
  const { x } = put(marker, 0);
  return [
    polygon(
      [
        { x, y: GROUND },
        { x: x - 12, y: put(0, TOP).y },
        { x: x + 12, y: put(0, TOP).y },
      ],
      { fill: COLOUR.green, "fill-opacity": 0.25 },
    ),
    plate({ x, y: GROUND - 14 }, "OM", { bold: true, fill: "#1f6b3f" }),
  ];
}
