import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { refuse } from "@crosscheck/contract";
import { findFaults } from "@crosscheck/contract/question-faults";
import type { importQuestions } from "@crosscheck/contract/operators/questions";
import { sayFinding } from "@crosscheck/rules/content/finding";
import { findNodeOf, type Syllabus } from "@crosscheck/rules/content/syllabus";
import type { OperatorHandler } from "../calls/operate.ts";
import { itemIdOf } from "../content/plan-import.ts";
import { bodyOf } from "../content/plan-item.ts";
import { listSyllabuses } from "../content/syllabus-queries.ts";
import type { Db } from "../postgres/database.ts";
import type { ItemBody } from "../postgres/tables/content-tables.ts";
import { listQuestionsById, storeDraft, type Question, type Writing } from "./draft-queries.ts";
import { writtenOf } from "./workflow.ts";
import { listImportPlaces, type ImportPlace } from "./place-queries.ts";
import { readQuestions, type SheetFault, type SheetRow } from "./sheets/question-sheet.ts";
import { isSheetReaderBusy, readSheet } from "./sheets/read-sheet.ts";
import { deleteParts, joinParts } from "./upload-queries.ts";

const MOST_PROBLEMS = 500;
/** Questions that a call looks at: a call is not waited for longer than some seconds. */
const AT_ONCE = 500;

/** A slice of the sheet, all of its sound lines or none; the ids follow from the sheet, so that it can be sent again. */
export const handleImportQuestions: OperatorHandler<typeof importQuestions> = async (call) => {
  const { db, caller, nowMs, input } = call;
  const { upload_id: importId, format, dry_run: isDry, offset } = input;
  if (isSheetReaderBusy()) return refuse("import_busy");
  const bytes = await joinParts(db, importId);
  if (bytes === null) return refuse("no_data");
  const lines = await readSheet(format, bytes);
  if (lines === null) return refuse("file_refused");
  const { rows, faults } = readQuestions(lines);
  const plan = await planSheet(db, rows, { offset, isDry });
  const problems = [...(offset === 0 ? faults : []), ...plan.faults].toSorted(
    (one, other) => one.line - other.line,
  );
  if (!isDry) {
    const writer = { source: "file", importId, writerId: caller.operatorId, at: new Date(nowMs) } as const;
    for (const { named, writing } of plan.writes) await storeDraft(db, { ...named, ...writing, ...writer });
    if (plan.nextOffset === null) await deleteParts(db, importId);
  }
  const { created, changed, unchanged, questions } = plan;
  const faulty = new Set(problems.filter(({ line }) => line > 1).map(({ line }) => line)).size;
  const counts = { lines: Math.max(0, lines.length - 1), questions, created, changed, unchanged, faulty };
  return {
    data: {
      import_id: importId,
      ...counts,
      problems: problems.slice(0, MOST_PROBLEMS).map((one) => ({ ...one })),
      next_offset: plan.nextOffset,
    },
    audit: { subject: importId, after: { ...counts, stored: !isDry } },
  };
};

type Named = Pick<Question, "itemId" | "packId" | "sourceId">;
type Plan = {
  readonly writes: readonly { readonly named: Named; readonly writing: Writing }[];
  readonly faults: readonly SheetFault[];
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Of the whole sheet. */
  readonly questions: number;
  readonly nextOffset: number | null;
};
type Slice = { readonly offset: number; readonly isDry: boolean };
/** The lines of one question with the place they name. */
type Group = {
  readonly named: Named;
  readonly place: ImportPlace;
  readonly first: SheetRow;
  readonly rows: readonly SheetRow[];
};

async function planSheet(db: Db, rows: readonly SheetRow[], { offset, isDry }: Slice): Promise<Plan> {
  const places = await listImportPlaces(db);
  const trees = await listSyllabuses(db);
  const lost: SheetFault[] = [];
  const groups = groupRows(rows, places, lost);
  // What belongs to no question is told once.
  const faults = offset === 0 ? lost : [];
  const writes: { named: Named; writing: Writing }[] = [];
  const counts = { created: 0, changed: 0, unchanged: 0 };
  const some = groups.slice(offset, offset + AT_ONCE);
  const known = await listQuestionsById(db, some.map(({ named }) => named.itemId).toSorted(), !isDry);
  for (const group of some) {
    const question = known.get(group.named.itemId);
    const writing = toWriting(group, question);
    const found = findWrong(group, writing, { question, trees });
    if (found.length > 0) faults.push(...found);
    else if (isSame(question, writing)) counts.unchanged += 1;
    else {
      counts[question === undefined ? "created" : "changed"] += 1;
      writes.push({ named: group.named, writing });
    }
  }
  const next = offset + some.length;
  return {
    writes,
    faults,
    ...counts,
    questions: groups.length,
    nextOffset: next < groups.length ? next : null,
  };
}

function groupRows(
  rows: readonly SheetRow[],
  places: ReadonlyMap<string, ImportPlace>,
  faults: SheetFault[],
): readonly Group[] {
  const groups = new Map<string, Group & { readonly rows: SheetRow[] }>();
  for (const row of rows) {
    const { line, category, subcategory, language } = row;
    const place = places.get(category);
    if (place === undefined) {
      faults.push({ line, column: "category", ...sayFinding("category_none", { category }) });
      continue;
    }
    if (subcategory !== null && !place.parts.has(subcategory)) {
      faults.push({
        line,
        column: "subcategory",
        ...sayFinding("subcategory_none", { category, subcategory }),
      });
      continue;
    }
    const sourceId = row.id === "" ? idOf(row) : row.id;
    const itemId = itemIdOf(place.packId, sourceId);
    const group = groups.get(itemId) ?? {
      named: { itemId, packId: place.packId, sourceId },
      place,
      first: row,
      rows: [],
    };
    groups.set(itemId, group);
    if (group.rows.some((other) => other.language === language))
      faults.push({ line, column: "id", ...sayFinding("line_twice", { id: sourceId, language }) });
    else group.rows.push(row);
  }
  return [...groups.values()];
}

/** A question without an id is known by what it asks. */
function idOf({ category, kind, text }: SheetRow): string {
  const said = JSON.stringify([category, kind, text.stem, text.options]);
  return `r-${createHash("sha256").update(said).digest("hex").slice(0, 20)}`;
}

/** What the sheet says over what is written already: other languages, and what has no column, stay. */
function toWriting({ place, rows, first }: Group, question: Question | undefined): Writing {
  const old = question === undefined ? null : writtenOf(question);
  const { kind, subcategory, level } = first;
  const texts = rows.map(
    ({ language, text }) => [language, withoutColumns(text, old?.texts[language])] as const,
  );
  return {
    kind,
    categoryId: place.categoryId,
    subcategoryId: place.parts.get(subcategory ?? "") ?? null,
    level: level ?? old?.level ?? null,
    passageId: old?.passageId ?? null,
    texts: { ...old?.texts, ...Object.fromEntries(texts) },
  };
}

function withoutColumns(text: ItemBody, old: ItemBody | undefined): ItemBody {
  if (old === undefined) return text;
  const { media, mistakes, before, transcript, number } = old;
  const kept = text.number && number ? { ...number, ...definedOf(text.number) } : text.number;
  return bodyOf({ ...text, media, mistakes, before, transcript, number: kept });
}

function definedOf<T extends object>(value: T): Partial<T> {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Partial<T>; // fewer of the same fields
}

type Ground = { readonly question: Question | undefined; readonly trees: readonly Syllabus[] };

function findWrong(
  { place, rows, first }: Group,
  { kind, texts }: Writing,
  { question, trees }: Ground,
): readonly SheetFault[] {
  const lineOf = (language: string) => rows.find((row) => row.language === language)?.line ?? first.line;
  const draft = question?.draft ?? null;
  if (draft !== null && draft.trashedAt === null && draft.source !== "file") {
    if (isDeepStrictEqual(plain(draft.texts), plain(texts))) return [];
    return [{ line: first.line, column: "id", ...sayFinding("draft_open") }];
  }
  const own = trees.filter(({ name }) => place.syllabuses.includes(name));
  const lost = Object.entries(texts).filter(
    ([, { lo }]) => lo !== "" && own.length > 0 && !own.some((tree) => findNodeOf(tree, lo) !== undefined),
  );
  const errors = findFaults({ kind, texts, code: place.code }, ["en"]).filter(
    ({ severity }) => severity === "error",
  );
  return [
    ...rows
      .filter((row) => row.kind !== kind)
      .map(({ line }) => ({ line, column: "kind", ...sayFinding("kind_elsewhere", { kind }) })),
    ...errors.map(({ language, message, what, values }) => ({
      line: lineOf(language),
      column: columnOf(values["field"] ?? message),
      message,
      what,
      values,
    })),
    ...lost.map(([language, { lo }]) => {
      const syllabuses = place.syllabuses.join(" / ");
      const said = sayFinding("objective_unknown", { lo, syllabuses });
      return { line: lineOf(language), column: "lo", ...said };
    }),
  ];
}

/** The column that a check speaks of, where it names one. */
function columnOf(said: string): string {
  const why = /^why of option ([a-l])\b/.exec(said)?.[1];
  if (why !== undefined) return `why_${why}`;
  const option = /^option ([a-l])\b/.exec(said)?.[1];
  return option ?? /^(stem|explanation|reference|lo|word|accepted|number)\b/.exec(said)?.[1] ?? "";
}

function isSame(question: Question | undefined, writing: Writing): boolean {
  const old = question === undefined ? null : writtenOf(question);
  return old !== null && isDeepStrictEqual(plain(partsOf(old)), plain(partsOf(writing)));
}

function partsOf({ kind, categoryId, subcategoryId, level, texts }: Writing) {
  return { kind, categoryId, subcategoryId, level, texts };
}

/** A value as it is stored: without what is undefined. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
