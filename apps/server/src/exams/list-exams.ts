import { refuse, type OutputOf } from "@crosscheck/contract";
import type { listExams, previewExamPaper, viewExam } from "@crosscheck/contract/operators/exams";
import { fillBlueprint, isDrawnBy } from "@crosscheck/rules/exams/blueprint";
import { questionCountOf, type ExamPaper } from "@crosscheck/rules/exams/exam";
import { toSeed } from "@crosscheck/rules/random";
import type { OperatorHandler } from "../calls/operate.ts";
import { toPage } from "../calls/page.ts";
import type { Db } from "../postgres/database.ts";
import { findAskable, toPaper } from "./exam-draft.ts";
import { readPool } from "./exam-pool.ts";
import type { ExamRecord } from "./exam-queries.ts";
import { countExams, findListedExam, listAllExams, type ListedExam } from "./list-queries.ts";
import { stateOf } from "./operate-exams.ts";

type Row = OutputOf<typeof listExams>["rows"][number];
type View = OutputOf<typeof viewExam>;

export const handleListExams: OperatorHandler<typeof listExams> = async ({ db, nowMs, input }) => {
  const { cursor = null, limit, state = null } = input;
  const at = new Date(nowMs);
  const exams = await listAllExams(db, { cursor, state, at, limit: limit + 1 });
  return {
    data: toPage(
      exams.map((exam) => toRow(exam, nowMs)),
      limit,
      (row) => row.exam_id,
    ),
    total: await countExams(db, { state, at }),
    audit: { subject: null },
  };
};

export const handleViewExam: OperatorHandler<typeof viewExam> = async ({ db, nowMs, input }) => {
  const exam = await findListedExam(db, input.exam_id, new Date(nowMs));
  if (exam === undefined) return refuse("no_data");
  return {
    data: { ...toRow(exam, nowMs), definition: toDefinition(exam), supply: await supplyOf(db, exam) },
    audit: { subject: exam.examId },
  };
};

export const handlePreviewExamPaper: OperatorHandler<typeof previewExamPaper> = async ({ db, input }) => {
  const paper = toPaper(input.paper);
  const supply = await supplyOf(db, { language: input.language, paper });
  return { data: { question_count: questionCountOf(paper), supply }, audit: { subject: null } };
};

/** What the bank has for each section now. */
async function supplyOf(
  db: Db,
  { language, paper }: { readonly language: string; readonly paper: ExamPaper },
): Promise<View["supply"]> {
  if (paper.kind === "fixed") {
    const { found } = await findAskable(db, paper, language);
    return paper.sections.map(({ section, items }) => {
      const here = items.filter(({ itemId }) => found.has(itemId)).length;
      return { section, wanted: items.length, matching: here, found: here };
    });
  }
  const pool = await readPool(db, language);
  // Any draw finds as many.
  const { sections } = fillBlueprint(paper.sections, pool, toSeed(new Uint8Array(16)));
  return paper.sections.map((section, place) => ({
    section: section.section,
    wanted: section.count,
    matching: pool.filter((item) => isDrawnBy(section, item)).length,
    found: sections[place]?.length ?? 0,
  }));
}

function toRow(exam: ListedExam, nowMs: number): Row {
  return {
    exam_id: exam.examId,
    state: stateOf(exam, nowMs),
    version: exam.version,
    title: exam.title,
    licence: exam.licence,
    subject: exam.subject,
    language: exam.language,
    starts_at: exam.startsAt.toISOString(),
    ends_at: exam.endsAt.toISOString(),
    minutes: exam.rules.minutes,
    paper_kind: exam.paper.kind,
    question_count: exam.questionCount,
    total_marks: exam.totalMarks,
    admits: exam.admits,
    group_id: exam.groupId,
    has_key: exam.hasKey,
    release: exam.rules.release,
    created_by: exam.createdBy,
    published_at: exam.publishedAt?.toISOString() ?? null,
    closed_at: exam.closedAt?.toISOString() ?? null,
    released_at: exam.releasedAt?.toISOString() ?? null,
    archived_at: exam.archivedAt?.toISOString() ?? null,
    sittings: exam.sittings,
  };
}

/** As `create_exam` and `change_exam` take it. */
function toDefinition(exam: ExamRecord): View["definition"] {
  const { rules } = exam;
  return {
    language: exam.language,
    title: exam.title,
    licence: exam.licence,
    subject: exam.subject,
    instructions: exam.instructions,
    rules_text: exam.rulesText,
    starts_at: exam.startsAt.toISOString(),
    ends_at: exam.endsAt.toISOString(),
    rules: {
      minutes: rules.minutes,
      marks: rules.marks,
      partial: rules.partial,
      pass_percent: rules.passPercent,
      answer_again: rules.answerAgain,
      forward_only: rules.forwardOnly,
      release: rules.release,
      review: rules.review,
      away: rules.away,
    },
    paper: toShownPaper(exam.paper),
  };
}

function toShownPaper(paper: ExamPaper): View["definition"]["paper"] {
  if (paper.kind === "fixed") {
    const sections = paper.sections.map(({ section, name, passPercent, items }) => ({
      section,
      name,
      pass_percent: passPercent,
      items: items.map(({ itemId, marks, isTrial }) => ({ item_id: itemId, marks, is_trial: isTrial })),
    }));
    return { kind: "fixed", sections };
  }
  const sections = paper.sections.map((one) => ({
    section: one.section,
    name: one.name,
    pass_percent: one.passPercent,
    count: one.count,
    trials: one.trials,
    marks: one.marks,
    categories: [...one.categories],
    objectives: [...one.objectives],
    kinds: one.kinds.filter((kind) => kind !== "word_tiles"),
    min_difficulty: one.minDifficulty,
    max_difficulty: one.maxDifficulty,
  }));
  return { kind: "blueprint", sections };
}
