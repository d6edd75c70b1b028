import { choiceField, listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { COLOUR } from "../kit/palette.ts";
import { circle, path, sheet, text, type Point } from "../kit/svg.ts";
import { wire } from "./schematic.ts";

const GATES = ["and", "or", "nand", "nor", "xor"] as const;
const INPUTS = [40, 84, 156, 200] as const;
const FIRST = [62, 178] as const;
const LAST = { x: 236, y: 120 } as const;
const bit = numberField({ from: 0, to: 1 });

/** Three gates: two take two inputs each, the third takes what comes out of both. */
export const logicGates = defineFigure({
  parameters: recordField({
    upper: choiceField(GATES),
    lower: choiceField(GATES),
    last: choiceField(GATES),
    /** Of A, B, C, D. */
    inputs: listField(bit, 4, 4),
  }),
  alt: {
    en: "Circuit of three logic gates with four inputs and one output",
    ar: "دائرة من ثلاث بوابات منطقية بأربعة مداخل ومخرج واحد",
  },
  svg: ({ upper, lower, last, inputs }) =>
    sheet(240, [
      ...INPUTS.flatMap((y, at) => [
        wire({ x: 62, y }, { x: 112, y }),
        text({ x: 34, y }, `${"ABCD"[at] ?? ""} = ${inputs[at] ?? 0}`, { bold: true, size: 16 }),
      ]),
      wire(
        { x: 150, y: FIRST[0] },
        { x: 196, y: FIRST[0] },
        { x: 196, y: LAST.y - 22 },
        { x: 228, y: LAST.y - 22 },
      ),
      wire(
        { x: 150, y: FIRST[1] },
        { x: 196, y: FIRST[1] },
        { x: 196, y: LAST.y + 22 },
        { x: 228, y: LAST.y + 22 },
      ),
      wire({ x: 270, y: LAST.y }, { x: 320, y: LAST.y }),
      gate({ x: 106, y: FIRST[0] }, upper),
      gate({ x: 106, y: FIRST[1] }, lower),
      gate({ x: 220, y: LAST.y }, last),
      text({ x: 336, y: LAST.y }, "Q", { bold: true, size: 18 }),
    ]),
});

const STYLE = {
  fill: COLOUR.tint,
  stroke: COLOUR.ink,
  "stroke-width": 2.5,
  "stroke-linejoin": "round",
} as const;

/** The distinctive shapes, their left edge at the point; 56 wide, 66 high. */
function gate({ x, y }: Point, kind: (typeof GATES)[number]): string {
  const [top, bottom] = [y - 33, y + 33];
  const straight = `M${x} ${top}L${x + 22} ${top}Q${x + 54} ${top + 4} ${x + 54} ${y}Q${x + 54} ${bottom - 4} ${x + 22} ${bottom}L${x} ${bottom}L${x} ${top}`;
  const bent = `M${x} ${top}Q${x + 40} ${top} ${x + 54} ${y}Q${x + 40} ${bottom} ${x} ${bottom}Q${x + 16} ${y} ${x} ${top}`;
  const isAnd = kind === "and" || kind === "nand";
  const isNegated = kind === "nand" || kind === "nor";
  return (
    path(isAnd ? straight : bent, STYLE) +
    (kind === "xor"
      ? path(`M${x - 9} ${top}Q${x + 7} ${y} ${x - 9} ${bottom}`, { ...STYLE, fill: "none" })
      : "") +
    (isNegated ? circle({ x: x + 60, y }, 6, { ...STYLE, fill: COLOUR.paper }) : "")
  );
}
