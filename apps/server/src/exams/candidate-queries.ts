import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";
import type { ExamTables } from "../postgres/tables/exam-tables.ts";

/** A line of a list that was looked up; none or several ids where nobody or not one alone is meant. */
export type LookedUp = { readonly line: number; readonly playerIds: readonly string[] };

const UUID = sql`'^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$'`;

/** Players that are not deleted by id, friend code or mail address, for each line of a list in its order. */
export async function lookUpPlayers(db: Db, texts: readonly string[]): Promise<readonly LookedUp[]> {
  const { rows } = await sql<LookedUp>`
    select asked.line::integer as line, array(
      select player_id from players where deleted_at is null and (
        player_id = case when asked.text ~ ${UUID} then asked.text::uuid end
        or refer_code = upper(asked.text) or lower(email) = lower(asked.text))) as "playerIds"
    from unnest(${texts}::text[]) with ordinality as asked (text, line)
    order by asked.line`.execute(db);
  return rows;
}

/** What is granted to one player in an exam. */
export type Grant = {
  readonly playerId: string;
  readonly isListed: boolean;
  readonly timeFactor: number;
  readonly toleranceMs: number;
};

/** Sets what is granted to these players; each is named once. */
export async function storeGrants(tx: Db, examId: string, grants: readonly Grant[]): Promise<void> {
  if (grants.length === 0) return;
  await tx
    .insertInto("exam_candidates")
    .values(
      grants.map(({ playerId, isListed, timeFactor, toleranceMs }) => ({
        exam_id: examId,
        player_id: playerId,
        is_listed: isListed,
        time_factor: timeFactor,
        tolerance_ms: toleranceMs,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(["exam_id", "player_id"]).doUpdateSet((row) => ({
        is_listed: row.ref("excluded.is_listed"),
        time_factor: row.ref("excluded.time_factor"),
        tolerance_ms: row.ref("excluded.tolerance_ms"),
      })),
    )
    .execute();
}

/** Grants of one exam to another one that has none. */
export async function copyGrants(
  tx: Db,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await sql`
    insert into exam_candidates (exam_id, player_id, is_listed, time_factor, tolerance_ms)
    select ${to}::uuid, player_id, is_listed, time_factor, tolerance_ms
    from exam_candidates where exam_id = ${from}`.execute(tx);
}

/** Takes players off the list, with what was granted to them; says how many. */
export async function removeGrants(tx: Db, examId: string, playerIds: readonly string[]): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom("exam_candidates")
    .where("exam_id", "=", examId)
    .where(sql<boolean>`player_id = any (${playerIds}::uuid[])`)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** The largest factor of time granted in an exam; 1 without any. */
export async function findLargestFactor(db: Db, examId: string): Promise<number> {
  const { factor } = await db
    .selectFrom("exam_candidates")
    .select(sql<number>`coalesce(max(time_factor), 1)`.as("factor"))
    .where("exam_id", "=", examId)
    .executeTakeFirstOrThrow();
  return factor;
}

export async function storeAdmission(
  tx: Db,
  examId: string,
  { admits, groupId }: { readonly admits: ExamTables["exams"]["admits"]; readonly groupId: string | null },
): Promise<void> {
  await tx.updateTable("exams").set({ admits, group_id: groupId }).where("exam_id", "=", examId).execute();
}

/** A player as examiners see one. */
export type NamedPlayer = {
  readonly playerId: string;
  readonly name: string;
  readonly nameNumber: number;
  readonly status: "active" | "deactivated";
};

export type Candidate = NamedPlayer &
  Omit<Grant, "playerId"> & { readonly isAdmitted: boolean; readonly hasEntered: boolean };

export type PageOfId = { readonly cursor: string | null; readonly limit: number };

export const NAMED = sql`players.player_id as "playerId", players.name, players.name_number as "nameNumber", players.status`;

/** For statements that name `players`: those after the player `cursor`, by name. */
export const afterPlayer = ({ cursor, limit }: PageOfId) => sql`
  players.deleted_at is null and (${cursor}::uuid is null or (lower(players.name), players.player_id) >
    (select lower(one.name), one.player_id from players one where one.player_id = ${cursor}::uuid))
  order by lower(players.name), players.player_id limit ${limit}`;

const MEANT = (examId: string) => sql`(
  select player_id from exam_candidates where exam_id = ${examId}
  union select member.player_id from candidate_group_members member
    join exams using (group_id) where exams.exam_id = ${examId} and exams.admits = 'group') meant`;

/** Who is let in by the list or the group of an exam, or has something granted, by name. */
export async function listCandidates(db: Db, examId: string, page: PageOfId): Promise<readonly Candidate[]> {
  const { rows } = await sql<Candidate>`
    select ${NAMED}, coalesce(granted.is_listed, false) as "isListed",
      coalesce(granted.time_factor, 1) as "timeFactor", coalesce(granted.tolerance_ms, 0) as "toleranceMs",
      case exams.admits when 'everybody' then true when 'list' then coalesce(granted.is_listed, false)
        else exists (select from candidate_group_members member
          where member.group_id = exams.group_id and member.player_id = players.player_id) end as "isAdmitted",
      exists (select from exam_sittings sitting
        where sitting.exam_id = exams.exam_id and sitting.player_id = players.player_id) as "hasEntered"
    from ${MEANT(examId)}
    join players using (player_id)
    join exams on exams.exam_id = ${examId}
    left join exam_candidates granted on granted.exam_id = exams.exam_id
      and granted.player_id = players.player_id
    where ${afterPlayer(page)}`.execute(db);
  return rows;
}

export async function countCandidates(db: Db, examId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from ${MEANT(examId)}
    join players using (player_id) where players.deleted_at is null`.execute(db);
  return rows[0]?.total ?? 0;
}
