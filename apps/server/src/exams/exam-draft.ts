import { refuse, type InputOf, type Refusal } from "@crosscheck/contract";
import type { createExam } from "@crosscheck/contract/operators/exams";
import {
  NO_ALLOWANCE,
  questionCountOf,
  secondsOf,
  type Allowance,
  type ExamPaper,
  type ExamRules,
} from "@crosscheck/rules/exams/exam";
import { EVENT_TYPES } from "@crosscheck/rules/modes/category-types";
import { MODES } from "@crosscheck/rules/modes/index";
import type { TextByLanguage } from "@crosscheck/rules/exams/preset";
import { sanitisePassage } from "../content/passage-html.ts";
import type { Db } from "../postgres/database.ts";
import { listLanguages } from "../settings/setting-queries.ts";
import type { ExamRecord } from "./exam-queries.ts";
import { itemIdsOf, listAskable, type AskableItem, type ExamDraft } from "./operate-queries.ts";

type Definition = InputOf<typeof createExam>;
type FixedPaper = Extract<ExamPaper, { readonly kind: "fixed" }>;

/** The most that may be granted: nobody has time for more than the window. */
export function fitsWindow(
  { rules, startsAt, endsAt }: Pick<ExamRecord, "rules" | "startsAt" | "endsAt">,
  allowance: Allowance,
): boolean {
  return secondsOf(rules, allowance) * 1_000 <= endsAt.getTime() - startsAt.getTime();
}

/** An exam as an examiner wrote it, with what follows from it; a refusal names the field that cannot be. */
export async function toDraft(
  db: Db,
  input: Definition,
  nowMs: number,
): Promise<ExamDraft | Refusal<"invalid_field">> {
  const [startsAt, endsAt] = [new Date(input.starts_at), new Date(input.ends_at)];
  if (endsAt <= startsAt || endsAt.getTime() <= nowMs) return refuse("invalid_field", { field: "ends_at" });
  const rules = toRules(input.rules);
  if (!fitsWindow({ rules, startsAt, endsAt }, NO_ALLOWANCE)) {
    const detail = "The window is shorter than the time for the paper.";
    return refuse("invalid_field", { field: "rules", detail });
  }
  const languages = await listLanguages(db);
  if (!languages.some(({ code, isContent }) => isContent && code === input.language)) {
    return refuse("invalid_field", { field: "language" });
  }
  const paper = toPaper(input.paper);
  const items = paper.kind === "fixed" ? await findAskable(db, paper, input.language) : null;
  if (items !== null && items.unknown.length > 0) {
    const detail = `The paper cannot ask ${items.unknown.join(", ")}.`;
    return refuse("invalid_field", { field: "paper", detail });
  }
  const totalMarks = totalMarksOf({ paper, rules }, items?.found ?? new Map());
  if (totalMarks <= 0) {
    return refuse("invalid_field", { field: "paper", detail: "No question of the paper counts." });
  }
  return {
    language: input.language,
    title: input.title,
    licence: input.licence,
    subject: input.subject,
    instructions: sanitise(input.instructions),
    rulesText: sanitise(input.rules_text),
    startsAt,
    endsAt,
    rules,
    paper,
    questionCount: questionCountOf(paper),
    totalMarks,
  };
}

/** The items of a fixed paper by id as they may be asked now, and those that may not. */
export async function findAskable(
  db: Db,
  paper: FixedPaper,
  language: string,
): Promise<{ readonly found: ReadonlyMap<string, AskableItem>; readonly unknown: readonly string[] }> {
  const itemIds = itemIdsOf(paper);
  const items = await listAskable(db, { itemIds, language, hiddenTypes: EVENT_TYPES });
  const isAsked = ({ kind }: AskableItem) => MODES.exam.kinds.some((one) => one === kind);
  const found = new Map(items.filter(isAsked).map((item) => [item.itemId, item]));
  return { found, unknown: itemIds.filter((itemId) => !found.has(itemId)) };
}

/** What all questions that count are worth together. */
export function totalMarksOf(
  { paper, rules }: Pick<ExamRecord, "paper" | "rules">,
  items: ReadonlyMap<string, Pick<AskableItem, "marks">>,
): number {
  const weight =
    paper.kind === "blueprint"
      ? paper.sections.reduce((sum, { count, trials, marks }) => sum + (count - trials) * marks, 0)
      : paper.sections
          .flatMap((section) => section.items)
          .filter(({ isTrial }) => !isTrial)
          .reduce((sum, { itemId, marks }) => sum + (marks ?? items.get(itemId)?.marks ?? 0), 0);
  return Math.round(weight * rules.marks.right * 100) / 100;
}

function toRules(rules: Definition["rules"]): ExamRules {
  return {
    minutes: rules.minutes,
    marks: rules.marks,
    partial: rules.partial,
    passPercent: rules.pass_percent,
    answerAgain: rules.answer_again,
    forwardOnly: rules.forward_only,
    release: rules.release,
    review: rules.review,
    away: rules.away,
  };
}

/** A paper as it is stored. */
export function toPaper(paper: Definition["paper"]): ExamPaper {
  if (paper.kind === "blueprint") {
    const sections = paper.sections.map(
      ({ pass_percent, min_difficulty, max_difficulty, section, name, ...drawn }) => ({
        ...drawn,
        section,
        name,
        passPercent: pass_percent,
        minDifficulty: min_difficulty,
        maxDifficulty: max_difficulty,
      }),
    );
    return { kind: "blueprint", sections };
  }
  const sections = paper.sections.map(({ section, name, pass_percent, items }) => ({
    section,
    name,
    passPercent: pass_percent,
    items: items.map(({ item_id, marks, is_trial }) => ({
      itemId: item_id,
      marks,
      isTrial: is_trial,
    })),
  }));
  return { kind: "fixed", sections };
}

/** No pictures: an exam has no folder of media. */
function sanitise(texts: Readonly<Record<string, string>>): TextByLanguage {
  return Object.fromEntries(
    Object.entries(texts).map(([language, html]) => [
      language,
      sanitisePassage({ html, language }, () => undefined),
    ]),
  );
}
