import { tag } from "./graph.ts";
import { COLOUR } from "./palette.ts";
import { line, rect, text, WIDTH } from "./svg.ts";

const MARGIN = 8;
const ROW = 30;
const TITLE = 34;

/** Words of a cell, or the letter of one that is to be worked out. */
export type Cell = string | { readonly letter: string };

type Table = {
  readonly title: string;
  /** Parts of the width, one per column. */
  readonly columns: readonly number[];
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Lines below the table. */
  readonly notes?: readonly string[];
};

/** Height of a table with so many rows and notes. */
export function tableHeight({ rows, notes = [] }: Pick<Table, "rows" | "notes">): number {
  return TITLE + ROW * (rows.length + 1) + 14 + notes.length * 20;
}

/** A table with a title, a head and cells; the first column names the rows. */
export function table({ title, columns, head, rows, notes = [] }: Table): readonly string[] {
  const whole = columns.reduce((sum, part) => sum + part, 0);
  const widths = columns.map((part) => ((WIDTH - 2 * MARGIN) * part) / whole);
  const lefts = widths.map((_, at) => MARGIN + widths.slice(0, at).reduce((sum, width) => sum + width, 0));
  const bottom = TITLE + ROW * (rows.length + 1);
  const cells = (words: readonly Cell[], row: number) =>
    words.map((word, column) => {
      const middle = { x: (lefts[column] ?? 0) + (widths[column] ?? 0) / 2, y: TITLE + ROW * (row + 0.5) };
      if (typeof word !== "string") return tag(middle, word.letter);
      return text(middle, word, {
        size: row === 0 ? 14 : 15,
        bold: row === 0 || column === 0,
        fill: row === 0 ? COLOUR.muted : COLOUR.ink,
      });
    });
  const rules = Array.from({ length: rows.length + 2 }, (_, at) => TITLE + ROW * at).map((y, at) =>
    line(
      { x: MARGIN, y },
      { x: WIDTH - MARGIN, y },
      { stroke: at < 2 ? COLOUR.ink : COLOUR.faint, "stroke-width": at < 2 ? 1.5 : 1 },
    ),
  );
  return [
    text({ x: WIDTH / 2, y: TITLE / 2 }, title, { size: 15, bold: true }),
    rect({ x: MARGIN, y: TITLE, width: WIDTH - 2 * MARGIN, height: ROW }, { fill: COLOUR.tint }),
    ...rules,
    line(
      { x: MARGIN, y: bottom },
      { x: WIDTH - MARGIN, y: bottom },
      { stroke: COLOUR.ink, "stroke-width": 1.5 },
    ),
    ...cells(head, 0),
    ...rows.flatMap((row, at) => cells(row, at + 1)),
    ...notes.map((note, at) =>
      text({ x: WIDTH / 2, y: bottom + 16 + at * 20 }, note, { size: 14, fill: COLOUR.muted }),
    ),
  ];
}
