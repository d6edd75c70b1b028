import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";
import { EMBEDDED_ISSUER } from "./issuer.ts";

/** Whether a verified account of the embedded provider, other than these subjects, has this address. */
export async function isIdpEmail(
  db: Db,
  { email, exceptSubjects }: { readonly email: string; readonly exceptSubjects: readonly string[] },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from idp."user" where email = ${email.toLowerCase()} and "emailVerified" and id <> all(${exceptSubjects})
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Whether an account of the embedded provider, other than this subject, signs in with this number. */
export async function isIdpPhone(db: Db, phone: string, exceptSubject: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from idp."user" where "phoneNumber" = ${phone} and id <> ${exceptSubject} limit 1`.execute(db);
  return rows.length > 0;
}

/** Whether there is an account of the embedded provider with this address. */
export async function hasIdpUser(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql`select 1 from idp."user" where email = ${email.toLowerCase()} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Makes the address of an account of the embedded provider count, and ends every sign-in but the password. */
export async function giveToOwner(db: Db, subject: string): Promise<void> {
  await sql`update idp."user" set "emailVerified" = true, "updatedAt" = now() where id = ${subject}`.execute(
    db,
  );
  await sql`delete from idp.account where "userId" = ${subject} and "providerId" <> 'credential'`.execute(db);
}

/** Changes the number that an account of the embedded provider signs in with. */
export async function changeIdpPhone(tx: Db, subject: string, phone: string): Promise<void> {
  await sql`
    update idp."user" set "phoneNumber" = ${phone}, "updatedAt" = now() where id = ${subject}`.execute(tx);
}

/** Players who sign in to the embedded provider with these addresses. */
export async function listPlayersByIdpEmail(db: Db, emails: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ player_id: string }>`
    select l.player_id from idp."user" u
    join identity_links l on l.issuer = ${EMBEDDED_ISSUER} and l.subject = u.id
    where u.email = any(${emails})`.execute(db);
  return rows.map((row) => row.player_id);
}

/** Whose password a mailed link may replace. */
export async function findResetOwner(
  db: Db,
  token: string,
): Promise<{ readonly email: string; readonly name: string } | undefined> {
  const { rows } = await sql<{ email: string; name: string }>`
    select u.email, u.name from idp.verification v join idp."user" u on u.id = v.value
    where v.identifier = ${`reset-password:${token}`} limit 1`.execute(db);
  return rows[0];
}

/** Ends every way in that is still on its way to somebody: mailed links, a device that waits, half a sign-in. */
export async function voidWaysIn(db: Db, subject: string): Promise<void> {
  await sql`delete from idp.verification where value = ${subject}`.execute(db);
  await sql`delete from idp.sign_ups where subject = ${subject}`.execute(db);
  await sql`delete from idp.session where "userId" = ${subject}`.execute(db);
}

export type NewIdpUser = {
  readonly subject: string;
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly at: Date;
};

/** Makes a verified account of the embedded provider with a password; false when the address has one already. */
export async function insertIdpUser(tx: Db, user: NewIdpUser): Promise<boolean> {
  const { rows } = await sql`
    insert into idp."user" (id, name, email, "emailVerified", "createdAt", "updatedAt")
    values (${user.subject}, ${user.name}, ${user.email}, true, ${user.at}, ${user.at})
    on conflict (email) do nothing returning 1`.execute(tx);
  if (rows.length === 0) return false;
  await sql`
    insert into idp.account (id, "userId", "accountId", "providerId", password, "createdAt", "updatedAt")
    values (${user.accountId}, ${user.subject}, ${user.subject}, 'credential', ${user.passwordHash}, ${user.at},
      ${user.at})`.execute(tx);
  return true;
}

/** Erases an account of the embedded provider; answers the addresses it knew. */
export async function eraseIdpUser(tx: Db, subject: string): Promise<readonly string[]> {
  await sql`delete from idp.verification where value = ${subject}`.execute(tx);
  const { rows } = await sql<{ email: string; phone: string | null }>`
    delete from idp."user" where id = ${subject} returning email, "phoneNumber" as phone`.execute(tx);
  for (const { email } of rows) await sql`delete from idp.sign_ups where email = ${email}`.execute(tx);
  return rows.flatMap(({ email, phone }) => (phone === null ? [email] : [email, phone]));
}

/** Erases codes on their way to these numbers. */
export async function erasePhoneCodes(tx: Db, phones: readonly string[]): Promise<void> {
  if (phones.length === 0) return;
  await tx
    .deleteFrom("idp.phone_codes")
    .where("phone", "in", [...phones])
    .execute();
}

const KEEP_MS = 30 * 86_400_000;
const PURGED_AT_ONCE = 100;

/** Drops sessions and one-time links of the embedded provider that expired thirty days ago. */
export async function purgeExpired(db: Db, nowMs: number): Promise<void> {
  const before = new Date(nowMs - KEEP_MS);
  for (const name of ["session", "verification"] as const) {
    const table = sql.table(`idp.${name}`);
    await sql`
      delete from ${table} where id in (
        select id from ${table} where "expiresAt" < ${before} limit ${PURGED_AT_ONCE} for update skip locked)`.execute(
      db,
    );
  }
}
