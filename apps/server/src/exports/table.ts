/** What the cells of a column are: numbers but for `text`; null is an empty cell in each. */
export type ColumnKind =
  | "text"
  | "number"
  /** 0 to 100. */
  | "percent"
  /** Milliseconds since the epoch; written in UTC, which the title should say. */
  | "instant"
  /** Milliseconds. */
  | "duration";

export type Cell = string | number | null;

/** A table for a person's spreadsheet. */
export type Table = {
  /** Becomes the name of the file and of the sheet. */
  readonly name: string;
  readonly columns: readonly { readonly title: string; readonly kind: ColumnKind }[];
  /** Cells in the order of the columns. */
  readonly rows: readonly (readonly Cell[])[];
  /** Where the first column stands; "ltr" unless given. */
  readonly direction?: "ltr" | "rtl";
};

export const TABLE_FORMATS = ["csv", "xlsx"] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

export const SECOND_MS = 1_000;
export const DAY_MS = 86_400_000;

/** The number of a cell in a column that has no texts; anything else in it is a bug. */
export function toNumber(cell: Cell, kind: ColumnKind): number | null {
  if (cell === null) return null;
  if (typeof cell === "number" && Number.isFinite(cell)) return cell;
  throw new Error(`a column of kind ${kind} has a cell that is no number`);
}
