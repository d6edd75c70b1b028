import { choiceField, listField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { LETTERS, tag } from "../kit/graph.ts";
import { hasTwice } from "../kit/lettered.ts";
import { COLOUR } from "../kit/palette.ts";
import { arrow, circle, line, polygon, sheet, text, type Point } from "../kit/svg.ts";

const LAYERS = ["company", "managers", "training", "procedures", "crew", "warnings"] as const;
const NAMES = {
  company: { en: "company decisions", ar: "قرارات الشركة" },
  managers: { en: "line management", ar: "الإدارة المباشرة" },
  training: { en: "training", ar: "التدريب" },
  procedures: { en: "procedures", ar: "الإجراءات" },
  crew: { en: "acts of the crew", ar: "أفعال الطاقم" },
  warnings: { en: "warning systems", ar: "أنظمة التحذير" },
} as const;

/** Barriers one behind the other, with holes, and a chain of events that goes through those that are in line. */
export const barrierModel = defineFigure({
  parameters: recordField({
    layers: listField(recordField({ layer: choiceField(LAYERS), hole: choiceField(["open", "shut"]) }), 3, 5),
  }),
  alt: {
    en: "Barriers with holes one behind the other, and the path of a chain of events",
    ar: "حواجز فيها ثقوب واحد خلف الآخر ومسار سلسلة من الأحداث",
  },
  fault: ({ layers }) => {
    if (hasTwice(layers.map(({ layer }) => layer))) return "a layer is there twice";
    const stop = layers.findIndex(({ hole }) => hole === "shut");
    if (stop === 0) return "the chain does not begin";
    // What is behind the barrier that holds is not reached: its hole could not be seen in line.
    return stop >= 0 && layers.slice(stop).some(({ hole }) => hole === "open")
      ? "a hole behind the end"
      : null;
  },
  svg: ({ layers }, language) => {
    const stop = layers.findIndex(({ hole }) => hole === "shut");
    const last = stop < 0 ? layers.length : stop;
    const step = Math.min(84, 262 / (layers.length - 1));
    const xOf = (at: number) => 58 + at * step;
    const end = stop < 0 ? 352 : xOf(last) - 6;
    return sheet(164 + Math.ceil(layers.length / 2) * 24, [
      line({ x: 8, y: 88 }, { x: xOf(0), y: 88 }, { stroke: COLOUR.red, "stroke-width": 3.5 }),
      ...layers.flatMap(({ hole }, at) => slice(xOf(at), hole === "open", at)),
      ...layers
        .slice(0, last)
        .map((_, at) =>
          at === last - 1
            ? ""
            : line(
                { x: xOf(at), y: 88 },
                { x: xOf(at + 1) - 8, y: 88 },
                { stroke: COLOUR.red, "stroke-width": 3.5 },
              ),
        ),
      arrow({ x: xOf(last - 1), y: 88 }, { x: end, y: 88 }, { stroke: COLOUR.red, width: 3.5 }),
      ...layers.map((_, at) => tag({ x: xOf(at) + 8, y: 148 }, LETTERS[at] ?? "")),
      ...layers.map(({ layer }, at) => {
        const place = { x: at % 2 === 0 ? 10 : 186, y: 176 + Math.floor(at / 2) * 24 };
        return text(place, `${LETTERS[at] ?? ""}  ${NAMES[layer][language]}`, {
          anchor: "start",
          size: 15,
        });
      }),
    ]);
  },
});

/** A barrier in perspective: with a hole in line, or with its holes elsewhere. */
function slice(x: number, isOpen: boolean, at: number): readonly string[] {
  const outline: readonly Point[] = [
    { x: x - 12, y: 30 },
    { x: x + 16, y: 14 },
    { x: x + 16, y: 122 },
    { x: x - 12, y: 138 },
  ];
  const hole = (place: Point) =>
    polygon(
      Array.from({ length: 16 }, (_, step) => ({
        x: place.x + 7 * Math.cos((step * Math.PI) / 8),
        y: place.y + 11 * Math.sin((step * Math.PI) / 8) - 4 * Math.cos((step * Math.PI) / 8),
      })),
      { fill: COLOUR.paper, stroke: COLOUR.ink, "stroke-width": 1.25 },
    );
  const others = [
    { x: x + 4 - (at % 2) * 5, y: 44 + (at % 3) * 6 },
    { x: x + 1, y: 113 - (at % 2) * 3 },
  ];
  return [
    polygon(outline, { fill: at % 2 === 0 ? "#f3d98b" : "#f7e3a7", stroke: COLOUR.ink, "stroke-width": 1.5 }),
    ...others.map(hole),
    isOpen ? hole({ x: x + 2, y: 88 }) : "",
  ];
}

const BLOCKS = ["software", "hardware", "environment", "liveware"] as const;
type Block = (typeof BLOCKS)[number];
/** Middle of each block around the one in the centre. */
const STANDS: Readonly<Record<Block, Point>> = {
  software: { x: 180, y: 52 },
  hardware: { x: 76, y: 146 },
  environment: { x: 284, y: 146 },
  liveware: { x: 180, y: 240 },
};
const MIDDLE: Point = { x: 180, y: 146 };
const HALF = 39;

/** The blocks S, H, E and L around the human in the middle, their contacts lettered; one of them may not fit. */
export const shellModel = defineFigure({
  parameters: recordField({
    marks: listField(choiceField(BLOCKS), 0, 4),
    /** The contact that does not fit. */
    gap: choiceField(["none", ...BLOCKS]),
  }),
  alt: {
    en: "SHELL model: blocks around the human in the middle, with lettered contacts",
    ar: "نموذج SHELL: كتل حول الإنسان في الوسط مع تماسات معلمة بالحروف",
  },
  fault: ({ marks }) => (hasTwice(marks) ? "a contact is named twice" : null),
  svg: ({ marks, gap }) =>
    sheet(292, [
      ...BLOCKS.map((block) => {
        const isOff = block === gap;
        const stand = isOff ? moved(STANDS[block]) : STANDS[block];
        return blockAt(stand, block.slice(0, 1).toUpperCase(), isOff ? "#f5c4bf" : "#dfe8f2");
      }),
      blockAt(MIDDLE, "L", "#f7e3a7"),
      ...marks.map((mark, at) => {
        const stand = STANDS[mark];
        const half = { x: (stand.x + MIDDLE.x) / 2, y: (stand.y + MIDDLE.y) / 2 };
        return circle(half, 13, { fill: COLOUR.paper }) + tag(half, LETTERS[at] ?? "");
      }),
    ]),
});

/** A block that does not fit stands off and aside. */
function moved({ x, y }: Point): Point {
  const [dx, dy] = [Math.sign(x - MIDDLE.x), Math.sign(y - MIDDLE.y)];
  return { x: x + dx * 13 + Math.abs(dy) * 22, y: y + dy * 5 + Math.abs(dx) * 22 };
}

/** A block with wavy edges. */
function blockAt(centre: Point, letter: string, fill: string): string {
  const corners = [
    [-1, -1, 1, 0],
    [1, -1, 0, 1],
    [1, 1, -1, 0],
    [-1, 1, 0, -1],
  ] as const;
  const points = corners.flatMap(([x, y, dx, dy]) =>
    Array.from({ length: 20 }, (_, at) => {
      const along = (at / 20) * 2 * HALF;
      const wave = 4 * Math.sin((at / 20) * 4 * Math.PI);
      return {
        x: centre.x + x * HALF + dx * along + dy * wave,
        y: centre.y + y * HALF + dy * along - dx * wave,
      };
    }),
  );
  return (
    polygon(points, { fill, stroke: COLOUR.ink, "stroke-width": 1.75 }) +
    text(centre, letter, { size: 30, bold: true })
  );
}
