import { choiceField, listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { LETTERS, tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { arrow, at, line, path, polygon, rect, sheet, text, WIDTH, type Point } from "../kit/svg.ts";

const HEIGHT = 250;
const GROUND = 216;
const TOP = 14;

/** Vertical section through a warm or a cold front that moves to the right, with lettered places. */
export const frontSection = defineFigure({
  parameters: recordField({
    front: choiceField(["warm", "cold"]),
    /** Part of the width (%) and of the height (%). */
    marks: listField(
      recordField({
        place: numberField({ from: 5, to: 95, step: 5 }),
        height: numberField({ from: 5, to: 90, step: 5 }),
      }),
      1,
      5,
    ),
  }),
  alt: {
    en: "Vertical section through a front that moves to the right, with lettered places",
    ar: "مقطع عمودي في جبهة تتحرك إلى اليمين مع أماكن مرقمة بالحروف",
  },
  svg: ({ front, marks }, language) => {
    const isWarm = front === "warm";
    const words = {
      cold: { en: "cold air", ar: "هواء بارد" }[language],
      warm: { en: "warm air", ar: "هواء دافئ" }[language],
    };
    const spots = isWarm
      ? { cold: { x: 314, y: 152 }, warm: { x: 62, y: 60 } }
      : { cold: { x: 54, y: 120 }, warm: { x: 300, y: 96 } };
    return sheet(HEIGHT, [
      rect({ x: 0, y: TOP, width: WIDTH, height: GROUND - TOP }, { fill: "#fdf1ea" }),
      path(coldAir(isWarm), {
        fill: "#dcebf9",
        stroke: isWarm ? COLOUR.red : COLOUR.blue,
        "stroke-width": 3,
      }),
      ...clouds(isWarm),
      rect({ x: 0, y: GROUND, width: WIDTH, height: HEIGHT - GROUND }, { fill: "#8fa574" }),
      text(spots.cold, words.cold, { size: 15, bold: true, fill: COLOUR.blue }),
      text(spots.warm, words.warm, { size: 15, bold: true, fill: "#b0492d" }),
      arrow({ x: 140, y: 236 }, { x: 220, y: 236 }, { stroke: COLOUR.paper, width: 3 }),
      ...marks.map(({ place, height }, at) =>
        tag({ x: (WIDTH * place) / 100, y: GROUND - ((GROUND - TOP) * height) / 100 }, LETTERS[at] ?? ""),
      ),
    ]);
  },
});

/** A point of the surface of the warm front, from the ground (0) to the edge of the sheet (1). */
function onSurface(part: number): Point {
  const rest = 1 - part;
  return {
    x: rest ** 2 * 150 + 2 * rest * part * 250 + part ** 2 * (WIDTH + 4),
    y: rest ** 2 * GROUND + 2 * rest * part * 170 + part ** 2 * 40,
  };
}

/** A layer of cloud upon the surface of the warm front, so thick at its lower and at its upper end. */
function layer(
  {
    from,
    to,
    low,
    high,
  }: { readonly from: number; readonly to: number; readonly low: number; readonly high: number },
  fill: string,
): string {
  const parts = Array.from({ length: 13 }, (_, step) => from + ((to - from) * step) / 12);
  const below = parts.map((part) => {
    const point = onSurface(part);
    return { x: point.x - 3, y: point.y - 4 };
  });
  const above = below.map(({ x, y }, step) => ({ x: x - 12, y: y - low - ((high - low) * step) / 12 }));
  return polygon([...below, ...above.toReversed()], {
    fill,
    stroke: COLOUR.line,
    "stroke-width": 1.5,
    "stroke-linejoin": "round",
  });
}

/** The wedge of cold air: flat ahead of a warm front, steep behind a cold one. */
function coldAir(isWarm: boolean): string {
  return isWarm
    ? `M150 ${GROUND}Q250 170 ${WIDTH + 4} 40V${GROUND}Z`
    : `M-4 ${TOP + 16}Q150 40 170 150Q176 200 196 ${GROUND}H-4Z`;
}

/** Outline of a cloud out of bumps; the flat side is below. */
function puffs(points: readonly Point[], style: { readonly fill: string }): string {
  const [first, ...rest] = points;
  if (first === undefined) return "";
  const bumps = rest.map((point, at_) => {
    const before = points[at_] ?? first;
    const r = Math.hypot(point.x - before.x, point.y - before.y) / 1.7;
    return `A${r.toFixed(1)} ${r.toFixed(1)} 0 0 1 ${at(point)}`;
  });
  return path(`M${at(first)}${bumps.join("")}Z`, { ...style, stroke: COLOUR.line, "stroke-width": 1.5 });
}

function clouds(isWarm: boolean): readonly string[] {
  const rain = (xs: readonly number[], from: number) =>
    xs.map((x) =>
      line(
        { x, y: from },
        { x: x - 8, y: GROUND - 2 },
        { stroke: "#6b7f96", "stroke-width": 1.75, "stroke-dasharray": "9 6" },
      ),
    );
  if (isWarm)
    return [
      ...rain([190, 206, 222, 238, 254], 172),
      layer({ from: 0.08, to: 0.62, low: 58, high: 46 }, "#aab6c4"),
      layer({ from: 0.64, to: 0.86, low: 26, high: 16 }, "#ccd5df"),
      ...[0, 1, 2].map((row) =>
        path(`M${298 + row * 18} ${44 - row * 9}q12 -8 24 -3`, {
          fill: "none",
          stroke: "#8e9cab",
          "stroke-width": 2.5,
        }),
      ),
    ];
  return [
    ...rain([166, 182, 198, 214, 230], 150),
    puffs(
      [
        { x: 162, y: 158 },
        { x: 156, y: 120 },
        { x: 160, y: 80 },
        { x: 152, y: 46 },
        { x: 178, y: 24 },
        { x: 212, y: 26 },
        { x: 236, y: 46 },
        { x: 226, y: 84 },
        { x: 240, y: 120 },
        { x: 236, y: 158 },
      ],
      { fill: "#aab6c4" },
    ),
  ];
}
