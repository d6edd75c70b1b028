import type { ExamState } from "@crosscheck/rules/exams/exam";
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../postgres/database.ts";
import { COLUMNS, type ExamRecord } from "./exam-queries.ts";

/** Sittings of an exam by where they stand; `over`: nothing more can be answered. */
type SittingCounts = Readonly<Record<"entered" | "sitting" | "over" | "voided", number>>;

export type ListedExam = ExamRecord & { readonly sittings: SittingCounts };

const COUNTS = (at: Date) => sql`(select jsonb_build_object(
    'entered', count(*) filter (where voided_at is null and attempt_id is null),
    'sitting', count(*) filter (where voided_at is null and open.ends_at > ${at}::timestamptz),
    'over', count(*) filter (where voided_at is null and attempt_id is not null
      and coalesce(open.ends_at <= ${at}::timestamptz, true)),
    'voided', count(*) filter (where voided_at is not null))
  from exam_sittings left join open_attempts open using (player_id, attempt_id)
  where exam_sittings.exam_id = exam.exam_id)`;

/** As the rules say. */
const STATE = (at: Date) => sql`case when exam.archived_at is not null then 'archived'
  when exam.published_at is null then 'draft' when exam.closed_at is not null then 'closed'
  when exam.starts_at > ${at}::timestamptz then 'upcoming'
  when exam.ends_at > ${at}::timestamptz then 'open' else 'closed' end`;

function selectListed(at: Date, rest: RawBuilder<unknown>) {
  return sql<ListedExam>`select ${COLUMNS}, ${COUNTS(at)} as sittings from exams exam ${rest}`;
}

type Filter = { readonly state: ExamState | null; readonly at: Date };

const IS_IN = ({ state, at }: Filter) => (state === null ? sql`true` : sql`${STATE(at)} = ${state}`);

/** A page of all exams, the latest start first, after the exam `cursor`. */
export async function listAllExams(
  db: Db,
  { cursor, limit, ...filter }: Filter & { readonly cursor: string | null; readonly limit: number },
): Promise<readonly ListedExam[]> {
  const { rows } = await selectListed(
    filter.at,
    sql`where ${IS_IN(filter)} and (${cursor}::uuid is null or (starts_at, exam_id) <
      (select starts_at, exam_id from exams where exam_id = ${cursor}::uuid))
      order by starts_at desc, exam_id desc limit ${limit}`,
  ).execute(db);
  return rows;
}

export async function countExams(db: Db, filter: Filter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from exams exam where ${IS_IN(filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

export async function findListedExam(db: Db, examId: string, at: Date): Promise<ListedExam | undefined> {
  const { rows } = await selectListed(at, sql`where exam.exam_id = ${examId}`).execute(db);
  return rows[0];
}
