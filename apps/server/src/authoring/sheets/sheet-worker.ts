// Thread of its own, see read-sheet.ts: reads workbooks, one after the other.
import { parentPort } from "node:worker_threads";
import { readSheet } from "read-excel-file/node";
import { zipSync } from "fflate";
import { isSheetNear } from "./sheet-places.ts";
import { unpackZip } from "./bounded-zip.ts";

/** Cells of a sheet as texts, line by line; the first line has the titles. */
export type SheetLines = readonly (readonly string[])[];
export type SheetAsked = {
  readonly bytes: Uint8Array;
  readonly mostLines: number;
  readonly mostCells: number;
};
export type SheetRead = { readonly lines: SheetLines };

async function read(asked: SheetAsked): Promise<SheetRead | { readonly problem: string }> {
  const { bytes, mostLines, mostCells } = asked;
  try {
    const parts = unpackZip(bytes);
    if (parts === null) return { problem: "not a workbook" };
    for (const [name, part] of parts)
      if (name.endsWith(".xml") && !isSheetNear(part, { mostLines, mostCells }))
        return { problem: `${name} has cells far away` };
    const zip = Buffer.from(zipSync(Object.fromEntries(parts), { level: 0 }));
    const rows = await readSheet(zip, { parseNumber: (text) => text });
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
