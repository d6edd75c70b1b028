import { refuse, type Actions } from "@crosscheck/contract";
import { eraseIdpUser } from "../identity/identity-queries.ts";
import { EMBEDDED_ISSUER } from "../identity/issuer.ts";
import { showOrHide } from "../boards/live-boards.ts";
import type { Erasure } from "../calls/erasure.ts";
import type { Handler } from "../calls/handle.ts";
import type { Ports } from "../ports/ports.ts";
import type { Db } from "../postgres/database.ts";
import { inTransaction } from "../postgres/in-transaction.ts";
import { forgetTokens } from "./authenticate.ts";
import { listPendingAddresses } from "./contact-queries.ts";
import { listIdentities } from "./identity-link-queries.ts";
import { anonymisePlayer, lockPlayer } from "./player-queries.ts";
import { makeReferCode } from "./refer-code.ts";

/** Contract §4: a sign-in not older than this. */
const FRESH_SIGN_IN_MS = 5 * 60_000;

/**
 * Personal data goes, in one transaction; ledger, answers and scores stay under an id that names nobody.
 *
 * @param leave what the player is in the midst of is left before that
 */
export const deleteUserAccountWith =
  (
    erasures: readonly Erasure[],
    leave: (db: Db, playerId: string) => Promise<void> = async () => undefined,
  ): Handler<Actions["delete_user_account"]> =>
  async (call) => {
    const { db, ports, caller, settings, nowMs } = call;
    if (settings.demoMode) return refuse("demo_not_allowed");
    if (nowMs - caller.signedInAtMs > FRESH_SIGN_IN_MS) return refuse("proof_not_valid");

    await leave(db, caller.playerId);
    const erased = await inTransaction(db, (tx) => erasePlayer(tx, { ...call, erasures }, caller.playerId));
    forgetTokens(db, caller.playerId);
    await showOrHide(db, caller.playerId);
    if (erased === null) return refuse("not_signed_in");
    if (erased.picture !== null) await ports.storage.remove(erased.picture);
    return { data: { deleted: true }, message: "updated" };
  };

/** Takes everything personal of a player away; the picture that is to be removed after it, null when there is no such player. */
export async function erasePlayer(
  tx: Db,
  {
    ports,
    nowMs,
    erasures,
  }: {
    readonly ports: Pick<Ports, "random">;
    readonly nowMs: number;
    readonly erasures: readonly Erasure[];
  },
  playerId: string,
): Promise<{ readonly picture: string | null } | null> {
  const player = await lockPlayer(tx, playerId);
  if (!player) return null;
  const addresses = [player.email, player.mobile].filter((address) => address !== null);
  addresses.push(...(await listPendingAddresses(tx, playerId)).map(({ address }) => address));
  for (const { issuer, subject } of await listIdentities(tx, playerId)) {
    if (issuer === EMBEDDED_ISSUER) addresses.push(...(await eraseIdpUser(tx, subject)));
  }
  const at = new Date(nowMs);
  for (const { erase } of erasures) await erase(tx, { playerId, addresses, at });
  await anonymisePlayer(tx, { playerId, referCode: makeReferCode(ports.random), at });
  return { picture: player.picture };
}
