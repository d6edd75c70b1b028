// Thread of its own, see read-sheet.ts: reads workbooks, one after the other.
import { parentPort } from "node:worker_threads";
import { readSheet } from "read-excel-file/node";
import { toBoundedZip } from "./bounded-zip.ts";

/** Cells of a sheet as texts, line by line; the first line has the titles. */
export type SheetLines = readonly (readonly string[])[];
export type SheetAsked = { readonly bytes: Uint8Array; readonly mostLines: number };
export type SheetRead = { readonly lines: SheetLines };

async function read({ bytes, mostLines }: SheetAsked): Promise<SheetRead | { readonly problem: string }> {
  try {
    const zip = toBoundedZip(bytes);
    if (zip === null) return { problem: "not a workbook" };
    const rows = await readSheet(Buffer.from(zip), { parseNumber: (text) => text });
    // One more than may be: who asked sees that there are too many.
    return { lines: rows.slice(0, mostLines + 1).map((row) => row.map(toText)) };
  } catch (error) {
    return { problem: String(error) };
  }
}

function toText(cell: unknown): string {
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "string") return cell.trim();
  return cell instanceof Date ? cell.toISOString() : JSON.stringify(cell);
}

parentPort?.on("message", (asked: SheetAsked) => {
  void read(asked).then((answer) => parentPort?.postMessage(answer, []));
});
