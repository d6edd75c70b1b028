import { isRefusal, refuse, type Refusal } from "@crosscheck/contract";
import type { archiveExam, extendExam, publishExam, setExamKey } from "@crosscheck/contract/operators/exams";
import { fillBlueprint, type Shortage } from "@crosscheck/rules/exams/blueprint";
import { examStateAt, type ExamState } from "@crosscheck/rules/exams/exam";
import type { OperatorHandler } from "../calls/operate.ts";
import { forgetCatalogue } from "../content/catalogue.ts";
import { newSeed } from "../ports/random.ts";
import type { Random } from "../ports/ports.ts";
import type { Db } from "../postgres/database.ts";
import type { FixedRef } from "../postgres/tables/exam-tables.ts";
import { findAskable, totalMarksOf } from "./exam-draft.ts";
import { hashExamKey } from "./exam-key.ts";
import { forgetPool, readPool } from "./exam-pool.ts";
import { lifeOf, lockExam, type ExamRecord } from "./exam-queries.ts";
import {
  holdOpenRuns,
  listDrawing,
  moveExamEnd,
  storeArchived,
  storeKey,
  storePublished,
} from "./operate-queries.ts";

export const handlePublishExam: OperatorHandler<typeof publishExam> = async ({ db, ports, nowMs, input }) => {
  const exam = await lockExam(db, input.exam_id);
  if (exam === undefined) return refuse("no_data");
  if (stateOf(exam, nowMs) !== "draft") return refuse("exam_not_draft");
  if (input.version !== undefined && input.version !== exam.version) return refuse("changed_meanwhile");
  if (exam.endsAt.getTime() <= nowMs) return refuse("invalid_field", { field: "ends_at" });
  const chosen = await choosePaper(db, exam, ports.random);
  if (isRefusal(chosen)) return chosen;
  const { items, totalMarks } = chosen;
  const missing = items === null ? [] : await listStarved(db, { exam, items, nowMs }, ports.random);
  if (missing.length > 0) return refuse("exam_items_missing", { missing });
  const publishedAt = new Date(nowMs);
  await storePublished(db, { examId: exam.examId, items, totalMarks }, publishedAt);
  return {
    ...toStep({ ...exam, publishedAt, items }, "draft", nowMs),
    afterwards: (ground) => {
      forgetCatalogue(ground.db);
      forgetPool(ground.db);
    },
  };
};

type Chosen = { readonly items: readonly FixedRef[] | null; readonly totalMarks: number };

/** The questions of a fixed paper in their versions of now; null for one that is drawn, which the bank can fill. */
async function choosePaper(
  tx: Db,
  { paper, language, rules, totalMarks }: ExamRecord,
  random: Random,
): Promise<Refusal<"exam_items_missing"> | Chosen> {
  if (paper.kind === "blueprint") {
    const { shortages } = fillBlueprint(paper.sections, await readPool(tx, language), newSeed(random));
    return shortages.length === 0
      ? { items: null, totalMarks }
      : refuse("exam_items_missing", { missing: shortages });
  }
  const { found } = await findAskable(tx, paper, language);
  const missing = paper.sections.flatMap(({ section, items }) => {
    const here = items.filter(({ itemId }) => found.has(itemId)).length;
    return here === items.length ? [] : [{ section, wanted: items.length, found: here }];
  });
  if (missing.length > 0) return refuse("exam_items_missing", { missing });
  const refs = paper.sections.flatMap(({ section, items }) =>
    items.map((item): FixedRef => ({
      ...item,
      // Its own weight is that of this version.
      marks: item.marks ?? found.get(item.itemId)?.marks ?? null,
      section,
      version: found.get(item.itemId)?.version ?? 1,
      language,
    })),
  );
  return { items: refs, totalMarks: totalMarksOf({ paper, rules }, found) };
}

type Taking = { readonly exam: ExamRecord; readonly items: readonly FixedRef[]; readonly nowMs: number };

/** Sections of other exams, published and drawn for each candidate, that could not be filled any more without these items. */
async function listStarved(
  tx: Db,
  { exam: { language }, items, nowMs }: Taking,
  random: Random,
): Promise<readonly Shortage[]> {
  const drawing = await listDrawing(tx, language, new Date(nowMs));
  if (drawing.length === 0) return [];
  const taken = new Set(items.map(({ itemId }) => itemId));
  const before = await readPool(tx, language);
  const after = before.filter(({ itemId }) => !taken.has(itemId));
  const seed = newSeed(random);
  return drawing.flatMap(({ title, paper: { sections } }) =>
    // What the bank lacks anyway is nobody's fault here.
    fillBlueprint(sections, before, seed).shortages.length > 0
      ? []
      : fillBlueprint(sections, after, seed).shortages.map((one) => ({
          ...one,
          section: `${title}: ${one.section}`,
        })),
  );
}

/** Who is under way is held first, as whoever finishes a sitting does: nobody hands in meanwhile. */
export const handleExtendExam: OperatorHandler<typeof extendExam> = async ({ db, nowMs, input }) => {
  const examId = input.exam_id;
  await holdOpenRuns(db, examId);
  const exam = await lockExam(db, examId);
  if (exam === undefined) return refuse("no_data");
  const before = stateOf(exam, nowMs);
  if (before === "draft") return refuse("exam_not_published");
  if (isOverBy(exam, nowMs)) return refuse("exam_over");
  const endsAt = new Date(input.ends_at);
  if (endsAt <= exam.endsAt) return refuse("invalid_field", { field: "ends_at" });
  const longer = await moveExamEnd(db, exam, { endsAt, at: new Date(nowMs) });
  const { data, message } = toStep({ ...exam, endsAt }, before, nowMs);
  return {
    data: { ...data, ends_at: endsAt.toISOString(), longer },
    message,
    audit: { subject: examId, before: { ends_at: exam.endsAt }, after: { ends_at: endsAt, longer } },
  };
};

/** One that is put away stays as it is. */
export const handleArchiveExam: OperatorHandler<typeof archiveExam> = async ({ db, nowMs, input }) => {
  const exam = await lockExam(db, input.exam_id);
  if (exam === undefined) return refuse("no_data");
  if (exam.closedAt === null) return refuse("exam_not_over");
  const archivedAt = exam.archivedAt ?? new Date(nowMs);
  await storeArchived(db, exam.examId, archivedAt);
  return toStep({ ...exam, archivedAt }, stateOf(exam, nowMs), nowMs);
};

export const handleSetExamKey: OperatorHandler<typeof setExamKey> = async ({ db, nowMs, input }) => {
  const exam = await lockExam(db, input.exam_id);
  if (exam === undefined) return refuse("no_data");
  if (isOverBy(exam, nowMs)) return refuse("exam_over");
  const key = input.exam_key;
  await storeKey(db, exam.examId, key === null ? null : await hashExamKey(key));
  const step = toStep(exam, stateOf(exam, nowMs), nowMs);
  return {
    ...step,
    audit: { subject: exam.examId, before: { has_key: exam.hasKey }, after: { has_key: key !== null } },
  };
};

/** The state of an exam as operators see it. */
export function stateOf(exam: ExamRecord, nowMs: number): ExamState {
  return examStateAt(lifeOf(exam), nowMs);
}

/** Whether nobody will sit it any more. */
export function isOverBy(exam: ExamRecord, nowMs: number): boolean {
  const state = stateOf(exam, nowMs);
  return state === "closed" || state === "archived";
}

/** What a step of its life answers. */
export function toStep(exam: ExamRecord, before: ExamState, nowMs: number) {
  const { examId, version } = exam;
  const state = stateOf(exam, nowMs);
  return {
    data: { exam_id: examId, state, version },
    message: "updated" as const,
    audit: { subject: examId, before: { state: before }, after: { state } },
  };
}
