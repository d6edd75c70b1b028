import { choiceField, listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { LETTERS, tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import {
  circle,
  line,
  placed,
  polygon,
  rect,
  sheet,
  text,
  toRadians,
  WIDTH,
  type Point,
} from "../kit/svg.ts";

const HEIGHT = 206;
const GROUND = 116;
/** The scale below. */
const AXIS = 170;
const LEFT = 34;
/** Units a metre along the runway. */
const SCALE = 0.118;
/** Paths are steeper than they are, to be told apart. */
const CLIMB = 20;
const DESCENT = 16;
const OPERATIONS = ["departure", "arrival"] as const;
type Operation = (typeof OPERATIONS)[number];
const point = numberField({ from: 300, to: 2_200, step: 100 });

/** A large aeroplane on a runway seen from the side, where it leaves or meets the ground, and lettered paths of smaller ones. */
export const wakePaths = defineFigure({
  parameters: recordField({
    leader: recordField({ operation: choiceField(OPERATIONS), point }),
    followers: listField(recordField({ operation: choiceField(OPERATIONS), point }), 1, 4),
  }),
  alt: {
    en: "Runway from the side with the path of a large aeroplane and lettered paths of a smaller one",
    ar: "مدرج من الجانب مع مسار طائرة كبيرة ومسارات طائرة أصغر مرقمة بالحروف",
  },
  fault: ({ leader, followers }) => {
    const points = [leader, ...followers].map((one) => one.point);
    return points.some((one, at) => points.slice(at + 1).some((other) => Math.abs(one - other) < 200))
      ? "two paths meet the ground at one place"
      : null;
  },
  svg: ({ leader, followers }) =>
    sheet(HEIGHT, [
      rect({ x: 0, y: 0, width: WIDTH, height: GROUND }, { fill: "#eaf1f8" }),
      rect({ x: 0, y: GROUND, width: WIDTH, height: HEIGHT - GROUND }, { fill: "#eef2ea" }),
      rect({ x: LEFT, y: GROUND, width: 2_500 * SCALE, height: 8 }, { fill: "#3a424d" }),
      line(
        { x: LEFT, y: AXIS },
        { x: LEFT + 2_500 * SCALE, y: AXIS },
        { stroke: COLOUR.ink, "stroke-width": 1.5 },
      ),
      ...[0, 500, 1_000, 1_500, 2_000, 2_500].flatMap((metres) => {
        const x = LEFT + metres * SCALE;
        return [
          line({ x, y: AXIS }, { x, y: AXIS + 8 }, { stroke: COLOUR.ink, "stroke-width": 1.5 }),
          text({ x, y: AXIS + 20 }, metres === 2_500 ? "2500 m" : metres, { fill: COLOUR.muted }),
        ];
      }),
      ...wakeOf(leader),
      ...pathOf(leader, { stroke: COLOUR.blue, "stroke-width": 3.5 }),
      aeroplane(leader),
      ...followers.flatMap((one, at) => {
        const foot = { x: LEFT + one.point * SCALE, y: GROUND };
        const plate = { x: foot.x, y: GROUND + 28 };
        return [
          ...pathOf(one, { stroke: COLOUR.magenta, "stroke-width": 2.25, "stroke-dasharray": "7 4" }),
          line(foot, { x: foot.x, y: AXIS }, { stroke: COLOUR.magenta, "stroke-width": 1.25 }),
          circle(foot, 3.5, { fill: COLOUR.magenta }),
          tag(plate, LETTERS[at] ?? ""),
        ];
      }),
    ]),
});

type Flight = { readonly operation: Operation; readonly point: number };
const footOf = ({ point: metres }: Flight): Point => ({ x: LEFT + metres * SCALE, y: GROUND - 1 });

/** The point of the airborne part that is so far from the runway along the sheet. */
function airborne(flight: Flight, along: number): Point {
  const foot = footOf(flight);
  const [way, angle] = flight.operation === "departure" ? [1, CLIMB] : [-1, DESCENT];
  return { x: foot.x + way * along, y: foot.y - along * Math.tan(toRadians(angle)) };
}

/** How far along the sheet the airborne part goes. */
function reachOf(flight: Flight): number {
  const foot = footOf(flight);
  const [room, angle] =
    flight.operation === "departure" ? [WIDTH - 6 - foot.x, CLIMB] : [foot.x - 6, DESCENT];
  return Math.min(room, (GROUND - 14) / Math.tan(toRadians(angle)));
}

function pathOf(flight: Flight, style: Readonly<Record<string, string | number>>): readonly string[] {
  const foot = footOf(flight);
  const ground = flight.operation === "departure" ? LEFT : LEFT + 2_500 * SCALE;
  return [line(foot, airborne(flight, reachOf(flight)), style), line(foot, { x: ground, y: foot.y }, style)];
}

/** Rings that sink below the airborne part. */
function wakeOf(flight: Flight): readonly string[] {
  const count = Math.floor(reachOf(flight) / 17);
  return Array.from({ length: count }, (_, at) => {
    const { x, y } = airborne(flight, at * 17 + 10);
    return circle({ x, y: y + 9 }, 7, { fill: "none", stroke: "#7fa6d6", "stroke-width": 1.5 });
  }).filter((_, at) => airborne(flight, at * 17 + 10).y < GROUND - 6);
}

/** The large aeroplane from the side, on its path. */
function aeroplane(flight: Flight): string {
  const centre = airborne(flight, reachOf(flight) * 0.72);
  const shape = [
    { x: 26, y: 1 },
    { x: 20, y: -5 },
    { x: -16, y: -5 },
    { x: -25, y: -17 },
    { x: -30, y: -17 },
    { x: -26, y: 0 },
    { x: -4, y: 5 },
    { x: -14, y: 11 },
    { x: -8, y: 11 },
    { x: 8, y: 5 },
    { x: 22, y: 5 },
  ];
  const turn = flight.operation === "departure" ? -CLIMB : DESCENT - 6;
  return polygon(placed(shape, centre, turn), { fill: COLOUR.ink, stroke: COLOUR.paper, "stroke-width": 1 });
}
