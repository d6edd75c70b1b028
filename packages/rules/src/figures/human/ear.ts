import { choiceField, listField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { hasTwice, lettered, type Part } from "../kit/lettered.ts";
import { COLOUR } from "../kit/palette.ts";
import { circle, line, path, polyline, rect, sheet, toRadians, type Point } from "../kit/svg.ts";

const PARTS: Readonly<Record<"outer" | "drum" | "bones" | "tube" | "loops" | "cochlea" | "nerve", Part>> = {
  outer: { point: { x: 100, y: 124 }, letter: { x: 112, y: 182 } },
  drum: { point: { x: 146, y: 118 }, letter: { x: 124, y: 60 } },
  bones: { point: { x: 178, y: 110 }, letter: { x: 172, y: 36 } },
  tube: { point: { x: 232, y: 216 }, letter: { x: 176, y: 228 } },
  loops: { point: { x: 262, y: 44 }, letter: { x: 314, y: 30 } },
  cochlea: { point: { x: 276, y: 156 }, letter: { x: 322, y: 202 } },
  nerve: { point: { x: 330, y: 118 }, letter: { x: 338, y: 72 } },
};
const FLESH = "#f7e3d4";
const INNER = "#cfe0f2";

/** Section through an ear with lettered parts. */
export const ear = defineFigure({
  parameters: recordField({
    marks: listField(choiceField(["outer", "drum", "bones", "tube", "loops", "cochlea", "nerve"]), 1, 6),
  }),
  alt: { en: "Section through an ear with lettered parts", ar: "مقطع في الأذن مع أجزاء معلمة بالحروف" },
  fault: ({ marks }) => (hasTwice(marks) ? "a part is named twice" : null),
  svg: ({ marks }) =>
    sheet(252, [
      rect({ x: 52, y: 10, width: 300, height: 234 }, { fill: FLESH, rx: 14 }),
      ...outside(),
      ...middle(),
      ...inside(),
      ...lettered(marks.map((mark) => PARTS[mark])),
    ]),
});

const outline = { stroke: COLOUR.ink, "stroke-width": 1.75, "stroke-linejoin": "round" } as const;

/** The shell of the ear, its passage and the drum. */
function outside(): readonly string[] {
  return [
    path("M60 84Q44 20 22 44Q2 74 22 118Q30 140 26 162Q30 190 48 178Q60 168 62 140Z", {
      fill: "#efc9ae",
      ...outline,
    }),
    path("M50 66Q34 48 26 68Q20 92 34 112", { fill: "none", ...outline }),
    path("M48 112Q96 104 144 98L150 142Q96 144 52 140Z", { fill: COLOUR.paper, ...outline }),
    line({ x: 142, y: 94 }, { x: 152, y: 146 }, { stroke: COLOUR.red, "stroke-width": 4 }),
  ];
}

/** The cavity with its bones, and the tube to the throat. */
function middle(): readonly string[] {
  return [
    path("M146 94Q176 82 206 92L210 146Q230 196 270 238L244 242Q206 204 186 160L154 150Z", {
      fill: COLOUR.paper,
      ...outline,
    }),
    polyline(
      [
        { x: 149, y: 126 },
        { x: 166, y: 104 },
        { x: 184, y: 112 },
        { x: 192, y: 126 },
        { x: 208, y: 124 },
      ],
      { stroke: "#b58a4c", "stroke-width": 6, "stroke-linejoin": "round", "stroke-linecap": "round" },
    ),
    circle({ x: 166, y: 104 }, 5, { fill: "#b58a4c" }),
    circle({ x: 186, y: 114 }, 5, { fill: "#b58a4c" }),
  ];
}

/** The three canals, the snail and the nerve. */
function inside(): readonly string[] {
  const tube = { fill: "none", stroke: COLOUR.ink, "stroke-width": 11, "stroke-linecap": "round" } as const;
  const core = { ...tube, stroke: INNER, "stroke-width": 8 } as const;
  const canals = [
    "M226 104Q214 34 244 34Q274 38 248 104",
    "M240 106Q262 40 290 62Q306 90 252 110",
    "M236 110Q282 84 298 104Q306 124 250 120",
  ];
  const spiral: readonly Point[] = Array.from({ length: 61 }, (_, at) => {
    const r = 30 - at * 0.42;
    return {
      x: 270 + r * Math.cos(toRadians(200 - at * 14)),
      y: 158 - r * Math.sin(toRadians(200 - at * 14)),
    };
  });
  return [
    path("M250 112Q300 100 352 112L352 128Q300 122 262 136Z", { fill: COLOUR.amber, ...outline }),
    ...canals.map((d) => path(d, tube)),
    ...canals.map((d) => path(d, core)),
    path("M210 112Q232 96 256 106Q262 130 244 146Q222 140 210 134Z", { fill: INNER, ...outline }),
    circle({ x: 270, y: 158 }, 34, { fill: INNER, ...outline }),
    polyline(spiral, { stroke: COLOUR.ink, "stroke-width": 2 }),
  ];
}
