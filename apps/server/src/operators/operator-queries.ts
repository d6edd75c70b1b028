import type { Role } from "@crosscheck/contract";
import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";

/** Any number, the same in every process. */
const OPERATORS_LOCK = 35_001;

/**
 * Until the caller's transaction ends, operators stay as they are: calls share this, those that change operators wait
 * for all others and are alone. Call first, so that nobody waits for somebody who waits.
 */
export async function lockOperators(tx: Db, how: "share" | "alone"): Promise<void> {
  await (
    how === "share"
      ? sql`select pg_advisory_xact_lock_shared(${OPERATORS_LOCK})`
      : sql`select pg_advisory_xact_lock(${OPERATORS_LOCK})`
  ).execute(tx);
}

export type OperatorRecord = {
  readonly operatorId: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly Role[];
  readonly createdAt: Date;
  readonly disabledAt: Date | null;
};

const RECORD = sql<OperatorRecord>`
  select operator_id as "operatorId", email, name, created_at as "createdAt", disabled_at as "disabledAt",
    array(select role from operator_roles where operator_roles.operator_id = operators.operator_id
      order by array_position(array['admin', 'author', 'examiner', 'support'], role)) as roles
  from operators`;

/** An operator, disabled or not. */
export async function findOperator(db: Db, operatorId: string): Promise<OperatorRecord | undefined> {
  const { rows } = await sql<OperatorRecord>`${RECORD} where operator_id = ${operatorId}`.execute(db);
  return rows[0];
}

/** The operator with this address, in any letters. */
export async function findOperatorByEmail(db: Db, email: string): Promise<OperatorRecord | undefined> {
  const { rows } = await sql<OperatorRecord>`${RECORD} where email = lower(${email}::text)`.execute(db);
  return rows[0];
}

/** A page of all operators by address, after the one with the id `cursor`. */
export async function listOperators(
  db: Db,
  { cursor, limit }: { readonly cursor: string | null; readonly limit: number },
): Promise<readonly OperatorRecord[]> {
  const { rows } = await sql<OperatorRecord>`${RECORD}
    where ${cursor}::uuid is null or email > (select email from operators where operator_id = ${cursor}::uuid)
    order by email limit ${limit}`.execute(db);
  return rows;
}

/** What every operator is called, disabled ones too: they have done things. */
export async function listNames(db: Db): Promise<readonly Pick<OperatorRecord, "operatorId" | "name">[]> {
  return await db.selectFrom("operators").select(["operator_id as operatorId", "name"]).execute();
}

export async function countOperators(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom("operators")
    .select(sql<number>`count(*)::integer`.as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** Whether anybody else who is not disabled is admin. Call with the operators locked. */
export async function isOtherAdmin(tx: Db, operatorId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("operators")
    .innerJoin("operator_roles", "operator_roles.operator_id", "operators.operator_id")
    .select("operators.operator_id")
    .where("role", "=", "admin")
    .where("disabled_at", "is", null)
    .where("operators.operator_id", "<>", operatorId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertOperator(
  tx: Db,
  operator: Pick<OperatorRecord, "operatorId" | "email" | "name" | "createdAt">,
): Promise<void> {
  await tx
    .insertInto("operators")
    .values({
      operator_id: operator.operatorId,
      email: operator.email,
      name: operator.name,
      created_at: operator.createdAt,
    })
    .execute();
}

/** Adds roles to those held. */
export async function addRoles(tx: Db, operatorId: string, roles: readonly Role[]): Promise<void> {
  await tx
    .insertInto("operator_roles")
    .values(roles.map((role) => ({ operator_id: operatorId, role })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes all roles but these. */
export async function keepRoles(tx: Db, operatorId: string, roles: readonly Role[]): Promise<void> {
  await tx
    .deleteFrom("operator_roles")
    .where("operator_id", "=", operatorId)
    .where("role", "not in", [...roles])
    .execute();
}

/** Disables an operator, or lets one go on with null. */
export async function setDisabled(tx: Db, operatorId: string, at: Date | null): Promise<void> {
  await tx.updateTable("operators").set({ disabled_at: at }).where("operator_id", "=", operatorId).execute();
}

/** Replaces the invitation; an older one ends. */
export async function setInvitation(
  tx: Db,
  operatorId: string,
  invitation: { readonly hash: Uint8Array; readonly expiresAt: Date },
): Promise<void> {
  await tx
    .updateTable("operators")
    .set({ invite_hash: invitation.hash, invite_expires_at: invitation.expiresAt })
    .where("operator_id", "=", operatorId)
    .execute();
}
