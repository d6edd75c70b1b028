import { QuestionText } from "@crosscheck/contract/operators/questions";
import { sayFinding } from "@crosscheck/rules/content/finding";
import type { FindingWords } from "@crosscheck/rules/content/finding-words";
import { QUESTION_KINDS, type QuestionKind } from "@crosscheck/rules/questions/kind";
import { bodyOf } from "../../content/plan-item.ts";
import type { Table } from "../../exports/table.ts";
import type { ItemBody } from "../../postgres/tables/content-tables.ts";
import { readBarredList, toBarredList } from "./barred-list.ts";
import type { SheetLines } from "./read-sheet.ts";

/** Ids of options; kinds with many, such as matching, go up to twelve. */
const LETTERS = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"] as const;

/** Columns of a sheet of questions: one line per question and language. */
export const COLUMNS = [
  "id",
  "kind",
  "category",
  "subcategory",
  "level",
  "language",
  "difficulty",
  "lo",
  "marks",
  "stem",
  ...LETTERS.flatMap((letter) => [letter, `why_${letter}`]),
  "key",
  "prompts",
  "gaps",
  "number",
  "tolerance",
  "unit",
  "accepted",
  "word",
  "explanation",
  "reference",
] as const;

/** A line that could be read. */
export type SheetRow = {
  /** Its number in the sheet, from 2 below the titles. */
  readonly line: number;
  /** The author's id; empty: made of what it asks. */
  readonly id: string;
  readonly kind: QuestionKind;
  readonly category: string;
  readonly subcategory: string | null;
  readonly level: number | null;
  readonly language: string;
  readonly text: ItemBody;
};

/** What is wrong with a cell; `column` is empty for a whole line. */
export type SheetFault = Partial<FindingWords> & {
  readonly line: number;
  readonly column: string;
  readonly message: string;
};

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LANGUAGE = /^[a-z]{2,3}(?:-[a-z0-9]+)*$/;

/** Lines of a sheet as texts of questions, and the faults of those that are none. */
export function readQuestions(lines: SheetLines): {
  readonly rows: readonly SheetRow[];
  readonly faults: readonly SheetFault[];
} {
  const titles = (lines[0] ?? []).map((title) => title.trim().toLowerCase());
  const missing = ["kind", "category", "stem"].filter((title) => !titles.includes(title));
  if (missing.length > 0)
    return {
      rows: [],
      faults: missing.map((column) => ({ line: 1, column, ...sayFinding("column_missing") })),
    };
  const unknown = titles.filter((title) => title !== "" && !COLUMNS.some((column) => column === title));
  const faults: SheetFault[] = unknown.map((column) => ({
    line: 1,
    column,
    ...sayFinding("column_unknown"),
  }));
  const rows: SheetRow[] = [];
  for (const [at, cells] of lines.slice(1).entries()) {
    if (cells.every((cell) => cell === "")) continue;
    const line = at + 2;
    const cellOf = (column: string) => cells[titles.indexOf(column)] ?? "";
    const row = readRow(line, cellOf);
    if (Array.isArray(row)) faults.push(...row.map(([column, said]) => ({ line, column, ...said })));
    else rows.push(row as SheetRow);
  }
  return { rows, faults };
}

type CellOf = (column: string) => string;
type Wrong = readonly [column: string, said: Pick<SheetFault, "message" | "what" | "values">];

function readRow(line: number, cellOf: CellOf): SheetRow | readonly Wrong[] {
  const kind = QUESTION_KINDS.find((one) => one === cellOf("kind"));
  const [id, category, subcategory, level] = ["id", "category", "subcategory", "level"].map(cellOf) as [
    string,
    string,
    string,
    string,
  ];
  const language = cellOf("language") || "en";
  const wrong = [
    ...(kind === undefined
      ? [["kind", sayFinding("kind_unknown", { kinds: QUESTION_KINDS.join(", ") })] as const]
      : []),
    ...findWrongPlace({ id, category, subcategory, level, language }),
  ];
  if (kind === undefined || wrong.length > 0) return wrong;
  const letters = LETTERS.filter((letter) => cellOf(letter) !== "" || cellOf(`why_${letter}`) !== "");
  const parsed = QuestionText.safeParse(toText(kind, letters, cellOf));
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => [columnOf(path, letters), { message }] as const);
  return {
    line,
    id,
    kind,
    category,
    subcategory: subcategory === "" ? null : subcategory,
    level: level === "" ? null : Number(level),
    language,
    text: bodyOf(parsed.data),
  };
}

type PlaceCells = Readonly<Record<"id" | "category" | "subcategory" | "level" | "language", string>>;

function findWrongPlace({ id, category, subcategory, level, language }: PlaceCells): readonly Wrong[] {
  return [
    ...(id === "" || SLUG.test(id) ? [] : [["id", sayFinding("id_form")] as const]),
    ...(SLUG.test(category) ? [] : [["category", sayFinding("category_form")] as const]),
    ...(subcategory === "" || SLUG.test(subcategory)
      ? []
      : [["subcategory", sayFinding("subcategory_form")] as const]),
    ...(level === "" || /^(?:[1-9]\d{0,2}|1000)$/.test(level)
      ? []
      : [["level", sayFinding("level_form")] as const]),
    ...(LANGUAGE.test(language) ? [] : [["language", sayFinding("language_form")] as const]),
  ];
}

/** The column that a part of a text comes from. */
function columnOf(path: readonly PropertyKey[], letters: readonly string[]): string {
  const [first, second, third] = path.map(String);
  if (first === "options") {
    const letter = letters[Number(second)] ?? "";
    return third === "why" ? `why_${letter}` : letter;
  }
  if (first === "number") return second === "value" ? "number" : (second ?? "number");
  return first === "slots" ? "prompts" : (first ?? "");
}

function toText(kind: QuestionKind, letters: readonly string[], cellOf: CellOf): Record<string, unknown> {
  const options = letters.map((id) => ({ id, text: cellOf(id), why: cellOf(`why_${id}`) }));
  const key = cellOf("key").toLowerCase().match(/[a-z]/g) ?? [];
  const common = {
    difficulty: numberOf(cellOf("difficulty"), 3),
    lo: cellOf("lo"),
    marks: numberOf(cellOf("marks"), 1),
    stem: cellOf("stem"),
    explanation: cellOf("explanation"),
    reference: cellOf("reference"),
  };
  return { ...common, ...partsOf(kind, { options, key }, cellOf) };
}

type Choice = {
  readonly options: readonly { readonly id: string; readonly text: string; readonly why: string }[];
  readonly key: readonly string[];
};

function partsOf(kind: QuestionKind, { options, key }: Choice, cellOf: CellOf): Record<string, unknown> {
  if (kind === "typed_number") {
    const value = numberOf(cellOf("number"), Number.NaN);
    return { number: { value, tolerance: numberOf(cellOf("tolerance"), 0), unit: cellOf("unit") } };
  }
  if (kind === "typed_text") return { accepted: readBarredList(cellOf("accepted")) };
  if (kind === "word_tiles") return { word: cellOf("word") };
  if (kind === "matching") {
    const slots = readBarredList(cellOf("prompts")).map((text, at) => ({ id: String(at + 1), text }));
    return { options, key, slots };
  }
  if (kind === "drop_downs") {
    const gaps = cellOf("gaps").match(/[1-9]/g) ?? [];
    const slots = [...new Set(gaps)].toSorted().map((id) => ({ id, text: "" }));
    return { options: options.map((option, at) => ({ ...option, slot: gaps[at] })), key, slots };
  }
  return { options, key };
}

/** A thousand with its comma, and one with three decimals, are written alike: neither is guessed. */
const AMBIGUOUS = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;

function numberOf(cell: string, otherwise: number): number {
  if (cell === "") return otherwise;
  return AMBIGUOUS.test(cell) ? Number.NaN : Number(cell.replace(",", "."));
}

/** A question as it is exported, one line per language. */
export type SheetQuestion = Omit<SheetRow, "line" | "text" | "language"> & {
  readonly texts: Readonly<Record<string, ItemBody>>;
};

/** Questions as a table that can be imported again. Figures, known mistakes and partial orders have no column. */
export function toTable(name: string, questions: readonly SheetQuestion[]): Table {
  const columns = COLUMNS.map((title) => ({ title, kind: "text" as const }));
  const rows = questions.flatMap((question) =>
    Object.entries(question.texts).map(([language, text]) => {
      const cells = cellsOf(question, language, text);
      return COLUMNS.map((column) => cells[column] ?? "");
    }),
  );
  return { name, columns, rows };
}

function cellsOf(
  question: SheetQuestion,
  language: string,
  text: ItemBody,
): Readonly<Record<string, string>> {
  const { kind, id, category, subcategory, level } = question;
  const { options, key, slots = [], number, accepted = [] } = text;
  return {
    id,
    kind,
    category,
    subcategory: subcategory ?? "",
    level: level === null ? "" : String(level),
    language,
    difficulty: String(text.difficulty),
    lo: text.lo,
    marks: String(text.marks),
    stem: text.stem,
    ...Object.fromEntries(
      options.flatMap((one) => [
        [one.id, one.text],
        [`why_${one.id}`, one.why],
      ]),
    ),
    key: key.join(" "),
    prompts: kind === "matching" ? toBarredList(slots.map((slot) => slot.text)) : "",
    gaps: kind === "drop_downs" ? options.map(({ slot = "" }) => slot).join(" ") : "",
    ...(number === undefined
      ? {}
      : { number: String(number.value), tolerance: String(number.tolerance), unit: number.unit }),
    accepted: toBarredList(accepted),
    word: text.word ?? "",
    explanation: text.explanation,
    reference: text.reference,
  };
}
