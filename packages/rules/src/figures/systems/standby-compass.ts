import { listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { COLOUR } from "../kit/palette.ts";
import { line, rect, sheet, text, WIDTH } from "../kit/svg.ts";

const MIDDLE = WIDTH / 2;
const PER_DEGREE = 3;
/** Degrees to each side of the lubber line that the window shows. */
const HALF = 44;
const CARD_TOP = 152;
const NAMES: Readonly<Record<number, string>> = { 0: "N", 90: "E", 180: "S", 270: "W" };

/** A standby compass seen from the cockpit, and its card of deviation. */
export const standbyCompass = defineFigure({
  parameters: recordField({
    /** What stands at the lubber line. */
    reading: numberField({ from: 0, to: 359 }),
    /** What to steer for 000, 030 … 330, less that heading. */
    corrections: listField(numberField({ from: -9, to: 9 }), 12, 12),
  }),
  alt: {
    en: "Magnetic standby compass with its deviation card",
    ar: "بوصلة مغناطيسية احتياطية مع بطاقة الانحراف",
  },
  svg: ({ reading, corrections }) => sheet(312, [...compass(reading), ...card(corrections)]),
});

/** The far side of the card is seen: figures grow to the left. */
function compass(reading: number): readonly string[] {
  const window = { x: MIDDLE - HALF * PER_DEGREE - 10, y: 38, width: 2 * HALF * PER_DEGREE + 20, height: 74 };
  const degrees = Array.from({ length: 72 }, (_, at) => at * 5);
  const marks = degrees.flatMap((degree) => {
    const offset = ((degree - reading + 540) % 360) - 180;
    if (Math.abs(offset) > HALF) return [];
    const x = MIDDLE - offset * PER_DEGREE;
    const tall = degree % 10 === 0;
    const mark = line(
      { x, y: 92 - (tall ? 16 : 9) },
      { x, y: 92 },
      { stroke: COLOUR.mark, "stroke-width": tall ? 2.5 : 1.5 },
    );
    if (degree % 30 !== 0 || Math.abs(offset) > HALF - 4) return [mark];
    const name = NAMES[degree] ?? degree / 10;
    return [mark, text({ x, y: 60 }, name, { fill: COLOUR.mark, size: 22, bold: true })];
  });
  return [
    rect({ x: window.x - 16, y: 16, width: window.width + 32, height: 118 }, { fill: COLOUR.bezel, rx: 16 }),
    rect(window, { fill: COLOUR.dial, rx: 6 }),
    ...marks,
    line({ x: MIDDLE, y: 38 }, { x: MIDDLE, y: 112 }, { stroke: COLOUR.amber, "stroke-width": 2.5 }),
  ];
}

const three = (degrees: number) => String((degrees + 360) % 360).padStart(3, "0");

function card(corrections: readonly number[]): readonly string[] {
  const columns = [92, 140, 188, 236, 284, 332];
  const row = (from: number, y: number) =>
    columns.flatMap((x, at) => {
      const heading = (from + at) * 30;
      const steer = heading + (corrections[from + at] ?? 0);
      return [
        text({ x, y }, three(heading), { size: 15 }),
        text({ x, y: y + 28 }, three(steer), { size: 15, bold: true }),
      ];
    });
  const names = [0, 1, 2, 3].map((at) =>
    text({ x: 14, y: CARD_TOP + 22 + at * 28 + (at > 1 ? 14 : 0) }, at % 2 === 0 ? "FOR" : "STEER", {
      anchor: "start",
      fill: COLOUR.muted,
    }),
  );
  return [
    rect(
      { x: 4, y: CARD_TOP, width: 352, height: 148 },
      { fill: COLOUR.tint, stroke: COLOUR.ink, "stroke-width": 1.5, rx: 6 },
    ),
    line(
      { x: 4, y: CARD_TOP + 71 },
      { x: 356, y: CARD_TOP + 71 },
      { stroke: COLOUR.line, "stroke-width": 1.5 },
    ),
    ...names,
    ...row(0, CARD_TOP + 22),
    ...row(6, CARD_TOP + 92),
  ];
}
