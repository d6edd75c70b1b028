import { choiceField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { plane } from "../kit/dial.ts";
import { tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { arrow, circle, line, placed, polar, polygon, sheet, type Point } from "../kit/svg.ts";

const HEIGHT = 300;
const MEETING = { x: 180, y: 132 };
const TYPES = ["aeroplane", "glider", "balloon", "airship"] as const;
type AircraftType = (typeof TYPES)[number];

/** Two aircraft at one level, seen from above, A flying up the sheet, on courses that meet. */
export const rightOfWay = defineFigure({
  parameters: recordField({
    a: choiceField(TYPES),
    b: choiceField(TYPES),
    /** Course of B against that of A: 180 is head-on, 0 that A comes from behind. */
    crossing: numberField({ from: 0, to: 345, step: 15 }),
  }),
  alt: {
    en: "Two aircraft, A and B, at the same level, seen from above",
    ar: "طائرتان A و B على المستوى نفسه، من الأعلى",
  },
  svg: ({ a, b, crossing }) => {
    const [from, to] = [{ x: 180, y: 250 }, MEETING];
    const isBehind = crossing === 0;
    const start = isBehind ? { x: 180, y: 90 } : polar(MEETING, crossing + 180, crossing === 180 ? 70 : 108);
    const isHeadOn = crossing === 180;
    const ends = {
      a: isBehind || isHeadOn ? { x: 180, y: 170 } : to,
      b: isBehind ? { x: 180, y: 40 } : polar(start, crossing, isHeadOn ? 56 : 80),
    };
    return sheet(HEIGHT, [
      arrow(polar(from, 0, 34), polar(ends.a, 180, isHeadOn ? 2 : 14), { stroke: COLOUR.muted, dash: "6 5" }),
      arrow(polar(start, crossing, 34), ends.b, { stroke: COLOUR.muted, dash: "6 5" }),
      aircraft(a, from, 0),
      aircraft(b, start, crossing),
      tag(letterAt(from, 0, a), "A"),
      tag(letterAt(start, crossing, b), "B"),
    ]);
  },
});

/** Beside an aircraft, beyond its wing, away from the edges of the sheet. */
function letterAt(place: Point, course: number, type: AircraftType): Point {
  const apart = type === "glider" ? 68 : 44;
  const right = polar(place, course + 90, apart);
  return right.x > 340 || right.y < 14 || right.y > HEIGHT - 14 ? polar(place, course - 90, apart) : right;
}

function aircraft(type: AircraftType, centre: Point, heading: number): string {
  const style = { fill: COLOUR.ink };
  if (type === "aeroplane") return plane({ centre, heading, size: 56 }, style);
  if (type === "balloon") return balloon(centre);
  if (type === "airship") {
    const hull = Array.from({ length: 24 }, (_, at) => {
      const angle = (at / 24) * 2 * Math.PI;
      return { x: 13 * Math.sin(angle), y: -34 * Math.cos(angle) };
    });
    const fins = [
      { x: -16, y: 36 },
      { x: -5, y: 20 },
      { x: 5, y: 20 },
      { x: 16, y: 36 },
    ];
    return (
      polygon(placed(fins, centre, heading), style) +
      polygon(placed(hull, centre, heading), { fill: "#7d8895", stroke: COLOUR.ink, "stroke-width": 1.5 })
    );
  }
  const wing = [
    { x: -52, y: -4 },
    { x: 52, y: -4 },
    { x: 50, y: 3 },
    { x: -50, y: 3 },
  ];
  const body = [
    { x: 0, y: -24 },
    { x: 4, y: -14 },
    { x: 2, y: 30 },
    { x: 13, y: 33 },
    { x: 13, y: 37 },
    { x: -13, y: 37 },
    { x: -13, y: 33 },
    { x: -2, y: 30 },
    { x: -4, y: -14 },
  ];
  return polygon(placed(wing, centre, heading), style) + polygon(placed(body, centre, heading), style);
}

/** A balloon from the side: from above it would be a circle that could be anything. */
function balloon(centre: Point): string {
  const { x, y } = centre;
  return (
    circle({ x, y: y - 8 }, 22, { fill: "#d97a2b", stroke: COLOUR.ink, "stroke-width": 1.5 }) +
    line({ x: x - 11, y: y + 11 }, { x: x - 5, y: y + 24 }, { stroke: COLOUR.ink, "stroke-width": 1.5 }) +
    line({ x: x + 11, y: y + 11 }, { x: x + 5, y: y + 24 }, { stroke: COLOUR.ink, "stroke-width": 1.5 }) +
    polygon(
      [
        { x: x - 6, y: y + 24 },
        { x: x + 6, y: y + 24 },
        { x: x + 5, y: y + 33 },
        { x: x - 5, y: y + 33 },
      ],
      { fill: COLOUR.ink },
    )
  );
}
