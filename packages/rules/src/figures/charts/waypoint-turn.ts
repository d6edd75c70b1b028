import { choiceField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import {
  circle,
  line,
  placed,
  polar,
  polygon,
  polyline,
  sheet,
  text,
  toRadians,
  type Point,
} from "../kit/svg.ts";
import { direction, plate } from "./labels.ts";

const HEIGHT = 284;
/** Where the legs meet in a turn to the right; in one to the left it is as far from the lower edge. */
const POINT: Point = { x: 160, y: 62 };
const IN = 136;
const OUT = 172;
const RADIUS = 50;
const PARTS = 24;
const ORDERS = ["123", "132", "213", "231", "312", "321"] as const;

/** Two legs that meet at a waypoint, and three ways to get from one to the other. */
export const waypointTurn = defineFigure({
  parameters: recordField({
    /** Symbol of the waypoint. */
    symbol: choiceField(["by", "over"]),
    /** Track of the first leg, drawn from the left to the right, and the turn: to the right positive. */
    track: numberField({ from: 5, to: 360, step: 5 }),
    turn: numberField({ from: -90, to: 90, step: 10 }),
    /** Numbers of the ways: turn before it, beyond it and back to the leg, beyond it and straight to the next. */
    order: choiceField(ORDERS),
  }),
  alt: {
    en: "Two legs that meet at a waypoint, their tracks, and three numbered ways",
    ar: "مرحلتان تلتقيان عند نقطة طريق مع مساريهما وثلاثة طرق مرقمة",
  },
  fault: ({ turn }) => (Math.abs(turn) < 60 ? "the ways cannot be told apart" : null),
  svg: ({ symbol, track, turn, order }) => {
    const point = turn > 0 ? POINT : { x: POINT.x, y: HEIGHT - POINT.y };
    const start = polar(point, 270, IN);
    const end = polar(point, 90 + turn, OUT);
    const ways = waysOf(turn);
    const colours = [COLOUR.magenta, COLOUR.green, COLOUR.blue];
    const leg = { stroke: COLOUR.ink, "stroke-width": 2 };
    const names = ways.map(({ name }, index) => tag(name, order[index] ?? ""));
    const place = turn > 0 ? -20 : 20;
    return sheet(HEIGHT, [
      line(start, point, leg),
      line(point, end, leg),
      ...ways.map(({ points }, index) =>
        polyline(points, {
          stroke: colours[Number(order[index]) - 1],
          "stroke-width": 2.5,
          "stroke-dasharray": "7 4",
        }),
      ),
      ...star(point, symbol),
      ...star(end, "by"),
      plate({ x: start.x + 44, y: point.y + place }, direction(track), { bold: true }),
      plate(polar(end, 90 + turn, 29), direction(track + turn), { bold: true }),
      ...names,
      text({ x: 348, y: HEIGHT - 14 }, "TRK °M", { anchor: "end", fill: COLOUR.muted }),
    ]);
  },
});

type Way = { readonly points: readonly Point[]; readonly name: Point };

/** The three ways; all are worked out for a turn to the right and mirrored for one to the left. */
function waysOf(turn: number): readonly Way[] {
  const angle = Math.abs(turn);
  const mirror = ({ x, y }: Point) => ({ x, y: turn > 0 ? y : HEIGHT - y });
  const lead = RADIUS * Math.tan(toRadians(angle / 2));
  const sweep = (centre: Point, from: number, to: number) =>
    Array.from({ length: PARTS + 1 }, (_, at) => polar(centre, from + ((to - from) * at) / PARTS, RADIUS));
  const begin = polar(POINT, 270, lead);
  const short = sweep({ x: begin.x, y: begin.y + RADIUS }, 0, angle);
  // Beyond the point: a turn of 45° more than the legs make, and back; and a turn until the next point is ahead.
  const centre = { x: POINT.x, y: POINT.y + RADIUS };
  const end = polar(POINT, 90 + angle, OUT);
  const cut = Math.min(angle + 35, 125);
  const leave = polar(centre, cut, RADIUS);
  const depth = depthOf(leave, angle);
  const roll = RADIUS * Math.tan(toRadians((cut - angle) / 2));
  const meet = polar(leave, 90 + cut, depth / Math.sin(toRadians(cut - angle)));
  const back = [
    ...sweep(centre, 0, cut),
    polar(meet, 270 + cut, roll),
    ...Array.from({ length: 5 }, (_, at) =>
      blend([polar(meet, 270 + cut, roll), meet, polar(meet, 90 + angle, roll)], at / 4),
    ),
    end,
  ];
  const straight = tangentAngle(centre, end);
  const direct = [...sweep(centre, 0, straight), end];
  const [middle = POINT] = short.slice(PARTS / 2);
  const [early = POINT] = back.slice(Math.round(PARTS * 0.35));
  return [
    {
      points: [polar(POINT, 270, IN), ...short, end].map(mirror),
      name: mirror(polar(middle, 180 + angle / 2, 27)),
    },
    { points: back.map(mirror), name: mirror(polar(back.at(-4) ?? POINT, angle + 180, 20)) },
    { points: direct.map(mirror), name: mirror(polar(early, 40, 18)) },
  ];
}

/** How far a point lies off the second leg. */
function depthOf(point: Point, angle: number): number {
  const [dx, dy] = [point.x - POINT.x, point.y - POINT.y];
  const out = polar({ x: 0, y: 0 }, 90 + angle, 1);
  return Math.abs(dx * out.y - dy * out.x);
}

function blend([from, by, to]: readonly [Point, Point, Point], part: number): Point {
  const mix = (a: number, b: number, c: number) =>
    (1 - part) ** 2 * a + 2 * part * (1 - part) * b + part ** 2 * c;
  return { x: mix(from.x, by.x, to.x), y: mix(from.y, by.y, to.y) };
}

/** Angle on a circle, clockwise from up, where its tangent leads to a point. */
function tangentAngle(centre: Point, end: Point): number {
  const far = Math.hypot(end.x - centre.x, end.y - centre.y);
  const towards = (Math.atan2(end.x - centre.x, centre.y - end.y) * 180) / Math.PI;
  return towards - (Math.acos(RADIUS / far) * 180) / Math.PI;
}

/** A star of four points, in a circle for a point that is flown over. */
function star(centre: Point, symbol: "by" | "over"): readonly string[] {
  const points = [
    [0, -12],
    [3, -3],
    [12, 0],
    [3, 3],
    [0, 12],
    [-3, 3],
    [-12, 0],
    [-3, -3],
  ].map(([x = 0, y = 0]) => ({ x, y }));
  return [
    ...(symbol === "over"
      ? [circle(centre, 12.5, { fill: COLOUR.paper, stroke: COLOUR.ink, "stroke-width": 2 })]
      : []),
    polygon(placed(points, centre, 0), { fill: COLOUR.ink }),
  ];
}
