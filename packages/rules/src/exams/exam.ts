import type { ModeDefinition, RevealTime } from "../modes/mode.ts";
import { exam } from "../modes/exam.ts";
import type { QuestionKind } from "../questions/kind.ts";
import type { TextByLanguage } from "./preset.ts";

/** When the result of a sitting may be known: at once, when the window has closed, or when the examiner says so. */
export const RELEASES = ["hand_in", "close", "examiner"] as const;
export type Release = (typeof RELEASES)[number];

/** When right answers may be seen: never, with the result, or when the window has closed too. */
export const REVIEWS = ["never", "release", "close"] as const;
export type Review = (typeof REVIEWS)[number];

/** What an examiner says to what happened around a sitting. */
export const DECISIONS = ["accepted", "warned", "rejected"] as const;
export type Decision = (typeof DECISIONS)[number];

/** A chosen question of a fixed paper. */
export type FixedItem = {
  readonly itemId: string;
  /** Weight; null: the item's own. */
  readonly marks: number | null;
  /** Asked within the time, never in the marks; its candidate does not know. */
  readonly isTrial: boolean;
};

/** What is drawn for a section; an empty list takes everything. */
export type Drawn = {
  readonly count: number;
  /** How many of them are trial items, drawn too. */
  readonly trials: number;
  /** Weight of each. */
  readonly marks: number;
  /** Slugs of categories. */
  readonly categories: readonly string[];
  /** Learning objectives, each with everything below it: 050.01 takes 050.01.02 too. */
  readonly objectives: readonly string[];
  readonly kinds: readonly QuestionKind[];
  readonly minDifficulty: number;
  readonly maxDifficulty: number;
};

export type ExamSection<Content> = {
  /** Slug, unique in its paper. */
  readonly section: string;
  readonly name: TextByLanguage;
  /** Percentage that passes this section; null: none of its own. */
  readonly passPercent: number | null;
} & Content;

/** Which questions an exam asks: the same ones of everybody, or drawn for each candidate. */
export type ExamPaper =
  | {
      readonly kind: "fixed";
      readonly sections: readonly ExamSection<{ readonly items: readonly FixedItem[] }>[];
    }
  | { readonly kind: "blueprint"; readonly sections: readonly ExamSection<Drawn>[] };

/** How an exam is sat, marked and told. */
export type ExamRules = {
  readonly minutes: number;
  /** Marks per weight of an item. */
  readonly marks: { readonly right: number; readonly wrong: number; readonly blank: number };
  /** Whether right parts of an answer earn their share. */
  readonly partial: boolean;
  readonly passPercent: number;
  /** Whether an answer may be changed before the paper is handed in. */
  readonly answerAgain: boolean;
  /** Whether nobody goes back to a question before the last answered one. */
  readonly forwardOnly: boolean;
  readonly release: Release;
  readonly review: Review;
  readonly away: { readonly policy: "end" | "log"; readonly warnings: number };
};

/** What is granted to one candidate. */
export type Allowance = { readonly timeFactor: number; readonly toleranceMs: number };
export const NO_ALLOWANCE: Allowance = { timeFactor: 1, toleranceMs: 0 };

export type ExamState = "draft" | "upcoming" | "open" | "closed" | "archived";

/** When it may be sat (ms since epoch): from the start, and before the end. */
export type ExamLife = {
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  readonly isPublished: boolean;
  /** Whether its window was found over: it stays so, whatever a clock says that was set back. */
  readonly isClosed: boolean;
  readonly isArchived: boolean;
};

/** The state of an exam at a time. */
export function examStateAt(life: ExamLife, atMs: number): ExamState {
  if (life.isArchived) return "archived";
  if (!life.isPublished) return "draft";
  if (life.isClosed) return "closed";
  if (atMs < life.startsAtMs) return "upcoming";
  return atMs < life.endsAtMs ? "open" : "closed";
}

/** Seconds a candidate has for the paper. */
export function secondsOf({ minutes }: Pick<ExamRules, "minutes">, { timeFactor }: Allowance): number {
  return Math.round(minutes * 60 * timeFactor);
}

/** Long after anybody waits for it: the result of a sitting whose examiner has not released it yet (ms since epoch). */
export const NOT_RELEASED_MS = 221_845_392_000_000; // 9000-01-01

/**
 * When a sitting's result may be known, and its answers. `closesAtMs`: until then the result is kept back; null: it is
 * known at hand-in. Answers of a result that is known before the window closes wait for the close (`after_close` without
 * a time, which the closing sets).
 */
export function tellingOf(
  { release, review }: Pick<ExamRules, "release" | "review">,
  endsAtMs: number,
): { readonly reveal: RevealTime; readonly closesAtMs: number | null } {
  const closesAtMs = { hand_in: null, close: endsAtMs, examiner: NOT_RELEASED_MS }[release];
  if (review === "never") return { reveal: "never", closesAtMs };
  if (release === "hand_in" && review === "release") return { reveal: "after_finish", closesAtMs };
  return { reveal: "after_close", closesAtMs };
}

/** The mode of one candidate's sitting, for a paper of so many questions. */
export function examModeOf(
  { rules, paper }: { readonly rules: ExamRules; readonly paper: Pick<ExamPaper, "sections"> },
  allowance: Allowance,
  count: number,
): ModeDefinition {
  const percents = paper.sections.flatMap(({ section, passPercent }) =>
    passPercent === null ? [] : [[section, passPercent] as const],
  );
  return {
    ...exam,
    questions: { ...exam.questions, count },
    timing: { kind: "whole_paper", totalSeconds: secondsOf(rules, allowance) },
    reveal: tellingOf(rules, 0).reveal,
    marking: { ...exam.marking, ...rules.marks, partial: rules.partial },
    winPercent: rules.passPercent,
    away: { ...rules.away, toleranceMs: allowance.toleranceMs },
    ...(rules.answerAgain ? {} : { finalAnswers: true }),
    ...(rules.forwardOnly ? { forwardOnly: true } : {}),
    ...(percents.length === 0 ? {} : { sectionPercents: Object.fromEntries(percents) }),
  };
}

/** Questions of a paper, trial items included. */
export function questionCountOf(paper: ExamPaper): number {
  return paper.kind === "fixed"
    ? paper.sections.reduce((sum, { items }) => sum + items.length, 0)
    : paper.sections.reduce((sum, { count }) => sum + count, 0);
}
