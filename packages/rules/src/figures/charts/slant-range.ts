import { listField, numberField, optionalField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { LETTERS, tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { circle, line, polygon, rect, sheet, text, toRadians, type Point } from "../kit/svg.ts";
import { around, collide } from "./labels.ts";

const HEIGHT = 220;
const START = 58;
const GROUND = 172;
/** Units for a mile, up as along. */
const MILE = 20;
const FEET = 6_076;
const FAR = 14;
const TOP = 42_000;

/** Section through the sky beside a VOR/DME, to one scale, with lettered aeroplanes. */
export const slantRange = defineFigure({
  parameters: recordField({
    aircraft: listField(
      recordField({
        /** Along the ground from the station, NM, and height above it, ft. */
        distance: numberField({ from: 0, to: 13 }),
        height: numberField({ from: 3_000, to: 39_000, step: 3_000 }),
      }),
      1,
      4,
    ),
    /** Half the angle of the cone above the station, where its VOR gives nothing. */
    cone: optionalField(numberField({ from: 40, to: 50, step: 5 })),
  }),
  alt: {
    en: "Section beside a VOR/DME station with heights, distances and lettered aeroplanes",
    ar: "مقطع بجانب محطة VOR/DME مع ارتفاعات ومسافات وطائرات مرقمة بالحروف",
  },
  fault: ({ aircraft }) =>
    collide(aircraft.map((one) => around({ x: put(one).x + 5, y: put(one).y - 7 }, 17)))
      ? "two aeroplanes lie on each other"
      : null,
  svg: ({ aircraft, cone }) =>
    sheet(HEIGHT, [
      rect(
        { x: START, y: GROUND - (TOP / FEET) * MILE, width: FAR * MILE, height: (TOP / FEET) * MILE },
        { fill: "#eef4fb" },
      ),
      ...grid(),
      ...(cone === undefined ? [] : coneOf(cone)),
      ...aircraft.map((one) =>
        line(put({ distance: 0, height: 0 }), put(one), {
          stroke: COLOUR.magenta,
          "stroke-width": 1.5,
          "stroke-dasharray": "5 3",
        }),
      ),
      rect({ x: START, y: GROUND, width: FAR * MILE, height: 6 }, { fill: "#8fa574" }),
      ...station(),
      ...aircraft.map((one, index) => {
        const spot = put(one);
        const dot = circle(spot, 4.5, { fill: COLOUR.ink, stroke: COLOUR.paper, "stroke-width": 1.5 });
        return dot + tag({ x: spot.x + 11, y: spot.y - 13 }, LETTERS[index] ?? "");
      }),
    ]),
});

type Spot = { readonly distance: number; readonly height: number };

function put({ distance, height }: Spot): Point {
  return { x: START + distance * MILE, y: GROUND - (height / FEET) * MILE };
}

function grid(): readonly string[] {
  const style = { stroke: "#c6d3e2", "stroke-width": 1 };
  const heights = [6_000, 12_000, 18_000, 24_000, 30_000, 36_000, 42_000];
  return [
    ...heights.map((height) => line(put({ distance: 0, height }), put({ distance: FAR, height }), style)),
    ...Array.from({ length: FAR + 1 }, (_, distance) =>
      line(put({ distance, height: 0 }), put({ distance, height: TOP }), style),
    ),
    ...[12_000, 24_000, 36_000].map((height) =>
      text({ x: START - 7, y: put({ distance: 0, height }).y }, height, {
        anchor: "end",
        fill: COLOUR.muted,
      }),
    ),
    text({ x: START - 7, y: 32 }, "ft", { anchor: "end", fill: COLOUR.muted }),
    ...[2, 4, 6, 8, 10, 12].map((distance) =>
      text({ x: put({ distance, height: 0 }).x, y: GROUND + 22 }, distance, { fill: COLOUR.muted }),
    ),
    text({ x: put({ distance: FAR, height: 0 }).x, y: GROUND + 22 }, "NM", { fill: COLOUR.muted }),
  ];
}

function coneOf(half: number): readonly string[] {
  const edge = put({ distance: (TOP / FEET) * Math.tan(toRadians(half)), height: TOP });
  const [foot, top] = [put({ distance: 0, height: 0 }), put({ distance: 0, height: TOP })];
  return [
    polygon([foot, top, edge], { fill: COLOUR.amber, "fill-opacity": 0.22 }),
    line(foot, edge, { stroke: "#b37a00", "stroke-width": 1.75 }),
  ];
}

function station(): readonly string[] {
  const { x, y } = put({ distance: 0, height: 0 });
  return [
    polygon(
      [
        { x: x - 10, y: y + 6 },
        { x: x - 5, y: y - 6 },
        { x: x + 5, y: y - 6 },
        { x: x + 10, y: y + 6 },
      ],
      { fill: COLOUR.ink },
    ),
    text({ x: x - 9, y: y + 23 }, "VOR/DME", { bold: true }),
  ];
}
