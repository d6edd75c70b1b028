/** What a spreadsheet would read as a formula, or as the start of one behind a blank. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;

/** Rows as CSV (RFC 4180) that no spreadsheet runs: a text that begins like a formula gets an apostrophe before it. */
export function toCsv<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, string | number | null>>[],
): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  return lines.map((cells) => `${cells.map(toCell).join(",")}\r\n`).join("");
}

function toCell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
