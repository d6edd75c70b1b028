import type { Actions, OutputOf } from "@crosscheck/contract";
import { BASE_LANGUAGE } from "@crosscheck/rules/content/base-language";
import { faceOf } from "@crosscheck/rules/content/subject-faces";
import { countByNode, type Syllabus, type SyllabusNode } from "@crosscheck/rules/content/syllabus";
import type { Handler } from "../calls/handle.ts";
import { nameIn } from "../content/names.ts";
import { listSyllabuses } from "../content/syllabus-queries.ts";
import type { Db } from "../postgres/database.ts";
import { currentOf, keptBeside, type Copy } from "../postgres/kept.ts";
import { countByObjective } from "./coverage-queries.ts";

type SyllabusView = OutputOf<Actions["get_coverage"]>["syllabuses"][number];

/** Longest age of what a call is told (ms): it is the same for everybody, and counting reads the whole bank. */
const MAX_AGE_MS = 60_000;

/** A syllabus with the questions of its packs, by the code of its nodes. */
type Covered = {
  readonly syllabus: Syllabus;
  readonly questions: ReadonlyMap<string, number>;
  readonly withFigure: ReadonlyMap<string, number>;
};
type Coverage = {
  readonly covered: readonly Covered[];
  readonly questions: number;
  readonly reviewed: number;
};

const createCopy = (): Copy<Coverage> => ({});

/** What there is to learn from, beside what the real papers ask. */
export const handleGetCoverage: Handler<Actions["get_coverage"]> = async ({ db, nowMs, input, caller }) => {
  const age = { nowMs, maxAgeMs: MAX_AGE_MS };
  const { covered, ...sums } = await currentOf(keptBeside(db, createCopy), age, () => readCoverage(db));
  const language = input.language ?? caller.pageLanguage ?? BASE_LANGUAGE;
  return { data: { syllabuses: covered.map((one) => toView(one, language)), ...sums } };
};

async function readCoverage(db: Db): Promise<Coverage> {
  const [counts, syllabuses] = await Promise.all([countByObjective(db), listSyllabuses(db)]);
  return {
    covered: syllabuses.map((syllabus) => {
      const own = counts.filter(({ syllabuses: names }) => names.includes(syllabus.name));
      return {
        syllabus,
        questions: countByNode(
          syllabus,
          own.map(({ objective, questions }) => [objective, questions]),
        ),
        withFigure: countByNode(
          syllabus,
          own.map(({ objective, withFigure }) => [objective, withFigure]),
        ),
      };
    }),
    questions: counts.reduce((sum, { questions }) => sum + questions, 0),
    reviewed: counts.reduce((sum, { reviewed }) => sum + reviewed, 0),
  };
}

function toView({ syllabus, questions, withFigure }: Covered, language: string): SyllabusView {
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
