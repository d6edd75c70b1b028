import { markPaper, type RunMarks, type Verdict } from "../attempts/marking.ts";
import type { PaperQuestion } from "../attempts/paper.ts";
import { isWon } from "../attempts/reward.ts";
import type { ModeDefinition } from "../modes/mode.ts";
import type { TextByLanguage } from "./preset.ts";
import { sectionResults, type SectionResult } from "./section-results.ts";

/** How an area of the syllabus went. */
export type ObjectiveResult = {
  /** Code of its topic, such as 050.01. */
  readonly code: string;
  /** Empty where no syllabus names it. */
  readonly titles: TextByLanguage;
  readonly correct: number;
  readonly total: number;
};

/** How the questions of one weight went. */
export type MarkStatistic = {
  readonly marks: number;
  readonly correct: number;
  readonly wrong: number;
  readonly blank: number;
};

/** What came out of a sitting, by its paper and answers alone. Trial items are in `unscored` only. */
export type ExamResult = {
  readonly questions: number;
  readonly correct: number;
  readonly wrong: number;
  readonly blank: number;
  readonly unscored: number;
  readonly marks: number;
  readonly maxMarks: number;
  readonly percent: number;
  readonly passPercent: number;
  readonly passed: boolean;
  readonly sections: readonly SectionResult[];
  readonly statistics: readonly MarkStatistic[];
  readonly objectives: readonly ObjectiveResult[];
};

/** The topic of each item that has one, by item id. */
export type TopicOf = ReadonlyMap<string, { readonly code: string; readonly titles: TextByLanguage }>;

/** Marks a paper as its exam says. `answers` are the texts that count, in the order of the paper. */
export function examResult(
  mode: Pick<ModeDefinition, "marking" | "winPercent" | "sectionPercents">,
  {
    questions,
    answers,
  }: { readonly questions: readonly PaperQuestion[]; readonly answers: readonly (string | null)[] },
  topics: TopicOf,
): ExamResult {
  const marked = markPaper(questions, answers, mode.marking);
  const { verdicts, marks, maxMarks, percent, correct, wrong, blank, unscored } = marked;
  const scored = questions.flatMap((question, index) => {
    const verdict = verdicts[index];
    return question.marks > 0 && verdict !== undefined ? [{ question, verdict }] : [];
  });
  return {
    questions: questions.length,
    correct,
    wrong,
    blank,
    unscored,
    marks,
    maxMarks,
    percent,
    passPercent: mode.winPercent,
    passed: isWon(mode, marked),
    sections: sectionResults(mode, marked satisfies Pick<RunMarks, "sections">),
    statistics: byMarks(scored),
    objectives: byTopic(scored, topics),
  };
}

type Scored = readonly { readonly question: PaperQuestion; readonly verdict: Verdict }[];

function byMarks(scored: Scored): readonly MarkStatistic[] {
  return [...Map.groupBy(scored, ({ question }) => question.marks)]
    .toSorted(([one], [other]) => one - other)
    .map(([marks, group]) => ({
      marks,
      correct: countOf(group, "correct"),
      wrong: countOf(group, "wrong"),
      blank: countOf(group, "blank"),
    }));
}

function byTopic(scored: Scored, topics: TopicOf): readonly ObjectiveResult[] {
  const named = scored.flatMap(({ question, verdict }) => {
    const topic = topics.get(question.itemId);
    return topic === undefined ? [] : [{ question, verdict, topic }];
  });
  return [...Map.groupBy(named, ({ topic }) => topic.code)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([code, group]) => ({
      code,
      titles: group[0]?.topic.titles ?? {},
      correct: countOf(group, "correct"),
      total: group.length,
    }));
}

function countOf(group: readonly { readonly verdict: Verdict }[], wanted: Verdict): number {
  return group.filter(({ verdict }) => verdict === wanted).length;
}
