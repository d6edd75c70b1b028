import type { SchoolExam } from "./exam-phase.ts";

/** The way to the start of a sitting. */
export type ExamStep = "instructions" | "rules" | "rehearsal" | "key" | "start";

/** The steps of an exam in their order; one without a key has none for it. */
export function stepsOf({ has_key: hasKey }: Pick<SchoolExam, "has_key">): readonly ExamStep[] {
  return ["instructions", "rules", "rehearsal", ...(hasKey ? (["key"] as const) : []), "start"];
}

type Standing = Pick<SchoolExam, "has_key" | "entered_at"> & {
  /** What the address asks for. */
  readonly asked: string | null;
  readonly isKeyTyped: boolean;
};

/** The step to show: the one asked for, as far as rules are agreed to and the key is typed. */
export function stepAt({ asked, isKeyTyped, ...exam }: Standing): ExamStep {
  const steps = stepsOf(exam);
  const first = exam.entered_at === null ? "instructions" : "rehearsal";
  const wanted = steps.find((step) => step === asked) ?? first;
  const furthest = furthestOf(exam, isKeyTyped);
  return steps.indexOf(wanted) > steps.indexOf(furthest) ? furthest : wanted;
}

function furthestOf(exam: Pick<SchoolExam, "has_key" | "entered_at">, isKeyTyped: boolean): ExamStep {
  if (exam.entered_at === null) return "rules";
  return exam.has_key && !isKeyTyped ? "key" : "start";
}
