import { choiceField, listField, numberField, optionalField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { LETTERS, tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { at, line, path, placed, polygon, rect, sheet, text, WIDTH, type Point } from "../kit/svg.ts";
import { phenomenon } from "./sigwx-signs.ts";

const HEIGHT = 334;
const COLUMNS = [64, 180, 296] as const;
const ROWS = { top: 62, bottom: 278 } as const;
/** Where the jet stream crosses the middle of the chart. */
const JET = 146;

/** Part of a significant weather chart that is made up: areas with levels, a jet stream, heights of the tropopause. */
export const sigwx = defineFigure({
  parameters: recordField({
    /** From the upper left, row by row. A base of 0 is below the chart. */
    areas: listField(
      recordField({
        what: choiceField([
          "cat-moderate",
          "cat-severe",
          "ice-moderate",
          "ice-severe",
          "cb-isol",
          "cb-ocnl",
          "cb-frq",
          "cb-isol-embd",
          "cb-ocnl-embd",
          "volcano",
          "cyclone",
          "none",
        ]),
        base: numberField({ from: 0, to: 400, step: 10 }),
        top: numberField({ from: 110, to: 560, step: 10 }),
      }),
      1,
      6,
    ),
    jet: optionalField(
      recordField({
        speed: numberField({ from: 80, to: 200, step: 10 }),
        level: numberField({ from: 250, to: 430, step: 10 }),
        /** Levels between which the wind is 80 kt or more; 0: not given. */
        from: numberField({ from: 0, to: 400, step: 10 }),
        to: numberField({ from: 0, to: 550, step: 10 }),
        towards: choiceField(["east", "west"]),
        bend: numberField({ from: -10, to: 10, step: 10 }),
      }),
    ),
    /** Flight levels of the tropopause, at the left and at the right. */
    tropopause: listField(
      recordField({
        level: numberField({ from: 250, to: 600, step: 10 }),
        is: choiceField(["spot", "high", "low"]),
      }),
      0,
      2,
    ),
  }),
  alt: {
    en: "Part of a significant weather chart with lettered areas, north at the top",
    ar: "جزء من خريطة الطقس المهم بمناطق مرقمة بالحروف والشمال في الأعلى",
  },
  fault: ({ areas, jet }) => {
    if (areas.some(({ base, top }) => top - base < 30)) return "an area has its top at its base";
    if (jet === undefined) return null;
    if ((jet.from === 0) !== (jet.to === 0)) return "the jet stream has one of two limits";
    if (jet.from > 0 && (jet.from >= jet.level || jet.to <= jet.level))
      return "the core of the jet stream is outside its limits";
    return null;
  },
  svg: ({ areas, jet, tropopause }) =>
    sheet(HEIGHT, [
      rect(
        { x: 5, y: 5, width: 350, height: 324 },
        { fill: "#fbfcfe", stroke: COLOUR.line, "stroke-width": 1.5 },
      ),
      ...[0, 1, 2, 3, 4].map((one) =>
        path(
          `M${at({ x: 40 + one * 70, y: 6 })}Q${at({ x: 38 + one * 71, y: 170 })} ${at({ x: 20 + one * 80, y: 328 })}`,
          GRID,
        ),
      ),
      ...[60, 160, 260].map((y) =>
        path(`M${at({ x: 6, y })}Q${at({ x: 180, y: y + 24 })} ${at({ x: 354, y })}`, GRID),
      ),
      ...(jet === undefined ? [] : jetStream(jet)),
      ...areas.flatMap((area, place) => {
        const centre = { x: COLUMNS[place % 3] ?? 64, y: place < 3 ? ROWS.top : ROWS.bottom };
        if (area.what === "none") return [];
        return [
          ...phenomenon(area, centre),
          tag({ x: centre.x - 46, y: centre.y - 44 }, LETTERS[place] ?? ""),
        ];
      }),
      ...tropopause.flatMap(({ level, is }, place) =>
        height({ x: place === 0 ? 38 : WIDTH - 38, y: 190 }, level, is),
      ),
    ]),
});

const GRID = { fill: "none", stroke: COLOUR.faint, "stroke-width": 1 };

type Jet = {
  readonly speed: number;
  readonly level: number;
  readonly from: number;
  readonly to: number;
  readonly towards: "east" | "west";
  readonly bend: number;
};

/** A jet stream: its line, feathers for its speed at the core, level and depth below them. */
function jetStream({ speed, level, from, to, towards, bend }: Jet): readonly string[] {
  const way = towards === "east" ? 1 : -1;
  const end = { x: 180 + way * 160, y: JET + bend };
  const foot = { x: end.x - way * 12, y: end.y - bend * 0.12 };
  const turn = (Math.atan2(end.x - 180, JET - end.y + bend * 0.4) * 180) / Math.PI;
  const head = placed(
    [
      { x: 0, y: -2 },
      { x: 8, y: 16 },
      { x: -8, y: 16 },
    ],
    end,
    turn,
  );
  const stroke = { stroke: COLOUR.ink, "stroke-width": 3.5 };
  return [
    path(`M${at({ x: 180 - way * 160, y: JET + bend })}Q${at({ x: 180, y: JET - bend })} ${at(foot)}`, {
      fill: "none",
      ...stroke,
    }),
    polygon(head, { fill: COLOUR.ink }),
    ...feathers({ x: 180, y: JET }, speed, way),
    text({ x: 180, y: JET + 17 }, `FL${level}`, { bold: true, size: 16 }),
    ...(from > 0 ? [text({ x: 180, y: JET + 35 }, `${from}/${to}`, { bold: true })] : []),
  ];
}

/** Triangles of 50 kt, then long feathers of 10 kt, from the tail of the wind onwards. */
function feathers(centre: Point, speed: number, way: number): readonly string[] {
  const pennants = Math.floor(speed / 50);
  const long = Math.floor((speed % 50) / 10);
  const whole = pennants * 15 + long * 9;
  const x = (from: number) => centre.x + way * (from - whole / 2);
  // Level and depth stand below: feathers are drawn upwards for both ways.
  const up = (y: number) => centre.y - y;
  return [
    ...Array.from({ length: pennants }, (_, one) =>
      polygon(
        [
          { x: x(one * 15), y: up(1) },
          { x: x(one * 15), y: up(22) },
          { x: x(one * 15 + 13), y: up(1) },
        ],
        { fill: COLOUR.ink },
      ),
    ),
    ...Array.from({ length: long }, (_, one) => {
      const from = pennants * 15 + one * 9 + 6;
      return line(
        { x: x(from), y: up(0) },
        { x: x(from - 6), y: up(22) },
        { stroke: COLOUR.ink, "stroke-width": 2.5 },
      );
    }),
  ];
}

/** Height of the tropopause in its box: a rectangle, or an arrow-like box with H or L at a high or a low. */
function height({ x, y }: Point, level: number, is: "spot" | "high" | "low"): readonly string[] {
  const style = { fill: COLOUR.paper, stroke: COLOUR.ink, "stroke-width": 1.75, "stroke-linejoin": "round" };
  if (is === "spot")
    return [
      rect({ x: x - 20, y: y - 11, width: 40, height: 22 }, style),
      text({ x, y }, level, { bold: true }),
    ];
  const way = is === "high" ? -1 : 1;
  const corner = (right: number, up: number) => ({ x: x + right, y: y + way * up });
  return [
    polygon([corner(-20, -10), corner(20, -10), corner(20, 10), corner(0, 28), corner(-20, 10)], style),
    text({ x, y: y + way * 13 }, is === "high" ? "H" : "L", { bold: true }),
    text({ x, y: y - way * 1 }, level, { bold: true }),
  ];
}
