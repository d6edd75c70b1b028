import { refuse, type Actions, type Refusal } from "@crosscheck/contract";
import { changeIdpPhone, isIdpPhone } from "../identity/identity-queries.ts";
import { EMBEDDED_ISSUER } from "../identity/issuer.ts";
import type { Handler } from "../calls/handle.ts";
import type { Db } from "../postgres/database.ts";
import { inTransaction } from "../postgres/in-transaction.ts";
import { checkContactCode, isEmailTaken, type ContactOfPlayer } from "./change-contact.ts";
import { endContactChange, lockAddress } from "./contact-queries.ts";
import { findOwnUser } from "./own-user.ts";
import { listIdentities } from "./identity-link-queries.ts";
import { changeProfile, lockPlayer } from "./player-queries.ts";

export const handleConfirmContact: Handler<Actions["confirm_contact"]> = async (call) => {
  const { db, caller, settings, input, nowMs } = call;
  if (settings.demoMode) return refuse("demo_not_allowed");
  const { playerId } = caller;
  const address = await checkContactCode(call, { playerId, kind: input.kind, code: input.code });
  if (typeof address !== "string") return address;

  const refused = await inTransaction(db, (tx) => applyContact(tx, { playerId, kind: input.kind, address }));
  if (refused) return refused;
  const user = await findOwnUser(db, playerId, nowMs);
  return user === null ? refuse("not_signed_in") : { data: user, message: "profile_updated" };
};

type Refused = Refusal<"code_expired" | "email_in_use" | "invalid_field" | "not_signed_in">;

/** Makes a proven address count; null when it does. Call inside the caller's transaction. */
async function applyContact(tx: Db, contact: ContactOfPlayer): Promise<Refused | null> {
  const { playerId, kind, address } = contact;
  const player = await lockPlayer(tx, playerId);
  if (!player) return refuse("not_signed_in");
  if (!(await endContactChange(tx, contact))) return refuse("code_expired");
  if (kind === "email") {
    // Of accounts that prove one address at once the first has it.
    await lockAddress(tx, address);
    if (await isEmailTaken(tx, playerId, address)) return refuse("email_in_use", { field: "email" });
    await changeProfile(tx, playerId, { email: address });
    return null;
  }
  if (player.type === "mobile") {
    const refused = await moveSignIn(tx, playerId, address);
    if (refused) return refused;
  }
  await changeProfile(tx, playerId, { mobile: address });
  return null;
}

/** A player who signs in by number signs in with the new one from now on. */
async function moveSignIn(tx: Db, playerId: string, phone: string): Promise<Refusal<"invalid_field"> | null> {
  const own = (await listIdentities(tx, playerId)).find(({ issuer }) => issuer === EMBEDDED_ISSUER);
  if (!own) return null;
  if (await isIdpPhone(tx, phone, own.subject)) return refuse("invalid_field", { field: "mobile" });
  await changeIdpPhone(tx, own.subject, phone);
  return null;
}
