import type { Actions, OutputOf } from "@crosscheck/contract";
import { BASE_LANGUAGE } from "@crosscheck/rules/content/base-language";
import { faceOf } from "@crosscheck/rules/content/subject-faces";
import { countByNode, type Syllabus, type SyllabusNode } from "@crosscheck/rules/content/syllabus";
import type { Handler } from "../calls/handle.ts";
import { nameIn } from "../content/names.ts";
import { listSyllabuses } from "../content/syllabus-queries.ts";
import type { Db } from "../postgres/database.ts";
import { currentOf, keptBeside, type Copy } from "../postgres/kept.ts";
import { countByObjective, type ObjectiveCount } from "./coverage-queries.ts";

type SyllabusView = OutputOf<Actions["get_coverage"]>["syllabuses"][number];

/** Longest age of what a call is told (ms): it is the same for everybody, and counting reads the whole bank. */
const MAX_AGE_MS = 60_000;

type Counted = readonly [counts: readonly ObjectiveCount[], syllabuses: readonly Syllabus[]];

const createCopy = (): Copy<Counted> => ({});

function currentCounts(db: Db, nowMs: number): Promise<Counted> {
  const load = () => Promise.all([countByObjective(db), listSyllabuses(db)]);
  return currentOf(keptBeside(db, createCopy), { nowMs, maxAgeMs: MAX_AGE_MS }, load);
}

/** What there is to learn from, beside what the real papers ask. */
export const handleGetCoverage: Handler<Actions["get_coverage"]> = async ({ db, nowMs, input, caller }) => {
  const [counts, syllabuses] = await currentCounts(db, nowMs);
  const language = input.language ?? caller.pageLanguage ?? BASE_LANGUAGE;
  return {
    data: {
      syllabuses: syllabuses.map((syllabus) => toView(syllabus, counts, language)),
      questions: sumOf(counts, "questions"),
      reviewed: sumOf(counts, "reviewed"),
    },
  };
};

type Count = "questions" | "withFigure" | "reviewed";

function sumOf(counts: readonly ObjectiveCount[], of: Count): number {
  return counts.reduce((sum, count) => sum + count[of], 0);
}

function toView(syllabus: Syllabus, counts: readonly ObjectiveCount[], language: string): SyllabusView {
  const own = counts.filter(({ syllabuses }) => syllabuses.includes(syllabus.name));
  const [questions, withFigure] = [byNode(syllabus, own, "questions"), byNode(syllabus, own, "withFigure")];
  const titleOf = ({ title }: SyllabusNode) => nameIn(title, language, BASE_LANGUAGE);
  const [licence] = syllabus.nodes;
  return {
    syllabus: syllabus.name,
    title: licence === undefined ? syllabus.name : titleOf(licence),
    edition: licence?.edition ?? "",
    subjects: syllabus.nodes
      .filter(({ parent }) => parent === syllabus.name)
      .map((subject) => ({
        code: subject.code,
        title: titleOf(subject),
        face: faceOf(subject.code),
        questions: questions.get(subject.code) ?? 0,
        with_figure: withFigure.get(subject.code) ?? 0,
        paper: subject.weight ?? null,
        topics: syllabus.nodes
          .filter(({ parent }) => parent === subject.code)
          .map((topic) => ({
            code: topic.code,
            title: titleOf(topic),
            questions: questions.get(topic.code) ?? 0,
          })),
      })),
  };
}

/** How many questions belong to each node or lie below it, by code. */
function byNode(
  syllabus: Syllabus,
  counts: readonly ObjectiveCount[],
  of: Count,
): ReadonlyMap<string, number> {
  return countByNode(
    syllabus,
    counts.flatMap((count) => Array.from({ length: count[of] }, () => count.objective)),
  );
}
