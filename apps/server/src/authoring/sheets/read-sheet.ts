import { readCsv, withoutApostrophes } from "@crosscheck/rules/read-csv";
import { Thread } from "../../net/thread.ts";
import type { SheetAsked, SheetLines, SheetRead } from "./sheet-worker.ts";

export type { SheetLines } from "./sheet-worker.ts";

const PATIENCE_MS = 20_000;
/** What the lines of the longest sheet take, many times over. */
const HEAP_MB = 512;
const MOST_WAITING = 3;
/** Most lines of a sheet, with its titles, and cells of one. */
const MOST_LINES = 20_001;
const MOST_CELLS = 100;

/** Reads workbooks in a thread: calls go on meanwhile, and one that fills its heap all the same ends that thread. */
const thread = new Thread<SheetAsked, SheetRead>({
  script: new URL("./sheet-worker.ts", import.meta.url),
  patienceMs: PATIENCE_MS,
  heapMb: HEAP_MB,
});

/** Others have sheets read at this moment, and enough of them wait. */
export function isSheetReaderBusy(): boolean {
  return thread.waiting >= MOST_WAITING;
}

/** The first sheet of a workbook, or a CSV file; null for what cannot be read as one, or has more than ten thousand questions in two languages. */
export async function readSheet(format: "csv" | "xlsx", bytes: Uint8Array): Promise<SheetLines | null> {
  const lines = format === "csv" ? readText(bytes) : await readWorkbook(bytes);
  const isBounded =
    lines !== null && lines.length <= MOST_LINES && lines.every((line) => line.length <= MOST_CELLS);
  return isBounded ? lines : null;
}

async function readWorkbook(bytes: Uint8Array): Promise<SheetLines | null> {
  try {
    return (await thread.ask({ bytes, mostLines: MOST_LINES + 1, mostCells: MOST_CELLS })).lines;
  } catch {
    return null;
  }
}

function readText(bytes: Uint8Array): SheetLines | null {
  try {
    const lines = readCsv(new TextDecoder("utf-8", { fatal: true }).decode(bytes), MOST_LINES);
    return lines === null ? null : lines.map((line) => line.map((cell) => withoutApostrophes(cell).trim()));
  } catch {
    return null;
  }
}
