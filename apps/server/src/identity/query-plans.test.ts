import { createTestDatabase } from "@crosscheck/testkit";
import { FILLING_MS, tablesReadWhole } from "@crosscheck/testkit/query-plans";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import type { Db } from "../postgres/database.ts";
import { eraseIdpUser, findResetOwner, hasIdpUser, voidWaysIn } from "./identity-queries.ts";
import { findSignUp, findWaitingSignUp, storeSignUp, takeSignIn } from "./sign-up-queries.ts";

const database = await createTestDatabase();
const { db } = database;

const PEOPLE = 20_000;
/** Tables of the embedded provider that grow with people and with what they begin. */
const GROWING = ["user", "account", "session", "verification", "sign_ups"].map((name) => `"?${name}"?`);
const at = new Date();
const signUpId = crypto.randomUUID();

beforeAll(async () => {
  await sql`insert into idp."user" (id, name, email, "emailVerified", "createdAt", "updatedAt")
    select 'u' || n, 'N', 'n' || n || '@example.com', true, now(), now() from generate_series(1, ${PEOPLE}::int) n`.execute(
    db,
  );
  await sql`insert into idp.verification (id, identifier, value, "expiresAt", "createdAt", "updatedAt")
    select 'v' || n, 'reset-password:' || n, 'u' || n, now() + '1 hour', now(), now()
    from generate_series(1, ${PEOPLE}::int) n`.execute(db);
  await sql`insert into idp.session (id, token, "userId", "expiresAt", "createdAt", "updatedAt")
    select 's' || n, 't' || n, 'u' || n, now() + '1 hour', now(), now()
    from generate_series(1, ${PEOPLE}::int) n`.execute(db);
  await sql`insert into idp.sign_ups (email, sign_up_id, name, password_hash, expires_at, created_at)
    select 'w' || n || '@example.com', gen_random_uuid(), 'N', 'x', now() + '1 hour', now()
    from generate_series(1, ${PEOPLE}::int) n`.execute(db);
  await sql`analyze`.execute(db);
}, FILLING_MS);

const newSignUp = { signUpId, email: "w1@example.com", name: "N", passwordHash: "x", replaces: true };

it.each<[name: string, work: (db: Db) => Promise<unknown>]>([
  ["findResetOwner", (on) => findResetOwner(on, "7")],
  ["hasIdpUser", (on) => hasIdpUser(on, "n7@example.com")],
  ["voidWaysIn", (on) => voidWaysIn(on, "u7")],
  ["eraseIdpUser", (on) => eraseIdpUser(on, "u8")],
  ["storeSignUp", (on) => storeSignUp(on, { ...newSignUp, expiresAt: at, createdAt: at })],
  ["findSignUp", (on) => findSignUp(on, signUpId, at)],
  ["findWaitingSignUp", (on) => findWaitingSignUp(on, "w7@example.com", at)],
  ["takeSignIn", (on) => takeSignIn(on, signUpId, at)],
])("%s reads no growing table from end to end", async (_name, work) => {
  expect(await tablesReadWhole(database, GROWING, work)).toEqual([]);
});
