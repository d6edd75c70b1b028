import { choiceField, listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { LETTERS, tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { line, rect, sheet, text, WIDTH } from "../kit/svg.ts";

const HEIGHT = 300;
const FIELD = { left: 52, right: WIDTH - 8, top: 16, bottom: 270 };
const CEILING = 10_000;
const FILLS: Readonly<Record<string, string>> = {
  A: "#d8c7e8",
  C: "#c3d6f0",
  D: "#cfe3f7",
  E: "#f6dfe4",
  G: "#ffffff",
};

/** Section through airspace: blocks with class and name, and lettered positions at altitudes. */
export const airspace = defineFigure({
  parameters: recordField({
    blocks: listField(
      recordField({
        name: choiceField(["CTR", "TMA", "CTA", "AWY"]),
        class: choiceField(["A", "C", "D", "E"]),
        from: numberField({ from: 0, to: 90, step: 10 }),
        to: numberField({ from: 10, to: 100, step: 10 }),
        floor: numberField({ from: 0, to: 9_000, step: 500 }),
        ceiling: numberField({ from: 1_000, to: CEILING, step: 500 }),
      }),
      1,
      5,
    ),
    /** Part of the width (%) and altitude (ft AMSL). */
    marks: listField(
      recordField({
        place: numberField({ from: 5, to: 95, step: 5 }),
        altitude: numberField({ from: 500, to: 9_500, step: 250 }),
      }),
      1,
      5,
    ),
  }),
  alt: {
    en: "Vertical section through airspace with classes, altitudes and lettered positions",
    ar: "مقطع عمودي في المجال الجوي بالفئات والارتفاعات ومواقع مرقمة بالحروف",
  },
  fault: ({ blocks }) =>
    blocks.some(({ from, to, floor, ceiling }) => to - from < 20 || ceiling - floor < 1_000)
      ? "a block is too small for its name"
      : null,
  svg: ({ blocks, marks }, language) => {
    const x = (percent: number) => FIELD.left + ((FIELD.right - FIELD.left) * percent) / 100;
    const y = (feet: number) => FIELD.bottom - ((FIELD.bottom - FIELD.top) * feet) / CEILING;
    return sheet(HEIGHT, [
      rect({ x: x(0), y: y(CEILING), width: x(100) - x(0), height: y(0) - y(CEILING) }, { fill: "#fbfcfe" }),
      ...[2_000, 4_000, 6_000, 8_000, 10_000].flatMap((feet) => [
        line({ x: x(0), y: y(feet) }, { x: x(100), y: y(feet) }, { stroke: COLOUR.faint, "stroke-width": 1 }),
        text({ x: x(0) - 6, y: y(feet) }, feet, { anchor: "end", fill: COLOUR.muted }),
      ]),
      ...blocks.flatMap((block) => {
        const box = {
          x: x(block.from),
          y: y(block.ceiling),
          width: x(block.to) - x(block.from),
          height: y(block.floor) - y(block.ceiling),
        };
        return [
          rect(box, { fill: FILLS[block.class], stroke: COLOUR.blue, "stroke-width": 1.75 }),
          text({ x: box.x + 6, y: box.y + 13 }, `${block.name} ${block.class}`, {
            bold: true,
            anchor: "start",
            fill: "#1d4c86",
          }),
        ];
      }),
      rect({ x: x(0), y: y(0), width: x(100) - x(0), height: 8 }, { fill: "#8fa574" }),
      text(
        { x: x(50), y: HEIGHT - 11 },
        language === "ar" ? "خارج الكتل: G · ft AMSL" : "outside the blocks: G · ft AMSL",
        {
          fill: COLOUR.muted,
        },
      ),
      ...marks.map(({ place, altitude }, at) => tag({ x: x(place), y: y(altitude) }, LETTERS[at] ?? "")),
    ]);
  },
});
