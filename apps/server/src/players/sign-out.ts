import { refuse, type Actions } from "@crosscheck/contract";
import type { Handler } from "../calls/handle.ts";
import type { Db } from "../postgres/database.ts";
import { voidWaysIn } from "../identity/identity-queries.ts";
import { EMBEDDED_ISSUER } from "../identity/issuer.ts";
import { inTransaction } from "../postgres/in-transaction.ts";
import { forgetTokens } from "./authenticate.ts";
import { eraseContactChanges } from "./contact-queries.ts";
import { revokeDevices } from "./device-queries.ts";
import { refuseOlderProofs } from "./proof-queries.ts";
import { findPlayerIdByIdentity, listIdentities, type IdentityKey } from "./identity-link-queries.ts";

export const handleSignOut: Handler<Actions["sign_out"]> = async ({ db, ports, caller, input, nowMs }) => {
  const { playerId } = caller;
  const at = new Date(nowMs);
  const deviceIds = [input.device_id ?? caller.deviceId];
  const ended = input.everywhere
    ? await inTransaction(db, (tx) =>
        signOutEverywhere(tx, playerId, { at, proofsFrom: new Date(ports.identity.nowMs()) }),
      )
    : await revokeDevices(db, { playerId, deviceIds, at });
  forgetTokens(db, playerId);
  return ended === 0 ? refuse("no_data") : { data: { signed_out: ended }, message: "updated" };
};

/**
 * Signs every device of an identity's player out, as after a new password; no older link works after that.
 *
 * @param nowMs by the clock that proofs are dated by (ms since epoch)
 */
export async function signOutIdentity(db: Db, identity: IdentityKey, nowMs: number): Promise<void> {
  const playerId = await findPlayerIdByIdentity(db, identity);
  if (playerId === undefined) {
    if (identity.issuer === EMBEDDED_ISSUER) await voidWaysIn(db, identity.subject);
    return;
  }
  const at = new Date(nowMs);
  await inTransaction(db, (tx) => signOutEverywhere(tx, playerId, { at, proofsFrom: at }));
  forgetTokens(db, playerId);
}

/** Now, by our clock and by the one that proofs are dated by. */
type Moment = { readonly at: Date; readonly proofsFrom: Date };

/**
 * Ends every device and what is still on its way to anybody: links in mailboxes, half a sign-in, an address that waits
 * for its code; answers how many devices. Proofs first: a sign-in that came before has its device by then, a later one
 * waits and is refused. Call inside the caller's transaction.
 */
export async function signOutEverywhere(
  tx: Db,
  playerId: string,
  { at, proofsFrom }: Moment,
): Promise<number> {
  await refuseOlderProofs(tx, playerId, proofsFrom);
  for (const { issuer, subject } of await listIdentities(tx, playerId)) {
    if (issuer === EMBEDDED_ISSUER) await voidWaysIn(tx, subject);
  }
  await eraseContactChanges(tx, playerId);
  return await revokeDevices(tx, { playerId, deviceIds: null, at });
}
