import type { Db } from "../postgres/database.ts";

export type PhoneCode = {
  readonly requestId: string;
  readonly phone: string;
  readonly codeHash: Uint8Array;
  readonly triesLeft: number;
  readonly expiresAt: Date;
  readonly createdAt: Date;
};

/** Stores a code and drops the ones whose time is over. */
export async function storePhoneCode(db: Db, code: PhoneCode): Promise<void> {
  await db.deleteFrom("idp.phone_codes").where("expires_at", "<", code.createdAt).execute();
  await db
    .insertInto("idp.phone_codes")
    .values({
      request_id: code.requestId,
      phone: code.phone,
      code_hash: code.codeHash,
      tries_left: code.triesLeft,
      expires_at: code.expiresAt,
      created_at: code.createdAt,
    })
    .execute();
}

/** Uses up one try of a request; undefined when none is left, the time is over, or there is no such request. */
export async function takePhoneCodeTry(
  db: Db,
  requestId: string,
  now: Date,
): Promise<
  { readonly phone: string; readonly codeHash: Uint8Array; readonly triesLeft: number } | undefined
> {
  return await db
    .updateTable("idp.phone_codes")
    .set((expression) => ({ tries_left: expression("tries_left", "-", 1) }))
    .where("request_id", "=", requestId)
    .where("tries_left", ">", 0)
    .where("expires_at", ">", now)
    .returning(["phone", "code_hash as codeHash", "tries_left as triesLeft"])
    .executeTakeFirst();
}

/** Ends a request; false when somebody else ended it first, so one code signs in once. */
export async function consumePhoneCode(db: Db, requestId: string): Promise<boolean> {
  const result = await db
    .deleteFrom("idp.phone_codes")
    .where("request_id", "=", requestId)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}
