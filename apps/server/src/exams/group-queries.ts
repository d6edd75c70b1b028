import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";
import { NAMED, afterPlayer, type NamedPlayer, type PageOfId } from "./candidate-queries.ts";

export type GroupRecord = {
  readonly groupId: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly members: number;
  /** That let it in and are not closed. */
  readonly exams: number;
};

const COLUMNS = sql`known.group_id as "groupId", known.name, known.created_at as "createdAt",
  (select count(*)::integer from candidate_group_members member where member.group_id = known.group_id) as members,
  (select count(*)::integer from exams
    where exams.group_id = known.group_id and closed_at is null and archived_at is null) as exams`;

/** Makes a group; false when there is one of this name. */
export async function insertGroup(
  tx: Db,
  { groupId, name, at }: { readonly groupId: string; readonly name: string; readonly at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("candidate_groups")
    .values({ group_id: groupId, name, created_at: at })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findGroup(db: Db, groupId: string): Promise<GroupRecord | undefined> {
  const { rows } = await sql<GroupRecord>`
    select ${COLUMNS} from candidate_groups known where known.group_id = ${groupId}`.execute(db);
  return rows[0];
}

/** Waits for everybody who changes the group, and keeps it; false when there is none. */
export async function lockGroup(tx: Db, groupId: string): Promise<boolean> {
  const { rows } = await sql`
    select from candidate_groups where group_id = ${groupId} for update`.execute(tx);
  return rows.length > 0;
}

/** Renames a group unless another one has this name. */
export async function renameGroup(tx: Db, groupId: string, name: string): Promise<boolean> {
  const { rows } = await sql`
    update candidate_groups set name = ${name} where group_id = ${groupId} and not exists (
      select from candidate_groups other where other.name = ${name} and other.group_id <> ${groupId}::uuid)
    returning group_id`.execute(tx);
  return rows.length > 0;
}

/** Adds players that are no members yet; how many. */
export async function addMembers(tx: Db, groupId: string, playerIds: readonly string[]): Promise<number> {
  const { rows } = await sql`
    insert into candidate_group_members (group_id, player_id)
    select ${groupId}::uuid, player_id from unnest(${playerIds}::uuid[]) player_id
    on conflict do nothing returning player_id`.execute(tx);
  return rows.length;
}

export async function removeMembers(tx: Db, groupId: string, playerIds: readonly string[]): Promise<number> {
  const { rows } = await sql`
    delete from candidate_group_members where group_id = ${groupId} and player_id = any (${playerIds}::uuid[])
    returning player_id`.execute(tx);
  return rows.length;
}

/** A page of all groups by name, after the group `cursor`. */
export async function listGroups(db: Db, { cursor, limit }: PageOfId): Promise<readonly GroupRecord[]> {
  const { rows } = await sql<GroupRecord>`
    select ${COLUMNS} from candidate_groups known
    where ${cursor}::uuid is null or known.name >
      (select other.name from candidate_groups other where other.group_id = ${cursor}::uuid)
    order by known.name limit ${limit}`.execute(db);
  return rows;
}

export async function countGroups(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom("candidate_groups")
    .select(sql<number>`count(*)::integer`.as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** Members of a group by name, after the player `cursor`. */
export async function listMembers(db: Db, groupId: string, page: PageOfId): Promise<readonly NamedPlayer[]> {
  const { rows } = await sql<NamedPlayer>`
    select ${NAMED} from candidate_group_members member join players using (player_id)
    where member.group_id = ${groupId} and ${afterPlayer(page)}`.execute(db);
  return rows;
}
