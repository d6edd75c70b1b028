import { choiceField, listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { areTooClose, LETTERS, tag, TAG_ROOM } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import {
  arrow,
  line,
  path,
  polar,
  polyline,
  rect,
  sheet,
  text,
  toRadians,
  WIDTH,
  type Point,
} from "../kit/svg.ts";
import { inBox } from "./box.ts";
import { contours, labelsOf, lengthOf, pointsAlong, smooth } from "./contour.ts";

const HEIGHT = 330;
const BOX = { left: 5, top: 5, right: 355, bottom: 295 };
const CELL = 10;
const STEP = 4;
const PAPER = "#f4f8fb";
/** Isobars that lie closer than this cannot be told apart. */
const CLOSEST = 8;
/** Isobars shorter than this would vanish behind their own figure. */
const SHORTEST = 80;

type System = {
  readonly x: number;
  readonly y: number;
  readonly strength: number;
  readonly size: number;
  readonly stretch: number;
  readonly axis: number;
};
type Mark = { readonly x: number; readonly y: number };
type Values = {
  readonly base: number;
  readonly systems: readonly System[];
  readonly marks: readonly Mark[];
  readonly route: "no" | "yes";
};

const percent = numberField({ from: 5, to: 95, step: 5 });

/** Isobars around pressure systems, with lettered places. */
export const surfaceChart = defineFigure({
  parameters: recordField({
    /** Pressure (hPa) far from all systems. */
    base: numberField({ from: 990, to: 1_030 }),
    /** Humps and hollows of pressure: middle (% of the chart), height (hPa), radius (% of its width), shape. */
    systems: listField(
      recordField({
        x: numberField({ from: -20, to: 120, step: 5 }),
        y: numberField({ from: -20, to: 120, step: 5 }),
        strength: numberField({ from: -48, to: 40, step: 2 }),
        size: numberField({ from: 10, to: 50, step: 2 }),
        stretch: numberField({ from: 1, to: 4, step: 0.5 }),
        /** Direction of its long axis, degrees clockwise from up. */
        axis: numberField({ from: 0, to: 170, step: 10 }),
      }),
      1,
      5,
    ),
    marks: listField(recordField({ x: percent, y: percent }), 1, 5),
    /** Whether a broken line goes from A to B. */
    route: choiceField(["no", "yes"]),
    centres: choiceField(["shown", "hidden"]),
    hemisphere: choiceField(["north", "south"]),
    /** Kilometres of the scale. */
    scale: numberField({ from: 100, to: 600, step: 50 }),
  }),
  alt: {
    en: "Chart of isobars with lettered places, north at the top",
    ar: "خريطة خطوط تساوي الضغط مع أماكن مرقمة بالحروف والشمال في الأعلى",
  },
  fault: (values) => {
    const spots = values.marks.map(onSheet);
    if (areTooClose(spots, TAG_ROOM)) return "letters stand too close";
    if (values.route === "yes" && values.marks.length < 2) return "a route needs two places";
    const { least, most, steepest } = extent(values);
    if (most - least < 3 * STEP) return "there are too few isobars";
    if (least < 940 || most > 1_056) return "the pressure is beyond what is seen on charts";
    return steepest > STEP / CLOSEST ? "the isobars lie too close" : null;
  },
  svg: (values, language) => {
    const { marks, centres, hemisphere, scale } = values;
    const words = {
      north: { en: "northern hemisphere", ar: "نصف الكرة الشمالي" },
      south: { en: "southern hemisphere", ar: "نصف الكرة الجنوبي" },
    }[hemisphere][language];
    const spots = marks.map(onSheet);
    const middles = centres === "shown" ? middlesOf(values) : [];
    const way = wayOf(values);
    return sheet(HEIGHT, [
      rect({ x: 5, y: 5, width: 350, height: 290 }, { fill: PAPER }),
      ...isobars(values, [...spots, ...middles.map(({ point }) => point)]),
      rect(
        { x: 5, y: 5, width: 350, height: 290 },
        { fill: "none", stroke: COLOUR.line, "stroke-width": 1.5 },
      ),
      ...middles.map(({ point, isLow }) =>
        text(point, isLow ? "L" : "H", { size: 26, bold: true, fill: isLow ? COLOUR.red : COLOUR.blue }),
      ),
      ...(way.length > 0
        ? [polyline(way, { stroke: COLOUR.magenta, "stroke-width": 2.5, "stroke-dasharray": "9 5" })]
        : []),
      ...spots.map((spot, place) => tag(spot, LETTERS[place] ?? "")),
      line({ x: 12, y: 313 }, { x: 92, y: 313 }, { stroke: COLOUR.ink, "stroke-width": 2.5 }),
      ...[12, 92].map((x) => line({ x, y: 308 }, { x, y: 318 }, { stroke: COLOUR.ink, "stroke-width": 1.5 })),
      text({ x: 99, y: 313 }, `${scale} km`, { anchor: "start" }),
      arrow({ x: 174, y: 324 }, { x: 174, y: 301 }, { stroke: COLOUR.ink, width: 2 }),
      text({ x: 187, y: 313 }, "N", { bold: true }),
      text({ x: WIDTH - 8, y: 313 }, words, { anchor: "end" }),
    ]);
  },
});

const gap = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

const onSheet = (percent: Point) => inBox(BOX, percent);

/** The route from A to B, or nothing. */
function wayOf({ route, marks }: Values): readonly Point[] {
  return route === "yes" ? marks.slice(0, 2).map(onSheet) : [];
}

/** Pressure (hPa) at a point of the sheet. */
function pressureOf({ base, systems }: Values): (point: Point) => number {
  // Thousands of points are asked for.
  const shapes = systems.map((system) => {
    const turn = toRadians(system.axis);
    const { strength, stretch } = system;
    return {
      middle: onSheet(system),
      sin: Math.sin(turn),
      cos: Math.cos(turn),
      size: (system.size / 100) * WIDTH,
      strength,
      stretch,
    };
  });
  return ({ x, y }) =>
    shapes.reduce((sum, { middle, sin, cos, size, strength, stretch }) => {
      const [right, up] = [x - middle.x, middle.y - y];
      const along = (right * sin + up * cos) / stretch;
      const across = right * cos - up * sin;
      return sum + strength * Math.exp(-(along ** 2 + across ** 2) / (2 * size ** 2));
    }, base);
}

function extent(values: Values) {
  const pressureAt = pressureOf(values);
  const [columns, rows] = [(BOX.right - BOX.left) / CELL, (BOX.bottom - BOX.top) / CELL];
  const grid = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (__, column) =>
      pressureAt({ x: BOX.left + column * CELL, y: BOX.top + row * CELL }),
    ),
  );
  const slopes = grid.flatMap((line_, row) =>
    line_.map((value, column) => {
      const right = (line_[column + 1] ?? value) - value;
      const down = (grid[row + 1]?.[column] ?? value) - value;
      return Math.hypot(right, down) / CELL;
    }),
  );
  const all = grid.flat();
  return { least: Math.min(...all), most: Math.max(...all), steepest: Math.max(...slopes) };
}

/** Where pressure is lowest or highest near the middle of a round system, as far as that is on the chart. */
function middlesOf(values: Values) {
  const pressureAt = pressureOf(values);
  return values.systems.flatMap((system) => {
    const isLow = system.strength < 0;
    const start = onSheet(system);
    let point = start;
    for (let step = 0; step < 60; step += 1) {
      const around = [0, 90, 180, 270].map((way) => polar(point, way, 2));
      const better = around.find((one) => {
        const gain = pressureAt(one) - pressureAt(point);
        return isLow ? gain < 0 : gain > 0;
      });
      if (better === undefined) break;
      point = better;
    }
    const isInside =
      point.x > BOX.left + 20 &&
      point.x < BOX.right - 20 &&
      point.y > BOX.top + 20 &&
      point.y < BOX.bottom - 20;
    return system.stretch < 2 && isInside && gap(start, point) < 50 ? [{ point, isLow }] : [];
  });
}

/** Isobars every 4 hPa, with their figures. */
function isobars(values: Values, keepClear: readonly Point[]): readonly string[] {
  const { least, most } = extent(values);
  const first = Math.ceil(least / STEP);
  const levels = Array.from(
    { length: Math.floor(most / STEP) - first + 1 },
    (_, place) => (first + place) * STEP,
  );
  const ground = { value: pressureOf(values), box: BOX, cell: CELL };
  const lines = contours(ground, levels).filter(({ points }) => lengthOf(points) >= SHORTEST);
  return [
    ...lines.map(({ points }) =>
      path(smooth(points), { fill: "none", stroke: "#47607a", "stroke-width": 1.75 }),
    ),
    ...labelsOf(lines, {
      box: BOX,
      keepClear,
      lines: pointsAlong(wayOf(values)),
      ground: PAPER,
      ink: "#2b4259",
    }),
  ];
}
