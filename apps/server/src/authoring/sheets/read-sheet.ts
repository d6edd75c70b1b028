import { isBoundedZip } from "./zip-bounds.ts";

/** Cells of a sheet as texts, line by line; the first line has the titles. */
export type SheetLines = readonly (readonly string[])[];

/** The first sheet of a workbook, or a CSV file; null for what cannot be read as one. */
export async function readSheet(format: "csv" | "xlsx", bytes: Uint8Array): Promise<SheetLines | null> {
  if (format === "csv") return readCsv(bytes);
  if (!isBoundedZip(bytes)) return null;
  // Loaded when somebody imports: no start waits for it.
  const { readSheet: readFirst } = await import("read-excel-file/node");
  try {
    const rows = await readFirst(Buffer.from(bytes), { parseNumber: (text) => text });
    return rows.map((row) => row.map(toText));
  } catch {
    return null;
  }
}

function toText(cell: unknown): string {
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "string") return cell.trim();
  return cell instanceof Date ? cell.toISOString() : JSON.stringify(cell);
}

function readCsv(bytes: Uint8Array): SheetLines | null {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
  return parseCsv(text.replace(/^\uFEFF/, ""));
}

/** RFC 4180; cells are separated by commas, or by semicolons or tabs where the line of titles has those. */
export function parseCsv(text: string): SheetLines {
  const titles = /^[^\r\n]*/.exec(text)?.[0] ?? "";
  const separator = [",", ";", "\t"].toSorted(
    (one, other) => titles.split(other).length - titles.split(one).length,
  )[0];
  const lines: string[][] = [];
  let line: string[] = [];
  let cell = "";
  let isQuoted = false;
  const endCell = () => {
    line.push(harmless(cell).trim());
    cell = "";
  };
  const endLine = () => {
    endCell();
    if (line.some((one) => one !== "")) lines.push(line);
    line = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell === "") isQuoted = true;
    else if (letter === separator) endCell();
    else if (letter === "\n") endLine();
    else if (letter !== "\r") cell += letter;
  }
  if (cell !== "" || line.length > 0) endLine();
  return lines;
}

/** An apostrophe that keeps a spreadsheet from reading a formula is not a part of the text. */
function harmless(cell: string): string {
  return cell.replace(/^'(?=\s*[=+\-@\t＝＋－＠])/, "");
}
