import { choiceField, listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { areTooClose, LETTERS, tag, TAG_ROOM } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { arrow, polar, polyline, rect, sheet, text, WIDTH, type Point } from "../kit/svg.ts";
import { inBox, type Box } from "./box.ts";
import { labelsOf } from "./contour.ts";
import { frontLine, type Front } from "./front-line.ts";

const HEIGHT = 330;
const BOX = { left: 5, top: 5, right: 355, bottom: 295 };
const MIDDLE = { x: 150, y: 84 };
const RING = 27;
const RINGS = 11;
const PAPER = "#f4f8fb";

/** A depression with its fronts and isobars from above, with lettered places; it is drawn for the north and mirrored for the south. */
export const depression = defineFigure({
  parameters: recordField({
    hemisphere: choiceField(["north", "south"]),
    /** How far the fronts have closed, % of the longest occlusion. */
    occluded: numberField({ from: 0, to: 100, step: 50 }),
    /** Pressure inside the innermost isobar, which is 4 hPa higher. */
    centre: numberField({ from: 960, to: 1_000, step: 4 }),
    /** Part of the width and of the height, % from the upper left. */
    marks: listField(
      recordField({
        x: numberField({ from: 5, to: 95 }),
        y: numberField({ from: 5, to: 95 }),
      }),
      1,
      5,
    ),
  }),
  alt: {
    en: "Depression with fronts and isobars on a weather chart, with lettered places",
    ar: "منخفض جوي بجبهاته وخطوط تساوي الضغط على خريطة طقس مع أماكن مرقمة بالحروف",
  },
  fault: ({ marks }) => {
    const spots = marks.map(onSheet);
    return areTooClose(spots, TAG_ROOM) ? "letters stand too close" : null;
  },
  svg: ({ hemisphere, occluded, centre, marks }, language) => {
    const isNorth = hemisphere === "north";
    const turned = (points: readonly Point[]) =>
      isNorth ? points : points.map(({ x, y }) => ({ x, y: BOX.top + BOX.bottom - y }));
    const { cold, warm, occlusion } = frontsOf(occluded);
    const [low = MIDDLE] = turned([MIDDLE]);
    const rings = Array.from({ length: RINGS }, (_, at) =>
      clipped(turned(ring((at + 1) * RING, { cold, warm })), BOX).map((points) => ({
        points,
        value: centre + 4 * (at + 1),
      })),
    ).flat();
    const spots = marks.map(onSheet);
    const front = (points: readonly Point[], kind: Front) =>
      clipped(turned(points), BOX).flatMap((part) => frontLine(part, kind, isNorth ? "left" : "right"));
    const words = {
      north: { en: "northern hemisphere", ar: "نصف الكرة الشمالي" },
      south: { en: "southern hemisphere", ar: "نصف الكرة الجنوبي" },
    }[hemisphere][language];
    const frame = { x: 5, y: 5, width: 350, height: 290 };
    return sheet(HEIGHT, [
      rect(frame, { fill: PAPER }),
      ...rings.map(({ points }) => polyline(points, { stroke: "#6d8298", "stroke-width": 1.5 })),
      ...labelsOf(rings, {
        box: BOX,
        keepClear: [...spots, low, ...turned([...cold, ...warm, ...occlusion])],
        ground: PAPER,
        ink: "#2b4259",
      }),
      ...(occluded > 0 ? front(occlusion, "occluded") : []),
      ...front(warm, "warm"),
      ...front(cold, "cold"),
      rect(frame, { fill: "none", stroke: COLOUR.line, "stroke-width": 1.5 }),
      rect({ x: low.x - 11, y: low.y - 13, width: 22, height: 26 }, { fill: PAPER }),
      text(low, "L", { size: 26, bold: true, fill: COLOUR.red }),
      ...spots.map((spot, at) => tag(spot, LETTERS[at] ?? "")),
      arrow({ x: 20, y: 324 }, { x: 20, y: 301 }, { stroke: COLOUR.ink, width: 2 }),
      text({ x: 33, y: 313 }, "N", { bold: true }),
      text({ x: WIDTH - 8, y: 313 }, words, { anchor: "end" }),
    ]);
  },
});

const onSheet = (percent: Point) => inBox(BOX, percent);

/** Points of the fronts, from the middle of the low outwards; they go on beyond the sheet. */
function frontsOf(occluded: number) {
  const part = occluded / 100;
  const meeting = { x: MIDDLE.x + 96 * part, y: MIDDLE.y + 62 * part };
  const from = (right: number, down: number) => ({ x: meeting.x + right, y: meeting.y + down });
  return {
    occlusion: bent(MIDDLE, { x: MIDDLE.x + 66 * part, y: MIDDLE.y + 14 * part }, meeting),
    warm: bent(meeting, from(110, 30), from(330, 190)),
    cold: bent(meeting, from(4, 130), from(-120, 300)),
  };
}

function bent(from: Point, bend: Point, to: Point): readonly Point[] {
  return Array.from({ length: 41 }, (_, step) => {
    const part = step / 40;
    const rest = 1 - part;
    return {
      x: rest ** 2 * from.x + 2 * rest * part * bend.x + part ** 2 * to.x,
      y: rest ** 2 * from.y + 2 * rest * part * bend.y + part ** 2 * to.y,
    };
  });
}

type Fronts = { readonly cold: readonly Point[]; readonly warm: readonly Point[] };

/** An isobar: a circle outside the warm sector, straight within it, so that it bends at the fronts. */
function ring(r: number, { cold, warm }: Fronts): readonly Point[] {
  const [end, start] = [crossing(warm, r), crossing(cold, r)];
  if (end === null || start === null)
    return Array.from({ length: 73 }, (_, step) => polar(MIDDLE, step * 5, r));
  const bearing = ({ x, y }: Point) => (Math.atan2(x - MIDDLE.x, MIDDLE.y - y) * 180) / Math.PI;
  const from = bearing(start) < 0 ? bearing(start) : bearing(start) - 360;
  const count = Math.ceil((bearing(end) - from) / 5);
  const round = Array.from({ length: count + 1 }, (_, step) =>
    polar(MIDDLE, from + ((bearing(end) - from) * step) / count, r),
  );
  return [start, ...round.slice(1, -1), end, start];
}

/** Where a front is so far from the middle; null: the front begins further out. */
function crossing(points: readonly Point[], r: number): Point | null {
  const away = ({ x, y }: Point) => Math.hypot(x - MIDDLE.x, y - MIDDLE.y);
  const after = points.findIndex((point) => away(point) >= r);
  const [low, high] = [points[after - 1], points[after]];
  if (low === undefined || high === undefined) return null;
  const part = (r - away(low)) / (away(high) - away(low));
  return { x: low.x + part * (high.x - low.x), y: low.y + part * (high.y - low.y) };
}

/** The parts of a line inside a box. */
function clipped(points: readonly Point[], box: Box): readonly (readonly Point[])[] {
  const isInside = ({ x, y }: Point) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  const parts: Point[][] = [];
  for (const [at, point] of points.entries()) {
    const before = points[at - 1];
    const part = parts.at(-1);
    if (before === undefined || part === undefined) {
      parts.push(isInside(point) ? [point] : []);
      continue;
    }
    if (isInside(before) !== isInside(point)) {
      const edge = edgeBetween(isInside(before) ? [before, point] : [point, before], isInside);
      if (isInside(point)) parts.push([edge]);
      else part.push(edge);
    }
    if (isInside(point)) parts.at(-1)?.push(point);
  }
  return parts.filter((part) => part.length > 1);
}

/** The last point inside, on the way from one inside to one outside. */
function edgeBetween([from, to]: readonly [Point, Point], isInside: (point: Point) => boolean): Point {
  let [inside, outside] = [from, to];
  for (let step = 0; step < 14; step += 1) {
    const middle = { x: (inside.x + outside.x) / 2, y: (inside.y + outside.y) / 2 };
    if (isInside(middle)) inside = middle;
    else outside = middle;
  }
  return inside;
}
