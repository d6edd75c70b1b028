import { choiceField, listField, optionalField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { LETTERS, tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { circle, line, path, polygon, polyline, rect, sheet, text, type Point } from "../kit/svg.ts";

const AXIS = 112;
const LETTER_Y = 216;
const CURVE_TOP = 244;
const CURVE_HEIGHT = 86;

/** Where the line from a letter ends, below the axis, and where the letter stands. */
const PLACES = {
  intake: { end: { x: 34, y: 150 }, letter: { x: 20, y: LETTER_Y } },
  fan: { end: { x: 66, y: 168 }, letter: { x: 60, y: LETTER_Y } },
  booster: { end: { x: 104, y: 140 }, letter: { x: 104, y: LETTER_Y } },
  compressor: { end: { x: 158, y: 138 }, letter: { x: 152, y: LETTER_Y } },
  combustor: { end: { x: 213, y: 138 }, letter: { x: 205, y: LETTER_Y } },
  turbineHigh: { end: { x: 245, y: 139 }, letter: { x: 246, y: LETTER_Y } },
  turbineLow: { end: { x: 278, y: 142 }, letter: { x: 288, y: LETTER_Y } },
  nozzle: { end: { x: 318, y: 132 }, letter: { x: 332, y: LETTER_Y } },
  bypass: { end: { x: 190, y: 52 }, letter: { x: 190, y: 14 } },
} as const satisfies Readonly<Record<string, { readonly end: Point; readonly letter: Point }>>;

/** Values from 0 to 1 along the core, at the x of the section above. */
const CURVES = {
  pressure: [
    [20, 0.08],
    [56, 0.08],
    [78, 0.16],
    [122, 0.28],
    [186, 0.94],
    [200, 1],
    [232, 0.95],
    [256, 0.45],
    [298, 0.12],
    [340, 0.06],
  ],
  temperature: [
    [20, 0.06],
    [56, 0.06],
    [78, 0.09],
    [122, 0.14],
    [186, 0.38],
    [198, 0.4],
    [222, 1],
    [234, 0.97],
    [256, 0.72],
    [298, 0.48],
    [340, 0.45],
  ],
  velocity: [
    [20, 0.3],
    [56, 0.36],
    [78, 0.4],
    [122, 0.38],
    [186, 0.36],
    [200, 0.14],
    [218, 0.2],
    [234, 0.46],
    [240, 0.7],
    [256, 0.5],
    [266, 0.62],
    [298, 0.46],
    [312, 0.5],
    [340, 0.95],
  ],
} as const;

const place = choiceField([
  "intake",
  "fan",
  "booster",
  "compressor",
  "combustor",
  "turbineHigh",
  "turbineLow",
  "nozzle",
  "bypass",
]);

/** Section of a turbofan with two shafts, parts lettered; below it a curve along the core, if wanted. */
export const jetEngine = defineFigure({
  parameters: recordField({
    marks: listField(place, 1, 5),
    curve: optionalField(choiceField(["pressure", "temperature", "velocity"])),
  }),
  alt: {
    en: "Section of a turbofan engine with lettered parts",
    ar: "مقطع في محرك توربيني مروحي وأجزاؤه مرقمة بالحروف",
  },
  fault: ({ marks }) => (new Set(marks).size === marks.length ? null : "a part has two letters"),
  svg: ({ marks, curve }) =>
    sheet(curve === undefined ? 234 : CURVE_TOP + CURVE_HEIGHT + 10, [
      ...half(1),
      ...half(-1),
      ...shafts(),
      ...marks.map((one, at) => {
        const { end, letter } = PLACES[one];
        return (
          line(letter, end, { stroke: COLOUR.ink, "stroke-width": 1.5 }) +
          circle(end, 3, { fill: COLOUR.ink }) +
          tag(letter, LETTERS[at] ?? "")
        );
      }),
      ...(curve === undefined ? [] : graph(CURVES[curve])),
    ]),
});

type Corner = readonly [x: number, height: number];

/** Cowl of the fan, cowl of the core, blade of the fan, combustor: corners by x and height above the axis. */
const SOLIDS: readonly (readonly [fill: string, corners: readonly Corner[]])[] = [
  [
    COLOUR.line,
    [
      [26, 76],
      [34, 84],
      [90, 92],
      [170, 90],
      [246, 74],
      [226, 72],
      [160, 80],
      [90, 80],
      [58, 76],
      [34, 74],
    ],
  ],
  [
    COLOUR.line,
    [
      [84, 42],
      [98, 47],
      [180, 48],
      [254, 46],
      [304, 42],
      [334, 25],
      [331, 22],
      [300, 38],
      [266, 38],
      [242, 32],
      [196, 31],
      [186, 25],
      [124, 37],
      [98, 38],
    ],
  ],
  [
    COLOUR.blue,
    [
      [58, 14],
      [74, 16],
      [72, 74],
      [60, 74],
    ],
  ],
  [
    COLOUR.amber,
    [
      [194, 15],
      [202, 12],
      [228, 12],
      [234, 16],
      [234, 26],
      [228, 30],
      [202, 30],
      [194, 24],
    ],
  ],
];

/** Rows of blades: where they begin, how many, how far apart; roots and tips of the first and the last. */
const BLADES = [
  { from: 96, count: 3, step: 11, roots: [17, 18], tips: [36, 35], fill: COLOUR.sky },
  { from: 132, count: 7, step: 8.6, roots: [15, 17], tips: [34, 24], fill: COLOUR.sky },
  { from: 242, count: 2, step: 8, roots: [16, 16], tips: [28, 30], fill: COLOUR.red },
  { from: 264, count: 4, step: 9.3, roots: [16, 15], tips: [31, 35], fill: COLOUR.magenta },
] as const;

/** Half of the section; `side` is 1 above the axis and −1 below. */
function half(side: 1 | -1): readonly string[] {
  const shape = (fill: string, corners: readonly Corner[]) =>
    polygon(
      corners.map(([x, height]) => ({ x, y: AXIS - side * height })),
      { fill, stroke: COLOUR.ink, "stroke-width": 1.25, "stroke-linejoin": "round" },
    );
  const blades = BLADES.flatMap(({ from, count, step, roots, tips, fill }) =>
    Array.from({ length: count }, (_, at) => {
      const x = from + at * step;
      const part = at / (count - 1);
      const root = roots[0] + (roots[1] - roots[0]) * part;
      const tip = tips[0] + (tips[1] - tips[0]) * part;
      const corners: readonly Corner[] = [
        [x - 2.5, root],
        [x + 2.5, root],
        [x + 2.5, tip],
        [x - 2.5, tip],
      ];
      return shape(fill, corners);
    }),
  );
  return [...SOLIDS.map(([fill, corners]) => shape(fill, corners)), ...blades];
}

/** The spinner and the two shafts, one inside the other, and the cone of the exhaust. */
function shafts(): readonly string[] {
  const bar = ([from, to]: readonly [number, number], r: number, fill: string) =>
    rect(
      { x: from, y: AXIS - r, width: to - from, height: 2 * r },
      { fill, stroke: COLOUR.ink, "stroke-width": 1 },
    );
  return [
    bar([128, 254], 11, COLOUR.faint),
    bar([72, 298], 4.5, COLOUR.line),
    bar([92, 122], 14, COLOUR.line),
    bar([260, 298], 13, COLOUR.line),
    path(`M74 ${AXIS - 16}Q44 ${AXIS - 14} 38 ${AXIS}Q44 ${AXIS + 14} 74 ${AXIS + 16}L74 ${AXIS - 16}`, {
      fill: COLOUR.line,
      stroke: COLOUR.ink,
      "stroke-width": 1.25,
    }),
    polygon(
      [
        { x: 298, y: AXIS - 15 },
        { x: 340, y: AXIS },
        { x: 298, y: AXIS + 15 },
      ],
      { fill: COLOUR.line, stroke: COLOUR.ink, "stroke-width": 1.25 },
    ),
  ];
}

function graph(values: readonly (readonly [x: number, value: number])[]): readonly string[] {
  const bottom = CURVE_TOP + CURVE_HEIGHT;
  const points = values.map(([x, value]) => ({ x, y: bottom - 6 - value * (CURVE_HEIGHT - 14) }));
  const borders = [56, 78, 122, 190, 236, 258, 298];
  return [
    rect(
      { x: 14, y: CURVE_TOP, width: 332, height: CURVE_HEIGHT },
      { fill: COLOUR.tint, stroke: COLOUR.ink, "stroke-width": 1.25 },
    ),
    ...borders.map((x) =>
      line(
        { x, y: CURVE_TOP },
        { x, y: bottom },
        { stroke: COLOUR.line, "stroke-width": 1, "stroke-dasharray": "4 4" },
      ),
    ),
    polyline(points, { stroke: COLOUR.red, "stroke-width": 3.5, "stroke-linejoin": "round" }),
    text({ x: 24, y: CURVE_TOP + 14 }, "?", { bold: true, size: 16 }),
  ];
}
