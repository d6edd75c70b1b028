import { listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { COLOUR } from "../kit/palette.ts";
import { line, rect, sheet, text } from "../kit/svg.ts";

const HEIGHT = 214;
const NAMES: Readonly<Record<number, string>> = { 0: "N", 90: "E", 180: "S", 270: "W" };
const COLUMNS = 6;

/** Placard below a magnetic compass: what to steer for magnetic headings in steps of 30°. */
export const deviationCard = defineFigure({
  parameters: recordField({
    /** Deviations at N, 030, 060 … 330, east positive. */
    deviations: listField(numberField({ from: -6, to: 6 }), 12, 12),
  }),
  alt: {
    en: "Compass card with the headings to steer for twelve magnetic headings",
    ar: "بطاقة البوصلة وفيها الاتجاهات المطلوب توجيه الطائرة إليها لاثني عشر اتجاهًا مغناطيسيًا",
  },
  svg: ({ deviations }) => {
    const x = (column: number) => 72 + (column + 0.5) * 46;
    const half = (from: number, top: number) =>
      Array.from({ length: COLUMNS }, (_, column) => {
        const heading = (from + column) * 30;
        const steer = (((heading - (deviations[from + column] ?? 0)) % 360) + 360) % 360;
        const shown = steer === 0 ? 360 : steer;
        return (
          text({ x: x(column), y: top }, NAMES[heading] ?? String(heading).padStart(3, "0"), {
            size: 17,
            bold: true,
            fill: COLOUR.mark,
          }) +
          text({ x: x(column), y: top + 34 }, String(shown).padStart(3, "0"), {
            size: 17,
            fill: COLOUR.amber,
          })
        );
      });
    const names = (top: number) => [
      text({ x: 18, y: top }, "FOR", { bold: true, anchor: "start", fill: COLOUR.mark }),
      text({ x: 18, y: top + 34 }, "STEER", { bold: true, anchor: "start", fill: COLOUR.amber }),
    ];
    const rule = (y: number) =>
      line({ x: 14, y }, { x: 346, y }, { stroke: COLOUR.bezel, "stroke-width": 1.5 });
    return sheet(HEIGHT, [
      rect({ x: 6, y: 6, width: 348, height: HEIGHT - 12 }, { fill: COLOUR.dial, rx: 10 }),
      text({ x: 180, y: 26 }, "COMPASS  ·  MAGNETIC HEADINGS", { fill: COLOUR.mark }),
      rule(42),
      ...names(62),
      ...half(0, 62),
      rule(122),
      ...names(146),
      ...half(COLUMNS, 146),
    ]);
  },
});
