import { refuse } from "@crosscheck/contract";
import type {
  exportInterfaceTexts,
  importInterfaceTexts,
} from "@crosscheck/contract/operators/interface-texts";
import { toCsv } from "@crosscheck/rules/csv";
import { readCsv, withoutApostrophes } from "@crosscheck/rules/read-csv";
import { z } from "zod";
import type { OperatorHandler } from "../calls/operate.ts";
import { checkText, type TextFault } from "../languages/check-text.ts";
import { lockTexts, storeOwnTexts } from "../languages/text-queries.ts";
import { forgetTexts } from "../languages/texts-source.ts";
import { findLanguage } from "./operate-texts.ts";
import { readTextRows, shownText, type TextRow } from "./text-rows.ts";

const COLUMNS = ["text_id", "english", "text"] as const;
const JsonFile = z.looseObject({ texts: z.record(z.string(), z.string().max(4_000)) });
const LONGEST = 4_000;

export const handleExportInterfaceTexts: OperatorHandler<typeof exportInterfaceTexts> = async ({
  db,
  input,
}) => {
  const language = await findLanguage(db, input.language);
  if (language === undefined) return refuse("no_data");
  const rows = [...(await readTextRows(db, language)).values()].map((row) => ({
    text_id: row.text_id,
    english: row.english,
    // A translator fills what is empty.
    text: row.state === "missing" ? "" : shownText(row),
  }));
  const content =
    input.format === "csv"
      ? `\uFEFF${toCsv(COLUMNS, rows)}`
      : JSON.stringify(
          { language: language.code, texts: Object.fromEntries(rows.map((row) => [row.text_id, row.text])) },
          null,
          2,
        );
  return {
    data: { file_name: `texts-${language.code}.${input.format}`, content },
    audit: { subject: language.code },
  };
};

export const handleImportInterfaceTexts: OperatorHandler<typeof importInterfaceTexts> = async ({
  db,
  nowMs,
  input,
}) => {
  const language = await findLanguage(db, input.language);
  if (language === undefined) return refuse("no_data");
  const read = input.format === "csv" ? readCsvTexts(input.content) : readJsonTexts(input.content);
  if (read === null) return refuse("file_not_read");
  await lockTexts(db, language.code);
  const rows = await readTextRows(db, language);
  const { changed, faults } = compare(read, rows, language.locale);
  const isStored = !input.is_trial && faults.length === 0;
  if (isStored) {
    const texts = changed.map(({ text_id: id, after }) => [id, after] as const);
    await storeOwnTexts(db, language.code, { texts, at: new Date(nowMs) });
  }
  const textsOf = (side: "before" | "after") =>
    Object.fromEntries(changed.map((one) => [one.text_id, one[side]]));
  return {
    data: { texts: read.size, changed, faults, is_stored: isStored },
    ...(isStored ? { message: "updated" as const } : {}),
    audit: {
      subject: language.code,
      ...(isStored ? { before: textsOf("before"), after: textsOf("after") } : {}),
    },
    afterwards: ({ db: whole }) => forgetTexts(whole),
  };
};

type Change = { readonly text_id: string; readonly before: string; readonly after: string };
type Fault = { readonly text_id: string; readonly fault: TextFault | "text_unknown" };

/** What the texts of a file would change, and which of them cannot be taken. */
function compare(
  read: ReadonlyMap<string, string>,
  rows: ReadonlyMap<string, TextRow>,
  locale: string,
): { readonly changed: Change[]; readonly faults: Fault[] } {
  const changed: Change[] = [];
  const faults: Fault[] = [];
  for (const [id, text] of read) {
    const row = rows.get(id);
    if (text === "" || (row !== undefined && text === shownText(row) && row.state !== "missing")) continue;
    const fault =
      row === undefined
        ? "text_unknown"
        : text.length > LONGEST
          ? "text_syntax"
          : checkText(text, row.english, locale);
    if (fault !== null) faults.push({ text_id: id.slice(0, 200), fault });
    else if (row !== undefined) changed.push({ text_id: id, before: shownText(row), after: text });
  }
  return { changed, faults };
}

/** Columns by their titles, in any order; null: not such a file. */
function readCsvTexts(content: string): ReadonlyMap<string, string> | null {
  const [titles, ...lines] = (readCsv(content) ?? []).filter((line) => line.length > 0);
  const places = [titles?.indexOf("text_id") ?? -1, titles?.indexOf("text") ?? -1] as const;
  if (places.includes(-1)) return null;
  const [idAt, textAt] = places;
  return toTexts(lines.map((cells) => [cells[idAt] ?? "", withoutApostrophes(cells[textAt] ?? "")]));
}

function readJsonTexts(content: string): ReadonlyMap<string, string> | null {
  try {
    const file = JsonFile.safeParse(JSON.parse(content));
    return file.success ? toTexts(Object.entries(file.data.texts)) : null;
  } catch {
    return null;
  }
}

function toTexts(entries: readonly (readonly [string, string])[]): ReadonlyMap<string, string> {
  return new Map(
    entries.map(([id, text]) => [id.trim(), text.replaceAll("\r\n", "\n").normalize("NFC").trim()]),
  );
}
