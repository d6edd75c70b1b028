import { listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { LETTERS, tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { line, polygon, rect, sheet, toRadians, type Point } from "../kit/svg.ts";

/** Metres from the eye to the threshold, and length of the runway. */
const AWAY = 1_500;
const LENGTH = 1_800;
const HORIZON = 34;
const HEIGHT = 186;

const view = recordField({
  /** Metres. */
  width: numberField({ from: 15, to: 60, step: 5 }),
  /** Per cent, up positive. */
  slope: numberField({ from: -2, to: 2, step: 0.5 }),
  /** Degrees from the horizontal down to the threshold. */
  path: numberField({ from: 1.5, to: 4.5, step: 0.5 }),
});
type View = { readonly width: number; readonly slope: number; readonly path: number };

/** Two runways on final approach as a pilot sees them, lettered. */
export const runwayViews = defineFigure({
  parameters: recordField({ views: listField(view, 2, 2) }),
  alt: {
    en: "Two runways as they are seen on final approach",
    ar: "مدرجان كما يُريان في الاقتراب النهائي",
  },
  svg: ({ views }) =>
    sheet(HEIGHT, [
      ...views.flatMap((own, at) => panel(own, at * 182)),
      ...views.map((_, at) => tag({ x: at * 182 + 16, y: HORIZON + 20 }, LETTERS[at] ?? "")),
    ]),
});

function panel(own: View, left: number): readonly string[] {
  const eyes = AWAY * Math.tan(toRadians(own.path));
  /** A point so far behind the threshold and so far to the right of the middle line, both in metres. */
  const put = (along: number, across: number): Point => ({
    x: left + 89 + (across * 2_400) / (AWAY + along),
    y: HORIZON + ((eyes - (own.slope / 100) * along) * 1_600) / (AWAY + along),
  });
  const half = own.width / 2;
  const dashes = Array.from({ length: 12 }, (_, at) => 160 + at * 140);
  const keys = [-0.75, -0.5, -0.25, 0.25, 0.5, 0.75].map((part) => part * half);
  return [
    rect({ x: left, y: 4, width: 178, height: HORIZON - 4 }, { fill: "#cfe3f5" }),
    rect({ x: left, y: HORIZON, width: 178, height: HEIGHT - HORIZON - 4 }, { fill: "#a9b98f" }),
    line({ x: left, y: HORIZON }, { x: left + 178, y: HORIZON }, { stroke: "#7f8f6a", "stroke-width": 1.5 }),
    polygon([put(0, -half), put(LENGTH, -half), put(LENGTH, half), put(0, half)], {
      fill: "#4a525c",
      stroke: COLOUR.paper,
      "stroke-width": 1.5,
    }),
    ...keys.map((across) =>
      line(put(12, across), put(60, across), { stroke: COLOUR.paper, "stroke-width": 1.75 }),
    ),
    ...dashes.map((along) =>
      line(put(along, 0), put(along + 70, 0), { stroke: COLOUR.paper, "stroke-width": 1.5 }),
    ),
  ];
}
