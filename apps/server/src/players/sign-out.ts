import { refuse, type Actions } from "@crosscheck/contract";
import type { Handler } from "../handle.ts";
import type { Db } from "../postgres/database.ts";
import { voidWaysIn } from "../identity/identity-queries.ts";
import { EMBEDDED_ISSUER } from "../identity/issuer.ts";
import { forgetTokens } from "./authenticate.ts";
import { eraseContactChanges } from "./contact-queries.ts";
import { revokeDevices } from "./device-queries.ts";
import { refuseOlderProofs } from "./proof-queries.ts";
import { findPlayerIdByIdentity, listIdentities, type IdentityKey } from "./player-queries.ts";

export const handleSignOut: Handler<Actions["sign_out"]> = async ({ db, caller, input, nowMs }) => {
  const { playerId } = caller;
  const deviceIds = input.everywhere ? null : [input.device_id ?? caller.deviceId];
  const ended = await revokeDevices(db, { playerId, deviceIds, at: new Date(nowMs) });
  if (input.everywhere) {
    await voidAll(db, playerId);
    await refuseOlderProofs(db, playerId, new Date(nowMs));
  }
  forgetTokens(db, playerId);
  return ended === 0 ? refuse("no_data") : { data: { signed_out: ended }, message: "updated" };
};

/** Ends what is still on its way to anybody: links in mailboxes, half a sign-in, an address that waits for its code. */
async function voidAll(db: Db, playerId: string): Promise<void> {
  for (const { issuer, subject } of await listIdentities(db, playerId)) {
    if (issuer === EMBEDDED_ISSUER) await voidWaysIn(db, subject);
  }
  await eraseContactChanges(db, playerId);
}

/** Signs every device of an identity's player out, as after a new password; no older link works after that. */
export async function signOutIdentity(db: Db, identity: IdentityKey, nowMs: number): Promise<void> {
  if (identity.issuer === EMBEDDED_ISSUER) await voidWaysIn(db, identity.subject);
  const playerId = await findPlayerIdByIdentity(db, identity);
  if (playerId === undefined) return;
  await revokeDevices(db, { playerId, deviceIds: null, at: new Date(nowMs) });
  await refuseOlderProofs(db, playerId, new Date(nowMs));
  await eraseContactChanges(db, playerId);
  forgetTokens(db, playerId);
}
