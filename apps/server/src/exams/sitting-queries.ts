import { addPageEvent, type PageEvent, type PageLog } from "@crosscheck/rules/exams/away";
import { sql, type RawBuilder } from "kysely";
import { selectRuns, toRun } from "../attempts/engine/run-queries.ts";
import type { Run } from "../attempts/engine/run.ts";
import type { Db } from "../postgres/database.ts";
import type { ExamTables } from "../postgres/tables/exam-tables.ts";

type Stored = ExamTables["exam_sittings"];

/** The latest sitting of a candidate as its examiner sees it. */
export type WatchedSitting = {
  readonly examId: string;
  readonly playerId: string;
  readonly name: string;
  readonly nameNumber: number;
  readonly playerStatus: string;
  readonly number: number;
  readonly attemptId: string | null;
  readonly enteredAt: Date;
  readonly timeFactor: number;
  readonly extraSeconds: number;
  readonly endReason: string | null;
  readonly voidReason: string | null;
  readonly mayRepeat: boolean;
  readonly decision: Stored["decision"];
  readonly decisionReason: string | null;
  readonly result: NonNullable<Stored["result"]>["__select__"] | null;
  readonly firstResult: NonNullable<Stored["result"]>["__select__"] | null;
  /** When its device was last heard of; null: never, or it is finished. */
  readonly heardAt: Date | null;
  readonly takeovers: number;
};

const COLUMNS = sql`sitting.exam_id as "examId", sitting.player_id as "playerId", players.name,
  players.name_number as "nameNumber", players.status as "playerStatus", sitting.number,
  sitting.attempt_id as "attemptId", sitting.entered_at as "enteredAt",
  coalesce(granted.time_factor, 1) as "timeFactor", sitting.extra_seconds as "extraSeconds",
  sitting.end_reason as "endReason", sitting.void_reason as "voidReason", sitting.may_repeat as "mayRepeat",
  sitting.decision, sitting.decision_reason as "decisionReason", sitting.result,
  sitting.first_result as "firstResult", greatest(open.seen_at, open.device_seen_at) as "heardAt",
  (select count(*)::integer from attempt_takeovers taken
    where taken.player_id = sitting.player_id and taken.attempt_id = sitting.attempt_id) as takeovers`;

/** Something against the rules that nobody has decided on; one that is void needs no decision. */
const UNDECIDED = sql`sitting.violations > 0 and sitting.decision is null and sitting.voided_at is null`;
const LATEST = sql`not exists (select from exam_sittings later
  where later.exam_id = sitting.exam_id and later.player_id = sitting.player_id and later.number > sitting.number)`;

function selectSittings(examId: string, where: RawBuilder<unknown>) {
  return sql<WatchedSitting>`
    select ${COLUMNS} from exam_sittings sitting
    join players on players.player_id = sitting.player_id
    left join exam_candidates granted on granted.exam_id = sitting.exam_id and granted.player_id = sitting.player_id
    left join open_attempts open on open.player_id = sitting.player_id and open.attempt_id = sitting.attempt_id
    where sitting.exam_id = ${examId} and ${where} and ${LATEST}
    order by lower(players.name), sitting.player_id`;
}

/** The latest sittings of an exam by name, all or those to decide on, from the one after this player. */
export async function listSittings(
  db: Db,
  examId: string,
  {
    cursor,
    undecided = false,
    limit,
  }: { readonly cursor: string | null; readonly undecided?: boolean; readonly limit: number },
): Promise<readonly WatchedSitting[]> {
  const after =
    cursor === null
      ? sql`true`
      : sql`(lower(players.name), sitting.player_id) >
          (select lower(name), player_id from players one where one.player_id = ${cursor}::uuid)`;
  const wanted = undecided ? sql`${after} and ${UNDECIDED}` : after;
  const { rows } = await sql<WatchedSitting>`${selectSittings(examId, wanted)} limit ${limit}`.execute(db);
  return rows;
}

export async function countSittings(db: Db, examId: string, undecided: boolean): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from exam_sittings sitting
    where sitting.exam_id = ${examId} and ${LATEST} and ${undecided ? UNDECIDED : sql`true`}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The latest sitting of one candidate. */
export async function findSitting(
  db: Db,
  { examId, playerId }: { readonly examId: string; readonly playerId: string },
): Promise<WatchedSitting | undefined> {
  const { rows } = await selectSittings(examId, sql`sitting.player_id = ${playerId}`).execute(db);
  return rows[0];
}

/** The runs of these sittings, those that are started, by attempt. */
export async function readRuns(
  db: Db,
  sittings: readonly Pick<WatchedSitting, "playerId" | "attemptId">[],
): Promise<ReadonlyMap<string, Run>> {
  const started = sittings.filter(({ attemptId }) => attemptId !== null);
  if (started.length === 0) return new Map();
  const where = sql`(attempts.player_id, attempts.attempt_id) in (
    select * from unnest(${started.map(({ playerId }) => playerId)}::uuid[],
      ${started.map(({ attemptId }) => attemptId)}::uuid[]))`;
  const { rows } = await selectRuns({ where }).execute(db);
  return new Map(rows.map((row) => [row.attempt_id, toRun(row)]));
}

/** What the pages of these sittings have told, by attempt. */
export async function readLogs(
  db: Db,
  sittings: readonly Pick<WatchedSitting, "playerId" | "attemptId">[],
): Promise<ReadonlyMap<string, PageLog>> {
  const started = sittings.filter(({ attemptId }) => attemptId !== null);
  if (started.length === 0) return new Map();
  const { rows } = await sql<Omit<PageEvent, "atMs"> & { attemptId: string; receivedAt: Date }>`
    select attempt_id as "attemptId", page_id as "pageId", number, kind, received_at as "receivedAt"
    from attempt_page_events
    where (player_id, attempt_id) in (select * from unnest(${started.map(({ playerId }) => playerId)}::uuid[],
      ${started.map(({ attemptId }) => attemptId)}::uuid[]))
    order by attempt_id, place`.execute(db);
  const logs = new Map<string, PageLog>();
  for (const { attemptId, pageId, number, kind, receivedAt } of rows) {
    const event = { pageId, number, kind, atMs: receivedAt.getTime() };
    logs.set(attemptId, addPageEvent(logs.get(attemptId) ?? [], event));
  }
  return logs;
}

/**
 * Tells no answer of a run that is not finished, whatever its rules said: its paper may be sat again. Its questions wait in
 * other play as those of every exam that never tells, at the longest until its exam is closed.
 */
export async function neverReveal(
  tx: Db,
  { playerId, attemptId }: Pick<Run, "playerId" | "attemptId">,
  closedAt: Date | null,
): Promise<void> {
  await sql`
    with moved as (
      update open_attempts set revision = revision + 1
      where player_id = ${playerId} and attempt_id = ${attemptId} returning player_id, attempt_id
    )
    update attempts set rules = jsonb_set(rules, '{reveal}', '"never"'),
      closes_at = coalesce(closes_at, ${closedAt}::timestamptz) from moved
    where attempts.player_id = moved.player_id and attempts.attempt_id = moved.attempt_id`.execute(tx);
}

type SittingKey = Pick<WatchedSitting, "examId" | "playerId" | "number">;

/** Changes what is written of a sitting. */
export async function changeSitting(
  tx: Db,
  { examId, playerId, number }: SittingKey,
  change: {
    readonly extra_seconds?: number;
    readonly ended_at?: Date;
    readonly end_reason?: string;
    readonly voided_at?: Date;
    readonly void_reason?: string;
    readonly may_repeat?: boolean;
    readonly decision?: Stored["decision"];
    readonly decision_reason?: string;
    readonly decided_at?: Date;
  },
): Promise<void> {
  await tx
    .updateTable("exam_sittings")
    .set(change)
    .where("exam_id", "=", examId)
    .where("player_id", "=", playerId)
    .where("number", "=", number)
    .execute();
}

/** Moves the end of an open run, and its revision: other processes keep it as it was. False when it is finished. */
export async function moveEnd(
  tx: Db,
  { playerId, attemptId }: Pick<Run, "playerId" | "attemptId">,
  expiresAt: Date,
): Promise<boolean> {
  const { rows } = await sql`
    with moved as (
      update open_attempts set revision = revision + 1,
        ends_at = least(${expiresAt}::timestamptz, coalesce(away_ends_at, 'infinity'))
      where player_id = ${playerId} and attempt_id = ${attemptId} returning player_id, attempt_id
    )
    update attempts set expires_at = ${expiresAt}::timestamptz from moved
    where attempts.player_id = moved.player_id and attempts.attempt_id = moved.attempt_id
    returning attempts.attempt_id`.execute(tx);
  return rows.length > 0;
}

/** Lets the results of an exam's sittings be known from then on; how many there are. */
export async function letKnow(tx: Db, examId: string, at: Date): Promise<number> {
  const { rows } = await sql`
    with known as (
      update attempts set closes_at = ${at}::timestamptz from exam_sittings sitting
      where sitting.exam_id = ${examId} and attempts.player_id = sitting.player_id
        and attempts.attempt_id = sitting.attempt_id and attempts.finished_at is null
      returning attempts.player_id, attempts.attempt_id
    )
    update open_attempts open set revision = revision + 1 from known
    where open.player_id = known.player_id and open.attempt_id = known.attempt_id returning open.attempt_id`.execute(
    tx,
  );
  return rows.length;
}

/** So long after the end of a window nobody looks for what was told in it (days): no page tells anything after it. */
const LOOKED_AT_WITHIN_DAYS = 7;

/** Started sittings whose pages may have told something that was not looked at yet, of exams that are not archived. */
export async function listToLookAt(
  db: Db,
  { at, slackMs }: { readonly at: Date; readonly slackMs: number },
): Promise<readonly (SittingKey & { readonly attemptId: string; readonly violations: number })[]> {
  const { rows } = await sql<SittingKey & { attemptId: string; violations: number }>`
    select sitting.exam_id as "examId", sitting.player_id as "playerId", sitting.number,
      sitting.attempt_id as "attemptId", sitting.violations
    from exams join exam_sittings sitting using (exam_id)
    -- By its key for each: not all events that were ever told.
    cross join lateral (select from attempt_page_events told
      where told.player_id = sitting.player_id and told.attempt_id = sitting.attempt_id
        and told.received_at > coalesce(sitting.looked_at - ${slackMs} * interval '1 ms', '-infinity') limit 1) told
    where exams.published_at is not null and exams.archived_at is null
      and exams.ends_at > ${at}::timestamptz - make_interval(days => ${LOOKED_AT_WITHIN_DAYS}::integer)
    order by sitting.player_id, sitting.exam_id`.execute(db);
  return rows;
}

/** Notes that a sitting was looked at, with its violations; false when somebody else found as many meanwhile. */
export async function noteLooked(
  tx: Db,
  { examId, playerId, number }: SittingKey,
  { violations, at }: { readonly violations: number; readonly at: Date },
): Promise<boolean> {
  const { rows } = await sql<{ before: number }>`
    with known as (select violations from exam_sittings
      where exam_id = ${examId} and player_id = ${playerId} and number = ${number} for update)
    update exam_sittings set violations = greatest(exam_sittings.violations, ${violations}::integer), looked_at = ${at}
    from known where exam_id = ${examId} and player_id = ${playerId} and number = ${number}
    returning known.violations as before`.execute(tx);
  return (rows[0]?.before ?? violations) < violations;
}

export type Examiner = { readonly operatorId: string; readonly email: string };

/** Who looks after an exam: its examiners and whoever made it, those who may still act; every admin where that is nobody. */
export async function listExaminers(db: Db, examId: string): Promise<readonly Examiner[]> {
  const { rows } = await sql<Examiner>`
    with own as (
      select operator_id from exam_examiners where exam_id = ${examId}
      union select created_by from exams where exam_id = ${examId} and created_by is not null
    ), active as (select operator_id, email from operators where disabled_at is null)
    select operator_id as "operatorId", email from active where operator_id in (select operator_id from own)
    union all
    select operator_id, email from active
    where not exists (select from active join own using (operator_id))
      and exists (select from operator_roles held where held.operator_id = active.operator_id and role = 'admin')
    order by email`.execute(db);
  return rows;
}

/** Who is told of an exam beside whoever made it. */
export async function storeExaminers(
  tx: Db,
  examId: string,
  operatorIds: readonly string[],
): Promise<readonly string[]> {
  await tx.deleteFrom("exam_examiners").where("exam_id", "=", examId).execute();
  const { rows } = await sql<{ operatorId: string }>`
    insert into exam_examiners (exam_id, operator_id)
    select ${examId}::uuid, operator_id from operators
    where operator_id = any (${operatorIds}::uuid[]) and disabled_at is null
    returning operator_id as "operatorId"`.execute(tx);
  return rows.map(({ operatorId }) => operatorId);
}

export async function markReleased(tx: Db, examId: string, at: Date): Promise<void> {
  await tx.updateTable("exams").set({ released_at: at }).where("exam_id", "=", examId).execute();
}
