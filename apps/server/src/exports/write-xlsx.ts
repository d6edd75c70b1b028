import type { CellObject } from "write-excel-file/node";
import { DAY_MS, toNumber, type Cell, type ColumnKind, type Table } from "./table.ts";

/** Most UTF-16 units of a cell in Excel, which does not open a file with more. */
const LONGEST_CELL = 32_767;
const LONGEST_SHEET_NAME = 31;
const SHEET_NAME = "Sheet";
/** Widths of columns, in digits. */
const WIDTHS: Readonly<Record<ColumnKind, number>> = {
  text: 28,
  number: 12,
  percent: 12,
  instant: 20,
  duration: 12,
};

/**
 * A table as a workbook of one sheet. Its texts are shared strings, which no spreadsheet reads as formulas, in the
 * format for text: they stay texts when somebody edits them.
 */
export async function writeXlsx({ name, columns, rows, direction = "ltr" }: Table): Promise<Uint8Array> {
  // Loaded when somebody exports: no start waits for it.
  const { default: writeXlsxFile } = await import("write-excel-file/node");
  const titles = columns.map(({ title }) => ({ ...toTextCell(title), fontWeight: "bold" as const }));
  const lines = rows.map((row) => columns.map(({ kind }, place) => toXlsxCell(row[place] ?? null, kind)));
  return await writeXlsxFile([titles, ...lines], {
    sheet: toSheetName(name),
    columns: columns.map(({ kind }) => ({ width: WIDTHS[kind] })),
    stickyRowsCount: 1,
    rightToLeft: direction === "rtl",
  }).toBuffer();
}

function toXlsxCell(cell: Cell, kind: ColumnKind): CellObject | null {
  if (kind === "text") return cell === null || cell === "" ? null : toTextCell(String(cell));
  const number = toNumber(cell, kind);
  if (number === null) return null;
  switch (kind) {
    case "number":
      return { type: Number, value: number };
    case "percent":
      return { type: Number, value: number / 100, format: "0.00%" };
    case "instant":
      return { type: Date, value: new Date(number), format: "yyyy-mm-dd hh:mm:ss" };
    case "duration":
      return { type: Number, value: Math.max(0, number) / DAY_MS, format: "[h]:mm:ss" };
  }
}

function toTextCell(text: string): CellObject {
  // The library looks texts up in a plain object: "constructor" would be found there and written as code.
  const safe = text in Object.prototype ? `${text} ` : text;
  return { type: String, value: cutTo(safe, LONGEST_CELL), format: "@" };
}

/** A name as Excel takes it: not empty, 31 units, without []/\:*? and without an apostrophe at its ends. */
function toSheetName(name: string): string {
  const plain = name.replaceAll(/[[\]/\\:*?\p{Cc}]+/gu, " ").replaceAll(/^['\s]+|['\s]+$/gu, "");
  const short = cutTo(plain, LONGEST_SHEET_NAME).replace(/['\s]+$/u, "");
  // Excel keeps this name for itself.
  return short === "" || short.toLowerCase() === "history" ? SHEET_NAME : short;
}

/** The beginning of a text that is too long, with an ellipsis, no character cut in half. */
function cutTo(text: string, units: number): string {
  if (text.length <= units) return text;
  return `${text.slice(0, units - 1).replace(/[\uD800-\uDBFF]$/u, "")}…`;
}
