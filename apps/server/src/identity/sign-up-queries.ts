import type { Db } from "../postgres/database.ts";

export type SignUp = {
  readonly signUpId: string;
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  /** Account that the opened link made; null: not opened yet. */
  readonly subject: string | null;
};

const COLUMNS = [
  "sign_up_id as signUpId",
  "email",
  "name",
  "password_hash as passwordHash",
  "subject",
] as const;

export type NewSignUp = Omit<SignUp, "subject"> & {
  readonly expiresAt: Date;
  readonly createdAt: Date;
  /** Whether it takes the place of an earlier one with the same address; else that one stays. */
  readonly replaces: boolean;
};

/** Stores a sign-up and drops those whose time is over. */
export async function storeSignUp(db: Db, signUp: NewSignUp): Promise<void> {
  await db.deleteFrom("idp.sign_ups").where("expires_at", "<", signUp.createdAt).execute();
  const values = {
    sign_up_id: signUp.signUpId,
    name: signUp.name,
    password_hash: signUp.passwordHash,
    subject: null,
    signed_in_at: null,
    expires_at: signUp.expiresAt,
    created_at: signUp.createdAt,
  };
  await db
    .insertInto("idp.sign_ups")
    .values({ email: signUp.email, ...values })
    .onConflict((conflict) => {
      const sameAddress = conflict.column("email");
      return signUp.replaces ? sameAddress.doUpdateSet(values) : sameAddress.doNothing();
    })
    .execute();
}

export async function findSignUp(db: Db, signUpId: string, now: Date): Promise<SignUp | undefined> {
  return await db
    .selectFrom("idp.sign_ups")
    .select(COLUMNS)
    .where("sign_up_id", "=", signUpId)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** The sign-up that waits for its link at an address. */
export async function findWaitingSignUp(db: Db, email: string, now: Date): Promise<SignUp | undefined> {
  return await db
    .selectFrom("idp.sign_ups")
    .select(COLUMNS)
    .where("email", "=", email.toLowerCase())
    .where("subject", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** As `findSignUp`; parallel callers queue. Call inside the caller's transaction. */
export async function lockSignUp(tx: Db, signUpId: string, now: Date): Promise<SignUp | undefined> {
  return await tx
    .selectFrom("idp.sign_ups")
    .select(COLUMNS)
    .where("sign_up_id", "=", signUpId)
    .where("expires_at", ">", now)
    .forUpdate()
    .executeTakeFirst();
}

/** Notes the account that the opened link made. */
export async function finishSignUp(tx: Db, signUpId: string, subject: string): Promise<void> {
  await tx.updateTable("idp.sign_ups").set({ subject }).where("sign_up_id", "=", signUpId).execute();
}

/** Lets the device that asked in; its account once, undefined when there is nothing to be let in to. */
export async function takeSignIn(db: Db, signUpId: string, now: Date): Promise<string | undefined> {
  const row = await db
    .updateTable("idp.sign_ups")
    .set({ signed_in_at: now })
    .where("sign_up_id", "=", signUpId)
    .where("subject", "is not", null)
    .where("signed_in_at", "is", null)
    .where("expires_at", ">", now)
    .returning("subject")
    .executeTakeFirst();
  return row?.subject ?? undefined;
}

/** Ends a sign-up that waits for its link. */
export async function dropSignUp(db: Db, signUpId: string): Promise<void> {
  await db
    .deleteFrom("idp.sign_ups")
    .where("sign_up_id", "=", signUpId)
    .where("subject", "is", null)
    .execute();
}
