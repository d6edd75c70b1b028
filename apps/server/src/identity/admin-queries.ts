import type { Db } from "../postgres/database.ts";

export type AdminInvitation = {
  readonly adminId: string;
  readonly email: string;
  readonly inviteHash: Uint8Array;
  readonly inviteExpiresAt: Date;
  readonly now: Date;
};

/** Registers an administrator, or replaces the invitation of a known one; true when the address is new. */
export async function inviteAdmin(db: Db, invitation: AdminInvitation): Promise<boolean> {
  const invite = { invite_hash: invitation.inviteHash, invite_expires_at: invitation.inviteExpiresAt };
  const row = await db
    .insertInto("admins")
    .values({
      admin_id: invitation.adminId,
      email: invitation.email,
      role: "admin",
      ...invite,
      created_at: invitation.now,
    })
    .onConflict((conflict) => conflict.column("email").doUpdateSet(invite))
    .returning("admin_id")
    .executeTakeFirstOrThrow();
  return row.admin_id === invitation.adminId;
}
