import type { Actions, OutputOf } from "@crosscheck/contract";
import { STATISTICS_DAYS } from "@crosscheck/contract/limits";
import { faceOf } from "@crosscheck/rules/content/subject-faces";
import { findBestRank } from "../boards/board-rows.ts";
import { contentLanguage, type ContentLanguage } from "../categories/content-language.ts";
import { countQuestions, placesOf, type Viewer } from "../categories/category-rows.ts";
import { toMastery } from "../categories/mastery.ts";
import { listMastery, type MasteryRecord } from "../categories/progress-queries.ts";
import { currentCatalogue, type CatalogueCategory } from "../content/catalogue.ts";
import { nameIn } from "../content/names.ts";
import type { CallContext } from "../calls/handle.ts";
import {
  countWrongNow,
  listModeRecords,
  listQuarterRecords,
  listSubjectRecords,
  type AnswerCount,
  type QuarterRecord,
  type SubjectRecord,
} from "./statistics-queries.ts";

type Statistics = OutputOf<Actions["get_users_statistics"]>;

export type PlayerStatistics = {
  readonly statistics: Statistics;
  /** Subjects as stored, in the order of `per_category`. */
  readonly subjects: readonly SubjectRecord[];
};

/** Answered questions before a subject's percentage means something. */
const MIN_SUBJECT_ANSWERS = 10;
/** A day has at most 25 hours. */
const QUARTERS_PER_DAY = 100;

/**
 * Everything a player has answered in ranked runs. A blank question is not an answer; a day is that of the finish.
 *
 * @param zone name of the zone whose days are counted, as `zoneOf` gives it
 */
export async function readStatistics(
  { db, settings, nowMs }: Pick<CallContext, "db" | "settings" | "nowMs">,
  asked: {
    readonly playerId: string;
    readonly languageId: number | undefined;
    readonly zone: string;
  },
): Promise<PlayerStatistics> {
  const { playerId, zone } = asked;
  const [modes, records, quarters, wrongNow, mastery, catalogue, bestPosition] = await Promise.all([
    listModeRecords(db, playerId),
    listSubjectRecords(db, playerId),
    listQuarterRecords(db, playerId, STATISTICS_DAYS * QUARTERS_PER_DAY),
    countWrongNow(db, playerId),
    listMastery(db, playerId),
    currentCatalogue(db, nowMs),
    findBestRank(db, playerId, nowMs),
  ]);
  const subjects = [...records.filter(isEnough), ...records.filter((subject) => !isEnough(subject))];
  const language = contentLanguage(catalogue.languages, {
    languageId: asked.languageId,
    languageMode: settings.languageMode,
  });
  const { strong, weak } = findExtremes(subjects);
  // What was answered counts, whatever language lists are kept to.
  const anyLanguage = { ...language, codes: [language.code, language.defaultCode] };
  const statistics = {
    questions_answered: sum(modes.map(({ answered }) => answered)),
    correct_answers: sum(modes.map(({ correct }) => correct)),
    strong_category: strong === null ? null : toName(strong, language),
    ratio1: strong === null ? 0 : percentOf(strong),
    weak_category: weak === null ? null : toName(weak, language),
    ratio2: weak === null ? 0 : percentOf(weak),
    best_position: bestPosition,
    per_mode: modes.map(({ mode, quizzes, seconds, ...count }) => ({
      mode,
      quizzes,
      ...toTally(count),
      seconds,
    })),
    per_category: subjects.map((subject) => ({
      ...toName(subject, language),
      pack: catalogue.categories.find(({ slug }) => slug === subject.slug)?.packId ?? "",
      ...toTally(subject),
      seconds_per_question: secondsEach([subject]),
      enough: isEnough(subject),
      mastery: masteryOf(subject, catalogue.categories, { mastery, language: anyLanguage }),
    })),
    days: toDays(quarters, zone),
    wrong_now: wrongNow,
    seconds_per_question: secondsEach(subjects),
  };
  return { statistics, subjects };
}

function isEnough({ answered }: AnswerCount): boolean {
  return answered >= MIN_SUBJECT_ANSWERS;
}

/** Over all categories of the subject, played or not. */
function masteryOf(
  { code, slug }: SubjectRecord,
  categories: readonly CatalogueCategory[],
  viewer: Pick<Viewer, "language"> & { readonly mastery: readonly MasteryRecord[] },
): Statistics["per_category"][number]["mastery"] {
  const own = categories.filter((category) =>
    code === null ? category.slug === slug : category.code === code,
  );
  const placeIds = new Set(own.flatMap(placesOf).map(({ id }) => id));
  return toMastery(
    viewer.mastery.filter(({ placeId }) => placeIds.has(placeId)),
    sum(own.map((category) => countQuestions(category, viewer.language))),
  );
}

/** Strongest and weakest subject with enough answers; a category of several subjects is none, one alone no weakest. */
function findExtremes(subjects: readonly SubjectRecord[]): {
  readonly strong: SubjectRecord | null;
  readonly weak: SubjectRecord | null;
} {
  const ranked = subjects
    .filter((subject) => subject.code !== null && isEnough(subject))
    .toSorted((a, b) => percentOf(b) - percentOf(a) || b.answered - a.answered);
  return { strong: ranked[0] ?? null, weak: ranked.length > 1 ? (ranked.at(-1) ?? null) : null };
}

function toDays(quarters: readonly QuarterRecord[], zone: string): Statistics["days"] {
  // Swedish writes days as ISO 8601 does. One format for all: making one takes longer than using it.
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone: zone });
  const byDay = Map.groupBy(quarters, ({ startsAt }) => format.format(startsAt));
  return [...byDay]
    .slice(0, STATISTICS_DAYS)
    .map(([day, counts]) => ({
      day,
      ...toTally({
        answered: sum(counts.map(({ answered }) => answered)),
        correct: sum(counts.map(({ correct }) => correct)),
      }),
    }))
    .toReversed();
}

function toName(subject: SubjectRecord, { code, defaultCode }: ContentLanguage) {
  return {
    slug: subject.slug,
    category_name: nameIn(subject.names, code, defaultCode),
    face: subject.code === null ? null : faceOf(subject.code),
  };
}

function toTally(count: AnswerCount) {
  return { questions: count.answered, correct: count.correct, percent: percentOf(count) };
}

/** Seconds from the start of a question's clock to its answer, one decimal; null where no clock is known. */
function secondsEach(subjects: readonly SubjectRecord[]): number | null {
  const timed = sum(subjects.map((subject) => subject.timed));
  const ms = sum(subjects.map((subject) => subject.answerMs));
  return timed === 0 ? null : Math.round(ms / timed / 100) / 10;
}

/** Right answers of the given ones, 0–100, two decimals. */
export function percentOf({ answered, correct }: AnswerCount): number {
  return answered === 0 ? 0 : Math.round((10_000 * correct) / answered) / 100;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
