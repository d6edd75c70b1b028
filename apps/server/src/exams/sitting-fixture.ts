import type { ExamPaper, ExamRules } from "@crosscheck/rules/exams/exam";
import { sql } from "kysely";
import { rightAnswer, wrongAnswer } from "../attempts/solo-fixture.ts";
import { dataOf, paperOf as storedPaper, type Ask, type View } from "../conformance/play-fixture.ts";
import { FINISH_EFFECTS } from "../finish-effects.ts";
import type { Clock, Random } from "../ports/ports.ts";
import type { Db } from "../postgres/database.ts";
import type { FixedRef } from "../postgres/tables/exam-tables.ts";
import type { SettingsSource } from "../settings/settings-source.ts";
import { runExams } from "./run-exams.ts";

export const HOUR_MS = 3_600_000;
const SECTION = "all";

export const RULES: ExamRules = {
  minutes: 60,
  marks: { right: 1, wrong: 0, blank: 0 },
  partial: false,
  passPercent: 75,
  answerAgain: true,
  forwardOnly: false,
  release: "hand_in",
  review: "close",
  away: { policy: "log", warnings: 0 },
};

/** What a test wants of an exam. */
export type ExamWish = {
  /** Asked of everybody, and reserved; absent: drawn from these categories. */
  readonly itemIds?: readonly string[];
  readonly categories?: readonly string[];
  readonly count?: number;
  readonly rules?: Partial<ExamRules>;
  readonly admits?: "everybody" | "list" | "group";
  readonly groupId?: string;
  /** On its list. */
  readonly listed?: readonly string[];
  /** Absent: it is open now, and for an hour. */
  readonly startsInMs?: number;
};

type Ground = { readonly db: Db; readonly clock: Clock; readonly ports: { readonly random: Random } };

/** For tests: published exams, straight into the tables, and candidates who sit them. */
export function createSittings({ db, clock, ports }: Ground) {
  const newExam = async (wish: ExamWish = {}): Promise<string> => {
    const examId = ports.random.uuid();
    await insertExam(db, { examId, startsAtMs: clock.nowMs() + (wish.startsInMs ?? -1) }, wish);
    if (wish.itemIds !== undefined) await reserve(db, examId, wish.itemIds);
    await list(examId, wish.listed ?? []);
    return examId;
  };

  const list = async (examId: string, playerIds: readonly string[]): Promise<void> => {
    const rows = playerIds.map((player_id) => ({ exam_id: examId, player_id, is_listed: true }));
    if (rows.length > 0) await db.insertInto("exam_candidates").values(rows).execute();
  };

  const newGroup = async (playerIds: readonly string[]): Promise<string> => {
    const groupId = ports.random.uuid();
    await insertGroup(db, { groupId, playerIds, at: new Date(clock.nowMs()) });
    return groupId;
  };

  const open = async (ask: Ask, examId: string): Promise<View> =>
    dataOf<View>(
      await ask("get_exam_module_questions", { exam_module_id: examId, exam_key: "", accept_rules: 1 }),
    );

  const handIn = async (ask: Ask, examId: string) =>
    await ask("set_exam_module_result", { exam_module_id: examId, obtained_marks: 0 });

  /** Answers the first questions of an open sitting rightly, the others wrongly. */
  const answer = async (ask: Ask, view: View, right: number): Promise<void> => {
    for (const question of await storedPaper(db, view.attempt_id)) {
      const text = question.number <= right ? rightAnswer(question) : wrongAnswer(question);
      const fields = { attempt_id: view.attempt_id, question_id: question.itemId, answer: text, sequence: 1 };
      dataOf(await ask("submit_answer", fields));
    }
  };

  return { newExam, list, newGroup, open, answer, handIn };
}

/** For tests: the job that closes exams. */
export function createExamJob({
  db,
  clock,
  settings,
}: {
  readonly db: Db;
  readonly clock: Clock;
  readonly settings: SettingsSource;
}) {
  const bugs: unknown[] = [];
  /** What the job of every minute does, now. */
  const run = async (on: Db = db): Promise<void> =>
    await runExams({
      db: on,
      nowMs: clock.nowMs(),
      settings: await settings.current(),
      effects: FINISH_EFFECTS,
      onBug: (error) => bugs.push(error),
    });

  return { run, bugs };
}

async function insertExam(
  db: Db,
  { examId, startsAtMs }: { readonly examId: string; readonly startsAtMs: number },
  wish: ExamWish,
): Promise<void> {
  const count = wish.itemIds?.length ?? wish.count ?? 5;
  const startsAt = new Date(startsAtMs);
  await db
    .insertInto("exams")
    .values({
      ...EMPTY,
      exam_id: examId,
      title: "Spring exam",
      starts_at: startsAt,
      ends_at: new Date(startsAtMs + HOUR_MS),
      rules: JSON.stringify({ ...RULES, ...wish.rules }),
      paper: JSON.stringify(paperOf(wish)),
      question_count: count,
      total_marks: count,
      items: wish.itemIds === undefined ? null : JSON.stringify(await readRefs(db, wish.itemIds)),
      admits: wish.admits ?? "everybody",
      group_id: wish.groupId ?? null,
      created_at: startsAt,
      published_at: startsAt,
    })
    .execute();
}

async function insertGroup(
  db: Db,
  {
    groupId,
    playerIds,
    at,
  }: { readonly groupId: string; readonly playerIds: readonly string[]; readonly at: Date },
): Promise<void> {
  await db
    .insertInto("candidate_groups")
    .values({ group_id: groupId, name: groupId, created_at: at })
    .execute();
  const rows = playerIds.map((player_id) => ({ group_id: groupId, player_id }));
  await db.insertInto("candidate_group_members").values(rows).execute();
}

const EMPTY = {
  created_by: null,
  language: "en",
  licence: "PPL(A)",
  subject: "050",
  instructions: "{}",
  rules_text: "{}",
  key_hash: null,
  key_salt: null,
  closed_at: null,
  released_at: null,
  archived_at: null,
} as const;

function paperOf({ itemIds, categories = [], count = 5 }: ExamWish): ExamPaper {
  const section = { section: SECTION, name: { en: "All" }, passPercent: null };
  if (itemIds !== undefined) {
    const items = itemIds.map((itemId) => ({ itemId, marks: null, isTrial: false }));
    return { kind: "fixed", sections: [{ ...section, items }] };
  }
  const drawn = {
    trials: 0,
    marks: 1,
    objectives: [],
    kinds: [],
    minDifficulty: 1,
    maxDifficulty: 5,
    count,
    categories,
  };
  return { kind: "blueprint", sections: [{ ...section, ...drawn }] };
}

async function readRefs(db: Db, itemIds: readonly string[]): Promise<readonly FixedRef[]> {
  const rows = await db
    .selectFrom("items")
    .select(["item_id", "current_version"])
    .where("item_id", "in", itemIds)
    .execute();
  const versionOf = new Map(rows.map((row) => [row.item_id, row.current_version]));
  return itemIds.map((itemId) => ({
    itemId,
    marks: null,
    isTrial: false,
    section: SECTION,
    version: versionOf.get(itemId) ?? 1,
    language: "en",
  }));
}

/** Takes items out of play for an exam. */
export async function reserve(db: Db, examId: string, itemIds: readonly string[]): Promise<void> {
  await sql`insert into reserved_items (item_id, exam_id)
    select distinct item_id, ${examId}::uuid from unnest(${itemIds}::uuid[]) item_id on conflict do nothing`.execute(
    db,
  );
}

/** Gives the items of an exam back. */
export async function release(db: Db, examId: string): Promise<void> {
  await db.deleteFrom("reserved_items").where("exam_id", "=", examId).execute();
}
