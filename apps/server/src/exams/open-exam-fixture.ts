import type { ExamPaper, ExamRules } from "@crosscheck/rules/exams/exam";
import type { Clock, Random } from "../ports/ports.ts";
import type { Db } from "../postgres/database.ts";

const MINUTE_MS = 60_000;
export const WINDOW_MS = 120 * MINUTE_MS;

const RULES: ExamRules = {
  minutes: 60,
  marks: { right: 1, wrong: 0, blank: 0 },
  partial: false,
  passPercent: 75,
  answerAgain: true,
  forwardOnly: false,
  release: "hand_in",
  review: "release",
  away: { policy: "log", warnings: 0 },
};

const PAPER: ExamPaper = {
  kind: "blueprint",
  sections: [
    {
      section: "law",
      name: { en: "Air law" },
      passPercent: null,
      count: 10,
      trials: 0,
      marks: 1,
      categories: ["air-law"],
      objectives: [],
      kinds: ["single"],
      minDifficulty: 1,
      maxDifficulty: 5,
    },
  ],
};

/** For tests: a published exam of ten questions of air law, open to everybody from now on for two hours. */
export async function insertOpenExam(
  { db, clock, random }: { readonly db: Db; readonly clock: Clock; readonly random: Random },
  rules: Partial<ExamRules> = {},
): Promise<string> {
  const examId = random.uuid();
  const now = clock.nowMs();
  await db
    .insertInto("exams")
    .values({
      exam_id: examId,
      created_by: null,
      language: "en",
      title: "Air law, class 7",
      licence: "PPL(A)",
      subject: "010",
      instructions: JSON.stringify({}),
      rules_text: JSON.stringify({}),
      starts_at: new Date(now),
      ends_at: new Date(now + WINDOW_MS),
      rules: JSON.stringify({ ...RULES, ...rules }),
      paper: JSON.stringify(PAPER),
      question_count: 10,
      total_marks: 10,
      items: null,
      admits: "everybody",
      group_id: null,
      key_hash: null,
      key_salt: null,
      created_at: new Date(now),
      published_at: new Date(now),
      closed_at: null,
      released_at: null,
      archived_at: null,
    })
    .execute();
  return examId;
}
