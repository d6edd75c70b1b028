import { listField, numberField, type Field } from "../fields.ts";
import { LETTERS } from "../kit/graph.ts";
import type { Cell } from "../kit/table.ts";

/** Most cells that letters may stand in. */
const MOST_LETTERS = LETTERS.length;
/** One cell in so many is left out of the samples of tests. */
const SPARSE = 7;

/** What may be left out, to be worked out by the reader: a letter stands for it then. */
export function cellField<T>(field: Field<T>): Field<T | undefined> {
  return {
    accepts: (value, at, faults): value is T | undefined =>
      value === undefined || field.accepts(value, at, faults),
    draw: (random) => (random.below(SPARSE) === 0 ? undefined : field.draw(random)),
  };
}

/** Cells in reading order, letters in those that are left out. */
export function lettered(rows: readonly (readonly (string | undefined)[])[]): readonly (readonly Cell[])[] {
  let count = 0;
  return rows.map((row) =>
    row.map((words) => {
      if (words !== undefined) return words;
      count += 1;
      return { letter: LETTERS[count - 1] ?? "" };
    }),
  );
}

/** A fault where more cells are left out than there are letters. */
export function tooManyLetters(cells: readonly unknown[]): string | null {
  const count = cells.filter((one) => one === undefined).length;
  return count > MOST_LETTERS ? "more cells are left out than there are letters" : null;
}

/** Hours and minutes of a clock. */
export function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/** Part of its share of the range that a number of a rising list is drawn from: the rest parts it from the next. */
const DRAWN = 0.6;

/** Numbers of a range in rising order, for letters along a line. */
export function risingField(
  { from, to, step = 1 }: { readonly from: number; readonly to: number; readonly step?: number },
  least: number,
  most: number,
): Field<readonly number[]> {
  const list = listField(numberField({ from, to, step }), least, most);
  return {
    accepts: (value, at, faults): value is readonly number[] =>
      list.accepts(value, at, faults) &&
      (value.every((one, place) => place === 0 || one > (value[place - 1] ?? one)) ||
        !faults.push(`${at} does not rise`)),
    draw: (random) => {
      const length = least + random.below(most - least + 1);
      const share = (to - from) / length;
      return Array.from({ length }, (_, place) => {
        const steps = Math.floor((share * DRAWN) / step) + 1;
        const first = Math.ceil((share * place) / step);
        return Math.round((from + (first + random.below(steps)) * step) * 100) / 100;
      });
    },
  };
}
