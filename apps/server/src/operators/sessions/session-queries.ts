import type { Role } from "@crosscheck/contract";
import type { SessionState } from "@crosscheck/contract/operator-sessions";
import { sql } from "kysely";
import type { Db } from "../../postgres/database.ts";

/** A session of an operator who is not disabled. */
export type OperatorSession = {
  readonly sessionId: string;
  readonly operatorId: string;
  /** Of the operator. */
  readonly email: string;
  readonly state: Exclude<SessionState, "out">;
  readonly createdAt: Date;
  readonly seenAt: Date;
  /** When the password was last given in it. */
  readonly presenceAt: Date;
  readonly expiresAt: Date;
  readonly wrongCodes: number;
  readonly pendingSecret: Uint8Array | null;
  readonly address: string;
  readonly userAgent: string;
};

/** What signing in has to know of an operator who is not disabled. */
export type OperatorSecrets = {
  readonly operatorId: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly Role[];
  readonly passwordHash: string | null;
  /** Sealed. */
  readonly secondFactor: Uint8Array | null;
  readonly secondFactorStep: number | null;
};

const SESSION_COLUMNS = [
  "session_id as sessionId",
  "operator_sessions.operator_id as operatorId",
  "email",
  "state",
  "operator_sessions.created_at as createdAt",
  "seen_at as seenAt",
  "presence_at as presenceAt",
  "expires_at as expiresAt",
  "wrong_codes as wrongCodes",
  "pending_secret as pendingSecret",
  "address",
  "user_agent as userAgent",
] as const;

/** The session with this token, unless it is over or its operator is disabled. */
export async function findSession(
  db: Db,
  tokenHash: Uint8Array,
  now: Date,
): Promise<OperatorSession | undefined> {
  return await db
    .selectFrom("operator_sessions")
    .innerJoin("operators", "operators.operator_id", "operator_sessions.operator_id")
    .select(SESSION_COLUMNS)
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .where("disabled_at", "is", null)
    .executeTakeFirst();
}

/** Those of an operator that are not over, latest first. */
export async function listSessions(
  db: Db,
  operatorId: string,
  now: Date,
): Promise<readonly OperatorSession[]> {
  return await db
    .selectFrom("operator_sessions")
    .innerJoin("operators", "operators.operator_id", "operator_sessions.operator_id")
    .select(SESSION_COLUMNS)
    .where("operator_sessions.operator_id", "=", operatorId)
    .where("expires_at", ">", now)
    .orderBy("seen_at", "desc")
    .orderBy("session_id")
    .execute();
}

export async function insertSession(
  tx: Db,
  session: Pick<OperatorSession, "sessionId" | "operatorId" | "state" | "createdAt" | "expiresAt"> &
    Pick<OperatorSession, "address" | "userAgent"> & { readonly tokenHash: Uint8Array },
): Promise<void> {
  await tx
    .insertInto("operator_sessions")
    .values({
      session_id: session.sessionId,
      operator_id: session.operatorId,
      token_hash: session.tokenHash,
      state: session.state,
      created_at: session.createdAt,
      seen_at: session.createdAt,
      presence_at: session.createdAt,
      expires_at: session.expiresAt,
      wrong_codes: 0,
      pending_secret: null,
      address: session.address,
      user_agent: session.userAgent,
    })
    .execute();
}

type SessionChange = {
  readonly state?: OperatorSession["state"];
  readonly tokenHash?: Uint8Array;
  readonly seenAt?: Date;
  readonly presenceAt?: Date;
  readonly expiresAt?: Date;
  readonly pendingSecret?: Uint8Array | null;
};

export async function changeSession(tx: Db, sessionId: string, change: SessionChange): Promise<void> {
  const { state, tokenHash, seenAt, presenceAt, expiresAt, pendingSecret } = change;
  await tx
    .updateTable("operator_sessions")
    .set({
      ...(state === undefined ? {} : { state }),
      ...(tokenHash === undefined ? {} : { token_hash: tokenHash }),
      ...(seenAt === undefined ? {} : { seen_at: seenAt }),
      ...(presenceAt === undefined ? {} : { presence_at: presenceAt }),
      ...(expiresAt === undefined ? {} : { expires_at: expiresAt }),
      ...(pendingSecret === undefined ? {} : { pending_secret: pendingSecret }),
    })
    .where("session_id", "=", sessionId)
    .execute();
}

/** Counts a wrong code; answers how many there were. */
export async function countWrongCode(tx: Db, sessionId: string): Promise<number> {
  const row = await tx
    .updateTable("operator_sessions")
    .set({ wrong_codes: sql`wrong_codes + 1` })
    .where("session_id", "=", sessionId)
    .returning("wrong_codes")
    .executeTakeFirst();
  return row?.wrong_codes ?? 0;
}

/** Ends one session of an operator; false when there is none of this id. */
export async function endSession(tx: Db, operatorId: string, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("operator_sessions")
    .where("session_id", "=", sessionId)
    .where("operator_id", "=", operatorId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends all sessions of an operator but one; of all where none is named. Answers how many. */
export async function endSessions(tx: Db, operatorId: string, but: string | null = null): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom("operator_sessions")
    .where("operator_id", "=", operatorId)
    .$if(but !== null, (query) => query.where("session_id", "<>", but ?? ""))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function secrets(db: Db) {
  return db
    .selectFrom("operators")
    .select([
      "operator_id as operatorId",
      "email",
      "name",
      "password_hash as passwordHash",
      "second_factor as secondFactor",
      "second_factor_step as secondFactorStep",
      sql<
        Role[]
      >`array(select role from operator_roles where operator_roles.operator_id = operators.operator_id
        order by array_position(array['admin', 'author', 'examiner', 'support'], role))`.as("roles"),
    ])
    .where("disabled_at", "is", null);
}

export async function findSecrets(db: Db, operatorId: string): Promise<OperatorSecrets | undefined> {
  return await secrets(db).where("operator_id", "=", operatorId).executeTakeFirst();
}

/** Of the operator with this address, in small letters. */
export async function findSecretsByEmail(db: Db, email: string): Promise<OperatorSecrets | undefined> {
  return await secrets(db).where("email", "=", email).executeTakeFirst();
}

/** Of whoever holds an invitation that is not over. */
export async function findInvited(
  tx: Db,
  inviteHash: Uint8Array,
  now: Date,
): Promise<OperatorSecrets | undefined> {
  return await secrets(tx)
    .where("invite_hash", "=", inviteHash)
    .where("invite_expires_at", ">", now)
    .forUpdate()
    .executeTakeFirst();
}

/** Stores a password; an invitation ends by it. */
export async function storePassword(tx: Db, operatorId: string, passwordHash: string): Promise<void> {
  await tx
    .updateTable("operators")
    .set({ password_hash: passwordHash, invite_hash: null, invite_expires_at: null })
    .where("operator_id", "=", operatorId)
    .execute();
}

/** Stores a sealed secret, or takes the second factor away with its recovery codes. */
export async function storeSecondFactor(
  tx: Db,
  operatorId: string,
  factor: { readonly sealed: Uint8Array; readonly step: number } | null,
): Promise<void> {
  await tx
    .updateTable("operators")
    .set({ second_factor: factor?.sealed ?? null, second_factor_step: factor?.step ?? null })
    .where("operator_id", "=", operatorId)
    .execute();
  await tx.deleteFrom("operator_recovery_codes").where("operator_id", "=", operatorId).execute();
}

/** Uses the code of a half minute; false when it, or a later one, was used before. */
export async function spendStep(tx: Db, operatorId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("operators")
    .set({ second_factor_step: step })
    .where("operator_id", "=", operatorId)
    .where((where) =>
      where.or([where("second_factor_step", "is", null), where("second_factor_step", "<", step)]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function storeRecoveryCodes(
  tx: Db,
  operatorId: string,
  hashes: readonly Uint8Array[],
): Promise<void> {
  await tx.deleteFrom("operator_recovery_codes").where("operator_id", "=", operatorId).execute();
  await tx
    .insertInto("operator_recovery_codes")
    .values(hashes.map((code_hash) => ({ operator_id: operatorId, code_hash })))
    .execute();
}

/** Uses a recovery code up; false when it is none, or was used before. */
export async function spendRecoveryCode(tx: Db, operatorId: string, codeHash: Uint8Array): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("operator_recovery_codes")
    .where("operator_id", "=", operatorId)
    .where("code_hash", "=", codeHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Takes away sessions that were over before a time. */
export async function removeEndedSessions(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("operator_sessions").where("expires_at", "<=", before).execute();
}
