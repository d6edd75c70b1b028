import { COLOUR } from "../kit/palette.ts";
import { line, rect, text, WIDTH } from "../kit/svg.ts";

type Rows = {
  readonly top: number;
  readonly columns: readonly number[];
  readonly rows: readonly (readonly string[])[];
};

/** Height of a row of a list below a picture. */
export const LIST_ROW = 26;

/** A small table below a picture; its first row is the head, its first column names the rows. */
export function list({ top, columns, rows }: Rows): readonly string[] {
  const whole = columns.reduce((sum, part) => sum + part, 0);
  const middles = columns.map((part, at) => {
    const before = columns.slice(0, at).reduce((sum, one) => sum + one, 0);
    return 8 + ((before + part / 2) / whole) * (WIDTH - 16);
  });
  const rule = (y: number, isThick: boolean) =>
    line(
      { x: 8, y },
      { x: WIDTH - 8, y },
      { stroke: isThick ? COLOUR.ink : COLOUR.faint, "stroke-width": isThick ? 1.5 : 1 },
    );
  return [
    rect({ x: 8, y: top, width: WIDTH - 16, height: LIST_ROW }, { fill: COLOUR.tint }),
    ...Array.from({ length: rows.length + 1 }, (_, at) =>
      rule(top + at * LIST_ROW, at < 2 || at === rows.length),
    ),
    ...rows.flatMap((cells, row) =>
      cells.map((words, column) =>
        text({ x: middles[column] ?? 0, y: top + (row + 0.5) * LIST_ROW }, words, {
          bold: row === 0 || column === 0,
          fill: row === 0 ? COLOUR.muted : COLOUR.ink,
        }),
      ),
    ),
  ];
}
