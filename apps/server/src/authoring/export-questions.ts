import { writtenOf } from "./workflow.ts";
import type { exportQuestions } from "@crosscheck/contract/operators/questions";
import type { OperatorHandler } from "../calls/operate.ts";
import { writeTable } from "../exports/write-table.ts";
import { listPlaceNames, listQuestionsById, type Question } from "./draft-queries.ts";
import { listQuestionPage, NO_FILTER } from "./question-queries.ts";
import { EXAMPLES } from "./sheets/examples.ts";
import { bodyOf } from "../content/plan-item.ts";
import { toTable, type SheetQuestion } from "./sheets/question-sheet.ts";
import type { Db } from "../postgres/database.ts";

const MOST_QUESTIONS = 20_000;

/** Texts that begin like formulae are no formulae in the file, whichever program opens it. */
export const handleExportQuestions: OperatorHandler<typeof exportQuestions> = async ({ db, input }) => {
  const { template, format } = input;
  const table = template
    ? toTable("question-template", listExamples())
    : toTable("questions", await listAsked(db, input));
  const { fileName, mime, bytes } = await writeTable(table, format);
  const base64 = Buffer.from(bytes).toString("base64");
  return {
    data: { file_name: fileName, mime, base64 },
    audit: { subject: null, after: { rows: table.rows.length } },
  };
};

function listExamples(): readonly SheetQuestion[] {
  return EXAMPLES.map(({ kind, text }, at) => ({
    id: `example-${at + 1}`,
    kind,
    category: "air-law",
    subcategory: null,
    level: null,
    texts: { en: bodyOf(text) },
  }));
}

type Asked = Parameters<OperatorHandler<typeof exportQuestions>>[0]["input"];

async function listAsked(db: Db, input: Asked): Promise<readonly SheetQuestion[]> {
  const filter = {
    ...NO_FILTER,
    categoryId: input.category_id ?? null,
    state: input.state ?? null,
    kind: input.kind ?? null,
    packId: input.pack_id ?? null,
    importId: input.import_id ?? null,
  };
  const shown = await listQuestionPage(db, filter, { cursor: null, limit: MOST_QUESTIONS });
  const questions = await listQuestionsById(
    db,
    shown.map(({ itemId }) => itemId),
  );
  const names = await listPlaceNames(db);
  return [...questions.values()].flatMap((question) => toSheet(question, names));
}

function toSheet(question: Question, names: ReadonlyMap<string, string>): readonly SheetQuestion[] {
  const written = writtenOf(question);
  if (written === null) return [];
  const { kind, categoryId, subcategoryId, level, texts } = written;
  return [
    {
      id: question.sourceId,
      kind,
      category: names.get(categoryId) ?? "",
      subcategory: subcategoryId === null ? null : (names.get(subcategoryId) ?? null),
      level,
      texts,
    },
  ];
}
