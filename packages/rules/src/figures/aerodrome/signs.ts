import { choiceField, listField, recordField, textField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { COLOUR } from "../kit/palette.ts";
import { rect, sheet, text, WIDTH } from "../kit/svg.ts";

const HEIGHT = 150;
const SIGN = 66;
const TEXT = 34;
const MARGIN = 10;

/** Colours of board, inscription and border by the kind of sign (ICAO Annex 14, chapter 5). */
const BOARDS = {
  mandatory: { fill: "#c8281e", ink: "#ffffff", border: "#c8281e" },
  location: { fill: "#15191f", ink: COLOUR.signYellow, border: COLOUR.signYellow },
  direction: { fill: COLOUR.signYellow, ink: "#15191f", border: COLOUR.signYellow },
} as const;

/** Signs beside a taxiway, from left to right; arrows are part of the inscription. */
export const signs = defineFigure({
  parameters: recordField({
    signs: listField(
      recordField({
        board: choiceField(["mandatory", "location", "direction"]),
        text: textField(7, ["A", "B2", "25", "09-27", "←C", "D→", "CAT II"]),
      }),
      1,
      4,
    ),
  }),
  alt: {
    en: "Signs beside a taxiway of an aerodrome",
    ar: "لوحات إرشادية بجانب ممر سير في مطار",
  },
  fault: ({ signs: given }) => (widthOf(given) > WIDTH - 2 * MARGIN ? "the signs are too wide" : null),
  svg: ({ signs: given }) => {
    let x = (WIDTH - widthOf(given)) / 2;
    const boards = given.map((sign) => {
      const [left, width] = [x, boardWidth(sign.text)];
      x += width + 6;
      const { fill, ink, border } = BOARDS[sign.board];
      const box = { x: left, y: 34, width, height: SIGN };
      const inner = { x: left + 4, y: 38, width: width - 8, height: SIGN - 8 };
      return (
        rect({ x: left + width / 2 - 3, y: 34 + SIGN, width: 6, height: 16 }, { fill: COLOUR.muted }) +
        rect(box, { fill, rx: 3, stroke: COLOUR.ink, "stroke-width": 1 }) +
        rect(inner, { fill: "none", stroke: border, "stroke-width": 3 }) +
        text({ x: left + width / 2, y: 34 + SIGN / 2 }, sign.text, { fill: ink, size: TEXT, bold: true })
      );
    });
    return sheet(HEIGHT, [
      rect({ x: 0, y: 114, width: WIDTH, height: HEIGHT - 114 }, { fill: "#b9c7a8" }),
      ...boards,
    ]);
  },
});

function boardWidth(words: string): number {
  // An arrow is wider than a letter.
  const arrows = /[←→↑↗↖]/u.test(words) ? 22 : 0;
  return Math.max(52, [...words].length * TEXT * 0.62 + 22 + arrows);
}

function widthOf(given: readonly { readonly text: string }[]): number {
  return given.reduce((sum, { text: words }) => sum + boardWidth(words), 0) + 6 * (given.length - 1);
}
