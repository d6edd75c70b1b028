import type { SignInOutcome } from "@crosscheck/contract/operators/operators";
import { sql } from "kysely";
import type { Db } from "../../postgres/database.ts";

export type SignInRecord = {
  readonly signInId: number;
  readonly at: Date;
  /** null: an address that is nobody's. */
  readonly operatorId: string | null;
  readonly address: string;
  readonly userAgent: string;
  readonly outcome: SignInOutcome;
};

export async function addSignIn(db: Db, row: Omit<SignInRecord, "signInId">): Promise<void> {
  await db
    .insertInto("operator_sign_ins")
    .values({
      at: row.at,
      operator_id: row.operatorId,
      address: row.address,
      user_agent: row.userAgent,
      outcome: row.outcome,
    })
    .execute();
}

/** Whether somebody has come in there as this operator since a time. */
export async function wasInFrom(
  db: Db,
  {
    operatorId,
    address,
    since,
  }: { readonly operatorId: string; readonly address: string; readonly since: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom("operator_sign_ins")
    .select("sign_in_id")
    .where("operator_id", "=", operatorId)
    .where("address", "=", address)
    .where("outcome", "in", ["in", "invited"])
    .where("at", ">=", since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

type SignInFilter = { readonly operatorId: string | undefined; readonly outcome: SignInOutcome | undefined };

function matching(db: Db, { operatorId, outcome }: SignInFilter) {
  return db
    .selectFrom("operator_sign_ins")
    .$if(operatorId !== undefined, (query) => query.where("operator_id", "=", operatorId ?? ""))
    .$if(outcome !== undefined, (query) => query.where("outcome", "=", outcome ?? "in"));
}

/** A page of the log, latest first, of what came before the row `cursor`. */
export async function listSignIns(
  db: Db,
  filter: SignInFilter,
  { cursor, limit }: { readonly cursor: number | undefined; readonly limit: number },
): Promise<readonly SignInRecord[]> {
  return await matching(db, filter)
    .select([
      "sign_in_id as signInId",
      "at",
      "operator_id as operatorId",
      "address",
      "user_agent as userAgent",
      "outcome",
    ])
    .$if(cursor !== undefined, (query) => query.where("sign_in_id", "<", cursor ?? 0))
    .orderBy("sign_in_id", "desc")
    .limit(limit)
    .execute();
}

/** How many rows a filter lets through. */
export async function countSignIns(db: Db, filter: SignInFilter): Promise<number> {
  const { total } = await matching(db, filter)
    .select(sql<number>`count(*)::integer`.as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** Takes away what is older than a time. */
export async function removeOldSignIns(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("operator_sign_ins").where("at", "<", before).execute();
}
