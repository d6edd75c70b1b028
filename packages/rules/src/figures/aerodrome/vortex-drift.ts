import { choiceField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { LETTERS, tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import {
  arc,
  arrow,
  circle,
  line,
  polar,
  polygon,
  rect,
  sheet,
  text,
  WIDTH,
  type Point,
} from "../kit/svg.ts";

const HEIGHT = 216;
const GROUND = 156;
/** Where the runways stand. */
const OWN = 214;

/** Vortices of a landing aeroplane near the ground, seen from behind, with the crosswind and a parallel runway. */
export const vortexDrift = defineFigure({
  parameters: recordField({
    /** Where the crosswind blows from; calm where it is 0 kt. */
    from: choiceField(["left", "right"]),
    speed: numberField({ from: 0, to: 20 }),
    /** Distance of a parallel runway (m), and its side. */
    apart: numberField({ from: 200, to: 900, step: 10 }),
    parallel: choiceField(["left", "right"]),
  }),
  alt: {
    en: "Two parallel runways from behind with the vortices of an aeroplane near the ground, and the crosswind",
    ar: "مدرجان متوازيان من الخلف مع دوامات طائرة قرب الأرض والرياح الجانبية",
  },
  fault: ({ from, speed }) => (speed === 0 && from === "right" ? "calm air comes from nowhere" : null),
  svg: ({ from, speed, apart, parallel }) => {
    const flip = (x: number) => (parallel === "left" ? x : WIDTH - x);
    const [own, other] = [flip(OWN), flip(48)];
    const wind =
      from === "left"
        ? [
            { x: 110, y: 22 },
            { x: 180, y: 22 },
          ]
        : [
            { x: 250, y: 22 },
            { x: 180, y: 22 },
          ];
    const [start = { x: 0, y: 0 }, end = start] = wind;
    return sheet(HEIGHT, [
      rect({ x: 0, y: 0, width: WIDTH, height: GROUND }, { fill: "#eaf1f8" }),
      rect({ x: 0, y: GROUND, width: WIDTH, height: HEIGHT - GROUND }, { fill: "#dfe6d6" }),
      rect({ x: own - 34, y: GROUND - 2, width: 68, height: 9 }, { fill: "#3a424d" }),
      rect({ x: other - 34, y: GROUND - 2, width: 68, height: 9 }, { fill: "#3a424d" }),
      ...aeroplane({ x: own, y: 88 }),
      ...[-1, 1].flatMap((side) => vortex({ x: own + side * 46, y: 128 }, side)),
      ...[-1, 1].map((side, at) => tag({ x: own + side * 46, y: 128 }, LETTERS[at] ?? "")),
      ...distance(own, other, apart),
      ...(speed === 0 ? [] : [arrow(start, end, { stroke: COLOUR.blue, width: 4 })]),
      text({ x: from === "left" || speed === 0 ? 200 : 160, y: 22 }, `${speed} kt`, {
        anchor: from === "left" || speed === 0 ? "start" : "end",
        bold: true,
        size: 16,
        fill: COLOUR.blue,
      }),
    ]);
  },
});

/** Seen from behind, level. */
function aeroplane({ x, y }: Point): readonly string[] {
  return [
    polygon(
      [
        { x: x - 46, y: y - 7 },
        { x, y: y + 4 },
        { x: x + 46, y: y - 7 },
        { x, y: y - 1 },
      ],
      { fill: COLOUR.ink },
    ),
    line({ x, y: y - 4 }, { x, y: y - 26 }, { stroke: COLOUR.ink, "stroke-width": 3 }),
    line({ x: x - 17, y: y - 9 }, { x: x + 17, y: y - 9 }, { stroke: COLOUR.ink, "stroke-width": 2.5 }),
    ...[-20, 20].map((side) => circle({ x: x + side, y: y + 3 }, 4, { fill: COLOUR.ink })),
    circle({ x, y }, 9, { fill: COLOUR.ink, stroke: COLOUR.paper, "stroke-width": 1 }),
  ];
}

/** Turning inward above: the left one clockwise, the right one the other way. */
function vortex(centre: Point, side: number): readonly string[] {
  const style = { stroke: "#5f8fc9", "stroke-width": 2 };
  const head = (r: number) => {
    const at = polar(centre, side === -1 ? 60 : -60, r);
    return arrow(polar(centre, side === -1 ? 44 : -44, r), at, { stroke: "#5f8fc9", width: 2 });
  };
  return [15, 22].flatMap((r) => [
    arc({ centre, r, from: side === -1 ? 110 : -45, to: side === -1 ? 405 : 250 }, style),
    head(r),
  ]);
}

function distance(own: number, other: number, metres: number): readonly string[] {
  const y = GROUND + 26;
  const middle = { x: (own + other) / 2, y };
  const style = { stroke: COLOUR.muted, width: 1.5 };
  return [
    ...[own, other].map((x) =>
      line({ x, y: GROUND + 8 }, { x, y: y + 6 }, { stroke: COLOUR.muted, "stroke-width": 1 }),
    ),
    arrow(middle, { x: own, y }, style),
    arrow(middle, { x: other, y }, style),
    rect({ x: middle.x - 26, y: y - 9, width: 52, height: 18 }, { fill: "#dfe6d6" }),
    text(middle, `${metres} m`, { bold: true }),
  ];
}
