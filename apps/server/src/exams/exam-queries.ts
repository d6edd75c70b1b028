import {
  NO_ALLOWANCE,
  type Allowance,
  type Decision,
  type ExamLife,
  type ExamPaper,
  type ExamRules,
} from "@crosscheck/rules/exams/exam";
import type { ExamResult } from "@crosscheck/rules/exams/exam-result";
import type { TextByLanguage } from "@crosscheck/rules/exams/preset";
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../postgres/database.ts";
import type { ExamTables, FixedRef, NameShown } from "../postgres/tables/exam-tables.ts";

/** An exam as stored. */
export type ExamRecord = {
  readonly examId: string;
  readonly createdBy: string | null;
  readonly version: number;
  readonly language: string;
  readonly title: string;
  readonly licence: string;
  readonly subject: string;
  readonly instructions: TextByLanguage;
  readonly rulesText: TextByLanguage;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly rules: ExamRules;
  readonly paper: ExamPaper;
  readonly questionCount: number;
  readonly totalMarks: number;
  /** A fixed paper's questions as published; null: not published, or drawn. */
  readonly items: readonly FixedRef[] | null;
  readonly admits: ExamTables["exams"]["admits"];
  readonly groupId: string | null;
  readonly hasKey: boolean;
  readonly publishedAt: Date | null;
  readonly closedAt: Date | null;
  readonly releasedAt: Date | null;
  readonly archivedAt: Date | null;
};

/** For statements that name an exam `exam`. */
export const COLUMNS = sql`exam.exam_id as "examId", exam.created_by as "createdBy", exam.version, exam.language, exam.title,
  exam.licence, exam.subject, exam.instructions, exam.rules_text as "rulesText", exam.starts_at as "startsAt",
  exam.ends_at as "endsAt", exam.rules, exam.paper, exam.question_count as "questionCount",
  exam.total_marks as "totalMarks", exam.items, exam.admits, exam.group_id as "groupId",
  exam.key_hash is not null as "hasKey", exam.published_at as "publishedAt", exam.closed_at as "closedAt",
  exam.released_at as "releasedAt", exam.archived_at as "archivedAt"`;

/** What the rules need to know of its life. */
export function lifeOf(exam: ExamRecord): ExamLife {
  return {
    startsAtMs: exam.startsAt.getTime(),
    endsAtMs: exam.endsAt.getTime(),
    isPublished: exam.publishedAt !== null,
    isClosed: exam.closedAt !== null,
    isArchived: exam.archivedAt !== null,
  };
}

export async function findExam(db: Db, examId: string): Promise<ExamRecord | undefined> {
  return await readOne(db, examId, sql``);
}

/** Keeps an exam as it is until the transaction ends; any number of candidates may do so at the same time. */
export async function holdExam(tx: Db, examId: string): Promise<ExamRecord | undefined> {
  return await readOne(tx, examId, sql`for key share`);
}

/** Waits for everybody who holds the exam, and keeps it for itself. */
export async function lockExam(tx: Db, examId: string): Promise<ExamRecord | undefined> {
  return await readOne(tx, examId, sql`for update`);
}

async function readOne(db: Db, examId: string, lock: RawBuilder<unknown>) {
  const { rows } = await sql<ExamRecord>`
    select ${COLUMNS} from exams exam where exam_id = ${examId} ${lock}`.execute(db);
  return rows[0];
}

/** The latest sitting of a player in an exam. */
export type SittingRecord = {
  readonly number: number;
  readonly enteredAt: Date;
  /** null: not started. */
  readonly attemptId: string | null;
  readonly openedAt: Date | null;
  /** When nothing more can be answered, or could; null: not started. */
  readonly endsAt: Date | null;
  /** Whether it is finished: its result may be known. */
  readonly isFinished: boolean;
  readonly endReason: string | null;
  readonly voidReason: string | null;
  readonly mayRepeat: boolean;
  readonly decision: Decision | null;
  readonly decisionReason: string | null;
  readonly result: ExamResult | null;
  readonly firstResult: ExamResult | null;
  readonly reportCode: string | null;
  readonly nameShown: NameShown;
};

/** An exam with what one player has to do with it. */
export type OwnExam = {
  readonly exam: ExamRecord;
  readonly allowance: Allowance;
  /** Whether the player would be let in now; who has started a sitting may go on with it all the same. */
  readonly isAdmitted: boolean;
  /** null: not entered. */
  readonly sitting: SittingRecord | null;
};

type OwnRow = ExamRecord & {
  readonly isAdmitted: boolean;
  readonly timeFactor: number | null;
  readonly toleranceMs: number | null;
  readonly sitting: (Omit<SittingRecord, "enteredAt" | "openedAt" | "endsAt"> & Instants) | null;
};
type Instants = Readonly<Record<"enteredAt" | "openedAt" | "endsAt", string | null>>;

const LATEST_SITTING = (playerId: string) => sql`
  select sitting.*, attempts.opened_at, attempts.finished_at,
    coalesce(attempts.finished_at, open.ends_at) as over_at
  from exam_sittings sitting
  left join attempts on attempts.player_id = sitting.player_id and attempts.attempt_id = sitting.attempt_id
  left join open_attempts open on open.player_id = sitting.player_id and open.attempt_id = sitting.attempt_id
  where sitting.exam_id = exam.exam_id and sitting.player_id = ${playerId} order by number desc limit 1`;

const SITTING = sql`case when mine.number is not null then jsonb_build_object('number', mine.number,
  'enteredAt', mine.entered_at, 'attemptId', mine.attempt_id, 'openedAt', mine.opened_at, 'endsAt', mine.over_at,
  'isFinished', mine.finished_at is not null, 'endReason', mine.end_reason, 'voidReason', mine.void_reason,
  'mayRepeat', mine.may_repeat, 'decision', mine.decision, 'decisionReason', mine.decision_reason,
  'result', mine.result, 'firstResult', mine.first_result, 'reportCode', mine.report_code,
  'nameShown', mine.name_shown) end`;

/** Whether the exam lets this player in, sitting or not. */
const ADMITTED = (
  playerId: string,
) => sql`exam.archived_at is null and case exam.admits when 'everybody' then true
  when 'list' then coalesce(granted.is_listed, false)
  else exists (select from candidate_group_members member
    where member.group_id = exam.group_id and member.player_id = ${playerId}) end`;

/** Published exams that a player may sit or has sat. */
function selectOwn(playerId: string, where: RawBuilder<unknown>) {
  return sql<OwnRow>`
    select ${COLUMNS}, granted.time_factor as "timeFactor", granted.tolerance_ms as "toleranceMs",
      ${ADMITTED(playerId)} as "isAdmitted", ${SITTING} as sitting
    from exams exam
    left join exam_candidates granted on granted.exam_id = exam.exam_id and granted.player_id = ${playerId}
    left join lateral (${LATEST_SITTING(playerId)}) mine on true
    where exam.published_at is not null and (mine.attempt_id is not null or ${ADMITTED(playerId)}) and ${where}`;
}

/** An exam that the player may sit or has sat; undefined for another one. */
export async function findOwnExam(
  db: Db,
  { examId, playerId }: { readonly examId: string; readonly playerId: string },
): Promise<OwnExam | undefined> {
  const { rows } = await selectOwn(playerId, sql`exam.exam_id = ${examId}`).execute(db);
  return rows[0] && toOwn(rows[0]);
}

/** A sitting that is over, and not to be repeated. */
const COMPLETED = (
  at: Date,
) => sql`coalesce(mine.attempt_id is not null and mine.over_at <= ${at}::timestamptz
  and not mine.may_repeat, false)`;
const IS_OVER = (at: Date) => sql`(exam.closed_at is not null or exam.ends_at <= ${at}::timestamptz)`;

type Listing = {
  readonly playerId: string;
  readonly at: Date;
  readonly offset: number;
  readonly limit: number;
};

/** Exams that are open, then those to come, not completed by the player, the first to end first, and how many there are. */
export async function listOpenExams(db: Db, { playerId, at, ...page }: Listing) {
  const where = sql`not ${IS_OVER(at)} and not ${COMPLETED(at)}`;
  return await readPage(db, selectOwn(playerId, where), {
    ...page,
    order: sql`"startsAt" > ${at}::timestamptz, "endsAt", "examId"`,
  });
}

/** Exams that the player has completed, and those that were missed, the latest first, and how many there are. */
export async function listPastExams(db: Db, { playerId, at, ...page }: Listing) {
  const where = sql`(${COMPLETED(at)} or ${IS_OVER(at)} and (mine.number is not null or exam.admits <> 'everybody'))`;
  return await readPage(db, selectOwn(playerId, where), { ...page, order: sql`"endsAt" desc, "examId"` });
}

type Page = { readonly offset: number; readonly limit: number; readonly order: RawBuilder<unknown> };

async function readPage(db: Db, select: RawBuilder<OwnRow>, { offset, limit, order }: Page) {
  const { rows } = await sql<OwnRow & { readonly total: number }>`
    select own.*, count(*) over ()::integer as total from (${select}) own
    order by ${order} offset ${offset} limit ${limit}`.execute(db);
  return { exams: rows.map(toOwn), total: rows[0]?.total ?? 0 };
}

function toOwn({ timeFactor, toleranceMs, isAdmitted, sitting, ...exam }: OwnRow): OwnExam {
  const allowance = timeFactor === null || toleranceMs === null ? NO_ALLOWANCE : { timeFactor, toleranceMs };
  const toDate = (text: string | null) => (text === null ? null : new Date(text));
  return {
    exam,
    allowance,
    isAdmitted,
    sitting: sitting && {
      ...sitting,
      enteredAt: toDate(sitting.enteredAt) ?? new Date(0),
      openedAt: toDate(sitting.openedAt),
      endsAt: toDate(sitting.endsAt),
    },
  };
}

export type SittingKey = { readonly examId: string; readonly playerId: string; readonly number: number };

/** Notes that a player has agreed to the rules; nothing happens to one who has before. */
export async function insertSitting(
  db: Db,
  { examId, playerId, number }: SittingKey,
  at: Date,
): Promise<void> {
  await db
    .insertInto("exam_sittings")
    .values({ exam_id: examId, player_id: playerId, number, entered_at: at, ...NOTHING_YET })
    .onConflict((conflict) => conflict.columns(["exam_id", "player_id", "number"]).doNothing())
    .execute();
}

const NOTHING_YET = {
  attempt_id: null,
  ended_at: null,
  end_reason: null,
  voided_at: null,
  void_reason: null,
  decision: null,
  decision_reason: null,
  decided_at: null,
  result: null,
  first_result: null,
  report_code: null,
} as const;

/** Starts an entered sitting with its attempt, in the name its player has now; false when another call has started it. */
export async function startSitting(
  tx: Db,
  { examId, playerId, number }: SittingKey,
  attemptId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("exam_sittings")
    .set({
      attempt_id: attemptId,
      candidate_name: sql<string>`(select name from players where players.player_id = ${playerId})`,
    })
    .where("exam_id", "=", examId)
    .where("player_id", "=", playerId)
    .where("number", "=", number)
    .where("attempt_id", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** A sitting whose result was stored, with what its candidate is told of it. */
export type StoredSitting = {
  readonly examId: string;
  readonly title: string;
  readonly number: number;
  readonly release: ExamRules["release"];
  readonly isVoided: boolean;
};

/**
 * Stores what came out of the sitting of this attempt; `firstResult`: before keys were corrected, where they were. Undefined
 * for an attempt without a sitting.
 */
export async function storeResult(
  tx: Db,
  { playerId, attemptId }: { readonly playerId: string; readonly attemptId: string },
  { result, firstResult }: { readonly result: ExamResult; readonly firstResult: ExamResult | null },
): Promise<StoredSitting | undefined> {
  const first = firstResult === null ? null : JSON.stringify(firstResult);
  const { rows } = await sql<StoredSitting>`
    update exam_sittings sitting set result = ${JSON.stringify(result)}::jsonb, first_result = ${first}::jsonb
    from exams exam
    where sitting.player_id = ${playerId} and sitting.attempt_id = ${attemptId} and exam.exam_id = sitting.exam_id
    returning exam.exam_id as "examId", exam.title, sitting.number, exam.rules ->> 'release' as release,
      sitting.voided_at is not null as "isVoided"`.execute(tx);
  return rows[0];
}
