import type { Table, TableFormat } from "./table.ts";
import { writeCsv } from "./write-csv.ts";
import { writeXlsx } from "./write-xlsx.ts";

export type TableFile = {
  readonly fileName: string;
  readonly mime: string;
  readonly bytes: Uint8Array;
};

const MIMES: Readonly<Record<TableFormat, string>> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};
const LONGEST_FILE_NAME = 80;

/**
 * A table as a file to download. No text of it becomes a formula: in CSV one that begins like a formula has an
 * apostrophe before it, in XLSX it is of the type text.
 */
export async function writeTable(table: Table, format: TableFormat): Promise<TableFile> {
  const bytes = format === "csv" ? writeCsv(table) : await writeXlsx(table);
  return { fileName: `${toFileName(table.name)}.${format}`, mime: MIMES[format], bytes };
}

/** Letters of any script, digits and dashes: no system takes anything of it for a path. */
function toFileName(name: string): string {
  const plain = name.normalize("NFC").replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-");
  const short = [...plain].slice(0, LONGEST_FILE_NAME).join("");
  return short.replaceAll(/^-+|-+$/g, "") || "table";
}
