import { toCsvLines } from "@crosscheck/rules/csv";
import { SECOND_MS, toNumber, type Cell, type ColumnKind, type Table } from "./table.ts";

/** Spreadsheets read a file as Unicode by this first character. */
const BYTE_ORDER_MARK = "\uFEFF";

/** A table as CSV in UTF-8; instants as ISO 8601, durations as h:mm:ss. */
export function writeCsv({ columns, rows }: Table): Uint8Array {
  const lines = rows.map((row) => columns.map(({ kind }, place) => toCsvCell(row[place] ?? null, kind)));
  return Buffer.from(BYTE_ORDER_MARK + toCsvLines([columns.map(({ title }) => title), ...lines]));
}

function toCsvCell(cell: Cell, kind: ColumnKind): Cell {
  if (kind === "text") return cell === null ? null : String(cell);
  const number = toNumber(cell, kind);
  if (number === null) return null;
  switch (kind) {
    case "number":
    case "percent":
      return number;
    case "instant":
      return new Date(number).toISOString();
    case "duration":
      return toClock(number);
  }
}

function toClock(durationMs: number): string {
  const seconds = Math.max(0, Math.round(durationMs / SECOND_MS));
  const pad = (part: number) => String(part).padStart(2, "0");
  return `${Math.floor(seconds / 3_600)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
}
