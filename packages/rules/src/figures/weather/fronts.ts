import { choiceField, listField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { LETTERS, tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { arc, line, polygon, rect, sheet, type Point } from "../kit/svg.ts";

const ROW = 66;
const LEFT = 66;
const RIGHT = 344;
const TOOTH = 11;

/** Lines of a weather chart, lettered. */
export const fronts = defineFigure({
  parameters: recordField({
    lines: listField(choiceField(["cold", "warm", "occluded", "stationary"]), 1, 4),
  }),
  alt: {
    en: "Lines with symbols as drawn on a weather chart, lettered",
    ar: "خطوط برموز كما ترسم على خريطة طقس، مرقمة بالحروف",
  },
  svg: ({ lines }) =>
    sheet(
      lines.length * ROW + 16,
      lines.flatMap((kind, at) => {
        const y = 8 + ROW * (at + 0.5) + 8;
        const box = { x: 6, y: 10 + ROW * at, width: 348, height: ROW - 6 };
        return [
          rect(box, { fill: COLOUR.tint, rx: 8 }),
          ...front(kind, y),
          tag({ x: 32, y: y - 4 }, LETTERS[at] ?? ""),
        ];
      }),
    ),
});

function front(kind: "cold" | "warm" | "occluded" | "stationary", y: number): readonly string[] {
  const places = Array.from({ length: 6 }, (_, at) => ({ x: LEFT + 24 + at * 46, y }));
  const isTooth = (at: number) =>
    kind === "cold" || ((kind === "occluded" || kind === "stationary") && at % 2 === 0);
  const colour = (at: number) => {
    if (kind === "occluded") return COLOUR.magenta;
    return isTooth(at) ? COLOUR.blue : COLOUR.red;
  };
  const base = { cold: COLOUR.blue, warm: COLOUR.red, occluded: COLOUR.magenta, stationary: COLOUR.muted }[
    kind
  ];
  return [
    line({ x: LEFT, y }, { x: RIGHT, y }, { stroke: base, "stroke-width": 4 }),
    ...places.map((place, at) => {
      const isDown = kind === "stationary" && at % 2 === 1;
      return isTooth(at) ? tooth(place, colour(at)) : bow(place, colour(at), isDown);
    }),
  ];
}

function tooth({ x, y }: Point, fill: string): string {
  return polygon(
    [
      { x: x - TOOTH, y },
      { x: x + TOOTH, y },
      { x, y: y - 18 },
    ],
    { fill },
  );
}

function bow(centre: Point, fill: string, isDown: boolean): string {
  return arc({ centre, r: TOOTH, from: isDown ? 90 : 270, to: isDown ? 270 : 450 }, { fill });
}
