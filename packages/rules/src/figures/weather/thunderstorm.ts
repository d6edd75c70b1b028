import { choiceField, listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { areTooClose, LETTERS, tag, TAG_ROOM } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { arrow, at, line, num, path, rect, sheet, text, WIDTH, type Point } from "../kit/svg.ts";
import { inSection } from "./box.ts";

const HEIGHT = 310;
const TOP = 8;
const GROUND = 290;
const AIR = { left: 0, top: TOP, right: WIDTH, bottom: GROUND };
const MIDDLE = 170;
const CLOUD = { fill: "#c3ccd7", stroke: COLOUR.muted, "stroke-width": 1.5 } as const;

type Stage = "growing" | "mature" | "dissipating";

/** Section through one thunderstorm cell, with its currents and lettered places. */
export const thunderstorm = defineFigure({
  parameters: recordField({
    stage: choiceField(["growing", "mature", "dissipating"]),
    /** To which side of the sheet the cell moves. */
    towards: choiceField(["left", "right"]),
    /** Part of the width and of the height (%). */
    marks: listField(
      recordField({
        place: numberField({ from: 5, to: 95, step: 5 }),
        height: numberField({ from: 5, to: 95, step: 5 }),
      }),
      0,
      5,
    ),
  }),
  alt: {
    en: "Section through a convective cloud with its currents",
    ar: "مقطع في سحابة حمل حراري بتياراتها",
  },
  fault: ({ marks }) => {
    const spots = marks.map((mark) => inSection(AIR, mark));
    return areTooClose(spots, TAG_ROOM) ? "letters stand too close" : null;
  },
  svg: ({ stage, towards, marks }) => {
    const way = towards === "right" ? 1 : -1;
    const put = (right: number, y: number): Point => ({ x: WIDTH / 2 + way * (right - WIDTH / 2), y });
    return sheet(HEIGHT, [
      rect({ x: 0, y: 0, width: WIDTH, height: GROUND }, { fill: "#eef5fb" }),
      ...rain(stage, put),
      body(stage, put, way),
      line(
        { x: 0, y: 176 },
        { x: WIDTH - 44, y: 176 },
        { stroke: COLOUR.red, "stroke-width": 1.5, "stroke-dasharray": "7 5" },
      ),
      text({ x: WIDTH - 6, y: 176 }, "0 °C", { anchor: "end", fill: COLOUR.red }),
      ...currents(stage, put),
      rect({ x: 0, y: GROUND, width: WIDTH, height: HEIGHT - GROUND }, { fill: "#8fa574" }),
      arrow(put(140, 300), put(220, 300), { stroke: COLOUR.paper, width: 3 }),
      ...marks.map((mark, place) => tag(inSection(AIR, mark), LETTERS[place] ?? "")),
    ]);
  },
});

type Put = (right: number, y: number) => Point;

/** Half widths of the cloud from its base upwards. */
const SHAPES: Readonly<Record<Stage, readonly (readonly [left: number, right: number, y: number])[]>> = {
  growing: [
    [-52, 52, 226],
    [-60, 58, 190],
    [-46, 50, 150],
    [-36, 38, 114],
    [-14, 16, 90],
  ],
  mature: [
    [-66, 66, 226],
    [-74, 70, 186],
    [-60, 62, 140],
    [-56, 56, 98],
    [-88, 118, 66],
    [-106, 168, 48],
    [-70, 122, 36],
    [-24, 66, 32],
  ],
  dissipating: [
    [-48, 44, 206],
    [-62, 60, 160],
    [-56, 58, 110],
    [-92, 120, 74],
    [-112, 172, 56],
    [-72, 124, 46],
    [-28, 76, 42],
  ],
};

function body(stage: Stage, put: Put, way: number): string {
  const rows = SHAPES[stage];
  const points = [
    ...rows.map(([left, , y]) => put(MIDDLE + left, y)),
    ...rows.toReversed().map(([, right, y]) => put(MIDDLE + right, y)),
  ];
  const [start, ...rest] = points;
  if (start === undefined) return "";
  const bumps = rest.map((point, place) => {
    const before = points[place] ?? start;
    const r = num(Math.hypot(point.x - before.x, point.y - before.y) / 1.6);
    return `A${r} ${r} 0 0 ${way > 0 ? 1 : 0} ${at(point)}`;
  });
  return path(`M${at(start)}${bumps.join("")}Z`, CLOUD);
}

function rain(stage: Stage, put: Put): readonly string[] {
  const drops = {
    growing: [],
    mature: [-46, -32, -18, -4, 10],
    dissipating: [-30, -6, 18],
  }[stage];
  return drops.map((x) =>
    line(put(MIDDLE + x, 206), put(MIDDLE + x - 10, GROUND - 2), {
      stroke: "#6b7f96",
      "stroke-width": stage === "mature" ? 2.25 : 1.25,
      "stroke-dasharray": stage === "mature" ? "10 5" : "6 9",
    }),
  );
}

/** Currents in the cloud; a mature one pushes cold air out ahead of it along the ground. */
function currents(stage: Stage, put: Put): readonly string[] {
  const red = { stroke: COLOUR.red, width: 3.5 };
  const blue = { stroke: COLOUR.blue, width: 3.5 };
  if (stage === "growing")
    return [-28, 0, 28].map((x) =>
      arrow(put(MIDDLE + x * 1.2, 258), put(MIDDLE + x, 140 + Math.abs(x) * 0.6), red),
    );
  if (stage === "dissipating")
    return [-30, 0, 30].map((x) => arrow(put(MIDDLE + x, 120), put(MIDDLE + x, 236), blue));
  return [
    arrow(put(MIDDLE + 92, 246), put(MIDDLE + 48, 200), red),
    arrow(put(MIDDLE + 40, 190), put(MIDDLE + 18, 64), red),
    arrow(put(MIDDLE - 34, 130), put(MIDDLE - 34, 250), blue),
    arrow(put(MIDDLE - 8, 160), put(MIDDLE - 4, 256), blue),
    path(
      `M${at(put(MIDDLE - 60, GROUND))}L${at(put(MIDDLE - 10, 268))}Q${at(put(MIDDLE + 90, 258))} ${at(put(MIDDLE + 128, 266))}Q${at(put(MIDDLE + 146, 274))} ${at(put(MIDDLE + 132, GROUND))}Z`,
      { fill: "#cfe1f4", stroke: COLOUR.blue, "stroke-width": 2 },
    ),
    arrow(put(MIDDLE + 20, 279), put(MIDDLE + 100, 279), blue),
  ];
}
