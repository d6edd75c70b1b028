import type { Marking } from "../modes/mode.ts";
import { QUESTION_RULES } from "../questions/index.ts";
import type { PaperQuestion } from "./paper.ts";

export type Verdict = "correct" | "wrong" | "blank";
export type Tally = { readonly correct: number; readonly total: number };

export type RunMarks = {
  /** In the order of the paper. */
  readonly verdicts: readonly Verdict[];
  readonly correct: number;
  readonly wrong: number;
  readonly blank: number;
  /** Questions that weigh nothing, which are in no other number. */
  readonly unscored: number;
  readonly marks: number;
  readonly maxMarks: number;
  /** 0–100, two decimals. */
  readonly percent: number;
  readonly sections: ReadonlyMap<string, Tally & { readonly marks: number; readonly maxMarks: number }>;
  /** By sub-category, or category where there is none. */
  readonly topics: ReadonlyMap<string, Tally>;
};

/** Whether an answer text is right; no answer and the empty one are blank. */
export function checkAnswer(question: PaperQuestion, answer: string | null): Verdict {
  if (answer === null || answer === "") return "blank";
  return QUESTION_RULES[question.kind].isCorrect(question, answer) ? "correct" : "wrong";
}

/** Marks a whole paper. `answers` are the texts that count, in the order of the paper. */
export function markPaper(
  questions: readonly PaperQuestion[],
  answers: readonly (string | null)[],
  marking: Marking,
): RunMarks {
  const all = questions.map((question, index) => {
    const verdict = checkAnswer(question, answers[index] ?? null);
    const part = marking.partial === true ? partOf(question, answers[index] ?? "") : 0;
    return { question, verdict, marks: marksFor(verdict, marking, part) * question.marks };
  });
  // What weighs nothing is a trial, or was taken out.
  const marked = all.filter(({ question }) => question.marks > 0);
  const count = (wanted: Verdict) => marked.filter(({ verdict }) => verdict === wanted).length;
  const maxMarks = round(sum(questions.map((question) => question.marks * marking.right)));
  const rawMarks = round(sum(marked.map(({ marks }) => marks)));
  const marks = marking.floorAtZero ? Math.max(0, rawMarks) : rawMarks;
  const correct = count("correct");
  const share = marking.percentOf === "correct" ? correct / marked.length : marks / maxMarks;
  return {
    verdicts: all.map(({ verdict }) => verdict),
    correct,
    wrong: count("wrong"),
    blank: count("blank"),
    marks,
    maxMarks,
    unscored: all.length - marked.length,
    percent: maxMarks === 0 ? 0 : round(Math.min(100, Math.max(0, share * 100))),
    sections: groupBy(
      marked,
      ({ question }) => question.section,
      (group) => ({
        ...tally(group),
        marks: round(sum(group.map((entry) => entry.marks))),
        maxMarks: round(sum(group.map((entry) => entry.question.marks * marking.right))),
      }),
    ),
    topics: groupBy(marked, ({ question }) => topicOf(question), tally),
  };
}

/** What a question counts under in the list of topics. */
export function topicOf(question: Pick<PaperQuestion, "category" | "subcategory">): string {
  return question.subcategory ?? question.category;
}

/** Share of the marks that the right parts of an answer earn; 0 where the kind has no parts. */
function partOf(question: PaperQuestion, answer: string): number {
  return QUESTION_RULES[question.kind].partOf?.(question, answer) ?? 0;
}

function marksFor(verdict: Verdict, marking: Marking, part: number): number {
  if (verdict === "correct") return marking.right;
  if (part > 0) return marking.right * part;
  return verdict === "wrong" ? marking.wrong : marking.blank;
}

function tally(group: readonly { readonly verdict: Verdict }[]): Tally {
  return { correct: group.filter(({ verdict }) => verdict === "correct").length, total: group.length };
}

function groupBy<T, R>(
  entries: readonly T[],
  nameOf: (entry: T) => string | null,
  toValue: (group: readonly T[]) => R,
): ReadonlyMap<string, R> {
  const names = new Set(entries.map(nameOf).filter((name) => name !== null));
  return new Map(
    [...names].map((name) => [name, toValue(entries.filter((entry) => nameOf(entry) === name))]),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Two decimals: marks may be fractions, and 0.1 + 0.2 is not 0.3. */
function round(number: number): number {
  return Math.round(number * 100) / 100;
}
