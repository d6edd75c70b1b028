/** What a spreadsheet would read as a formula, or as the start of one behind a blank. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;
/** The same within a text: where lists are separated by semicolons or tabs, a spreadsheet cuts it there whatever the quotes say. */
const FORMULA_WITHIN = /[;\t\r\n][^\S\t\r\n]*(?=[=+\-@＝＋－＠])/g;

/** Rows as CSV (RFC 4180) that no spreadsheet runs: a text that begins like a formula gets an apostrophe before it. */
export function toCsv<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, string | number | null>>[],
): string {
  return toCsvLines([columns, ...rows.map((row) => columns.map((column) => row[column]))]);
}

/** The same of lines that are lists of cells, a line of titles among them. */
export function toCsvLines(lines: readonly (readonly (string | number | null)[])[]): string {
  return lines.map((cells) => `${cells.map(toCell).join(",")}\r\n`).join("");
}

function toCell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const inside = value.replaceAll(FORMULA_WITHIN, "$&'");
  const harmless = FORMULA.test(value) ? `'${inside}` : inside;
  return /[",\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
