import { choiceField, listField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { LETTERS, tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { circle, line, placed, polygon, rect, sheet, text, WIDTH, type Point } from "../kit/svg.ts";

const SIZE = 132;
const SIGNALS = [
  "dumb-bell",
  "barred-dumb-bell",
  "no-landing",
  "caution",
  "landing-t",
  "cross",
  "double-cross",
  "letter-c",
  "right-hand",
] as const;
type Signal = (typeof SIGNALS)[number];

/** Ground signals, each lettered on a square of grass (SERA, Appendix 1). */
export const signalSquare = defineFigure({
  parameters: recordField({ signals: listField(choiceField(SIGNALS), 1, 4) }),
  alt: {
    en: "Visual ground signals of an aerodrome, lettered",
    ar: "إشارات أرضية مرئية لمطار، مرقمة بالحروف",
  },
  svg: ({ signals }) => {
    const places = placesOf(signals.length);
    const height = signals.length > 2 ? 316 : 164;
    return sheet(
      height,
      signals.flatMap((signal, at) => {
        const centre = places[at] ?? { x: 0, y: 0 };
        const corner = { x: centre.x - SIZE / 2, y: centre.y - SIZE / 2 };
        return [
          rect(
            { ...corner, width: SIZE, height: SIZE },
            { fill: "#6f8f5c", stroke: COLOUR.mark, "stroke-width": 3 },
          ),
          rect(
            { x: corner.x - 2, y: corner.y - 2, width: SIZE + 4, height: SIZE + 4 },
            { fill: "none", stroke: COLOUR.ink, "stroke-width": 1.5 },
          ),
          ...SHAPES[signal](centre),
          ...(signals.length > 1 ? [tag({ x: corner.x + 15, y: corner.y + 15 }, LETTERS[at] ?? "")] : []),
        ];
      }),
    );
  },
});

function placesOf(count: number): readonly Point[] {
  if (count === 1) return [{ x: WIDTH / 2, y: 82 }];
  return [0, 1, 2, 3].map((at) => ({ x: 98 + (at % 2) * 164, y: 82 + Math.floor(at / 2) * 152 }));
}

const white = { stroke: COLOUR.mark, "stroke-width": 13 } as const;

function at(centre: Point, x: number, y: number): Point {
  return { x: centre.x + x, y: centre.y + y };
}

function dumbBell(centre: Point): readonly string[] {
  return [
    circle(at(centre, -34, 0), 20, { fill: COLOUR.mark }),
    circle(at(centre, 34, 0), 20, { fill: COLOUR.mark }),
    line(at(centre, -34, 0), at(centre, 34, 0), { stroke: COLOUR.mark, "stroke-width": 14 }),
  ];
}

function redSquare(centre: Point): string {
  return rect({ x: centre.x - 44, y: centre.y - 44, width: 88, height: 88 }, { fill: COLOUR.red });
}

function diagonal(centre: Point, side: 1 | -1): string {
  return line(at(centre, -44, -44 * side), at(centre, 44, 44 * side), {
    stroke: COLOUR.signYellow,
    "stroke-width": 13,
  });
}

const SHAPES: Readonly<Record<Signal, (centre: Point) => readonly string[]>> = {
  "dumb-bell": dumbBell,
  "barred-dumb-bell": (centre) => [
    ...dumbBell(centre),
    ...[-34, 34].map((x) =>
      line(at(centre, x, -20), at(centre, x, 20), { stroke: COLOUR.ink, "stroke-width": 9 }),
    ),
  ],
  "no-landing": (centre) => [redSquare(centre), diagonal(centre, 1), diagonal(centre, -1)],
  caution: (centre) => [redSquare(centre), diagonal(centre, -1)],
  "landing-t": (centre) => [
    line(at(centre, -38, -34), at(centre, 38, -34), { ...white, "stroke-width": 17 }),
    line(at(centre, 0, -34), at(centre, 0, 44), { ...white, "stroke-width": 17 }),
  ],
  cross: (centre) => [
    line(at(centre, -38, -38), at(centre, 38, 38), { ...white, "stroke-width": 17 }),
    line(at(centre, -38, 38), at(centre, 38, -38), { ...white, "stroke-width": 17 }),
  ],
  // Of gliders in flight: an upright line with two cross-pieces.
  "double-cross": (centre) => [
    line(at(centre, 0, -48), at(centre, 0, 48), white),
    ...[-22, 16].map((y) => line(at(centre, -32, y), at(centre, 32, y), white)),
  ],
  "letter-c": (centre) => [
    rect({ x: centre.x - 44, y: centre.y - 44, width: 88, height: 88 }, { fill: COLOUR.signYellow }),
    text(centre, "C", { size: 72, bold: true, fill: "#15191f" }),
  ],
  "right-hand": (centre) => {
    const points = [
      { x: -40, y: 30 },
      { x: -40, y: -12 },
      { x: 12, y: -12 },
      { x: 12, y: -34 },
      { x: 46, y: -2 },
      { x: 12, y: 30 },
      { x: 12, y: 8 },
      { x: -18, y: 8 },
      { x: -18, y: 30 },
    ];
    return [
      polygon(placed(points, centre, 0), { fill: COLOUR.signYellow, stroke: COLOUR.red, "stroke-width": 5 }),
      line(at(centre, 0, -12), at(centre, 0, 8), { stroke: COLOUR.red, "stroke-width": 5 }),
    ];
  },
};
