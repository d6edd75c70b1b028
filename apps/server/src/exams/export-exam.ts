import { refuse, type OutputOf } from "@crosscheck/contract";
import type { exportExam } from "@crosscheck/contract/operators/exam-results";
import { answerText } from "../attempts/answer-text.ts";
import { readItems } from "../attempts/engine/read-items.ts";
import { clockOf, countingAnswers } from "../attempts/engine/run.ts";
import { itemRefs } from "../attempts/view/attempt-view.ts";
import type { OperatorHandler } from "../calls/operate.ts";
import type { Cell, Table } from "../exports/table.ts";
import { writeTable } from "../exports/write-table.ts";
import type { Db } from "../postgres/database.ts";
import { analysedItems } from "./analyse-exam.ts";
import { findExam, type ExamRecord } from "./exam-queries.ts";
import { readExamined } from "./examined.ts";
import { listSittings } from "./sitting-queries.ts";
import { toSittingRows, type SittingRow } from "./sitting-rows.ts";

type What = "results" | "answers" | "items";
type Reading = { readonly db: Db; readonly exam: ExamRecord; readonly nowMs: number };
const BATCH = 100;

const TABLES: Readonly<Record<What, (reading: Reading) => Promise<Omit<Table, "name">>>> = {
  results: resultTable,
  answers: answerTable,
  items: itemTable,
};

export const handleExportExam: OperatorHandler<typeof exportExam> = async ({ db, nowMs, input }) => {
  const exam = await findExam(db, input.exam_id);
  if (exam === undefined) return refuse("no_data");
  const table = await TABLES[input.what]({ db, exam, nowMs });
  const file = await writeTable({ name: `${exam.title} ${input.what}`, ...table }, input.format);
  const data: OutputOf<typeof exportExam> = {
    file_name: file.fileName,
    mime: file.mime,
    base64: Buffer.from(file.bytes).toString("base64"),
  };
  return { data, audit: { subject: exam.examId } };
};

async function resultTable({ db, exam, nowMs }: Reading): Promise<Omit<Table, "name">> {
  const rows: SittingRow[] = [];
  let cursor: string | null = null;
  do {
    const sittings = await listSittings(db, exam.examId, { cursor, limit: BATCH });
    rows.push(...(await toSittingRows(db, sittings, nowMs)));
    cursor = sittings.length === BATCH ? (sittings.at(-1)?.playerId ?? null) : null;
  } while (cursor !== null);
  return {
    columns: [
      { title: "Player", kind: "text" },
      { title: "Name", kind: "text" },
      { title: "State", kind: "text" },
      { title: "Started (UTC)", kind: "instant" },
      { title: "Ended (UTC)", kind: "instant" },
      { title: "Answered", kind: "number" },
      { title: "Questions", kind: "number" },
      { title: "Marks", kind: "number" },
      { title: "Of", kind: "number" },
      { title: "Percent", kind: "percent" },
      { title: "Passed", kind: "text" },
      { title: "Percent before regrade", kind: "percent" },
      { title: "Absences", kind: "number" },
      { title: "Too long", kind: "number" },
      { title: "Violations", kind: "number" },
      { title: "Decision", kind: "text" },
      { title: "Reason", kind: "text" },
    ],
    rows: rows.map(toResultCells),
  };
}

function toResultCells(row: SittingRow): readonly Cell[] {
  const { result } = row;
  const atMs = (instant: string | null) => (instant === null ? null : Date.parse(instant));
  return [
    row.player_id,
    row.name,
    row.state,
    atMs(row.started_at),
    atMs(row.ends_at),
    row.answered,
    row.questions,
    result?.marks ?? null,
    result?.max_marks ?? null,
    result?.percent ?? null,
    result === null ? null : result.passed ? "yes" : "no",
    row.before_regrade?.percent ?? null,
    row.absences,
    row.too_long,
    row.violations,
    row.decision,
    row.decision_reason ?? row.void_reason ?? row.end_reason,
  ];
}

async function answerTable({ db, exam, nowMs }: Reading): Promise<Omit<Table, "name">> {
  const rows: Cell[][] = [];
  for (const { sitting, run, questions, result } of await readExamined(db, exam.examId, nowMs)) {
    const items = await readItems(db, itemRefs(questions));
    const answers = countingAnswers(clockOf(run, run.finishedAtMs ?? run.expiresAtMs));
    for (const [index, question] of questions.entries()) {
      const { verdict, marks, maxMarks } = result.items[index] ?? { verdict: "blank", marks: 0, maxMarks: 0 };
      const answer = answerText(answers[index], question.options, items[index]?.options);
      rows.push([
        sitting.playerId,
        sitting.name,
        question.number,
        question.itemId,
        question.version,
        question.section,
        items[index]?.stem ?? "",
        answer,
        verdict,
        marks,
        maxMarks,
      ]);
    }
  }
  return {
    columns: [
      { title: "Player", kind: "text" },
      { title: "Name", kind: "text" },
      { title: "Number", kind: "number" },
      { title: "Item", kind: "text" },
      { title: "Version", kind: "number" },
      { title: "Section", kind: "text" },
      { title: "Question", kind: "text" },
      { title: "Answer", kind: "text" },
      { title: "Verdict", kind: "text" },
      { title: "Marks", kind: "number" },
      { title: "Of", kind: "number" },
    ],
    rows,
  };
}

async function itemTable({ db, exam, nowMs }: Reading): Promise<Omit<Table, "name">> {
  const items = await analysedItems(db, await readExamined(db, exam.examId, nowMs));
  return {
    columns: [
      { title: "Item", kind: "text" },
      { title: "Version", kind: "number" },
      { title: "Question", kind: "text" },
      { title: "Candidates", kind: "number" },
      { title: "Facility", kind: "number" },
      { title: "Discrimination", kind: "number" },
      { title: "Blank", kind: "number" },
      { title: "Chosen", kind: "text" },
      { title: "What to do", kind: "text" },
    ],
    rows: items.map((item) => [
      item.item_id,
      item.version,
      item.stem,
      item.n,
      item.facility.value,
      item.discrimination.value,
      item.blanks,
      item.options
        .map(({ option, is_key: isKey, count }) => `${option}${isKey ? " (key)" : ""}: ${count}`)
        .join(", "),
      item.sentence,
    ]),
  };
}
