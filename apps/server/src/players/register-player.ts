import { bookCoins, openCoinAccount } from "../coins/ledger.ts";
import type { IdentityProof } from "../handle.ts";
import type { Db } from "../postgres/database.ts";
import type { Ports } from "../ports/ports.ts";
import type { Settings } from "../settings/settings.ts";
import { insertPlayer, linkIdentity, spendIdentity } from "./player-queries.ts";
import { makeReferCode } from "./refer-code.ts";

export type Registration = {
  readonly proof: IdentityProof;
  readonly name: string;
  /** Player whose code was used. */
  readonly referredBy: string | null;
  readonly settings: Settings;
  readonly nowMs: number;
};

/** Another call registered the same identity first; the caller's transaction has to be undone. */
export class AlreadyRegistered extends Error {
  override readonly name = "AlreadyRegistered";
}

/**
 * Makes the player of an identity with the coins of a newcomer. Call inside the caller's transaction. The friend whose
 * code was used is paid later, after the newcomer's first ranked quiz. Somebody who comes back after deleting an account
 * is no newcomer: no coins, and none for a friend.
 */
export async function registerPlayer(
  tx: Db,
  { random, keyedHash }: Pick<Ports, "random" | "keyedHash">,
  registration: Registration,
): Promise<string> {
  const { proof, settings } = registration;
  const at = new Date(registration.nowMs);
  const isNewcomer = await spendIdentity(tx, hashesOf(proof, keyedHash), at);
  const referredBy = isNewcomer ? registration.referredBy : null;
  const playerId = random.uuid();
  await insertPlayer(tx, {
    playerId,
    name: registration.name,
    email: proof.emailVerified ? proof.email : null,
    mobile: proof.mobile,
    type: proof.type,
    referCode: makeReferCode(random),
    referredBy,
    createdAt: at,
  });
  if (!(await linkIdentity(tx, { ...proof, playerId, at }))) throw new AlreadyRegistered();

  await openCoinAccount(tx, playerId);
  if (isNewcomer && settings.welcomeCoins > 0) {
    const welcome = {
      reason: "welcome",
      amountCoins: settings.welcomeCoins,
      idempotencyKey: "welcome",
    } as const;
    await bookCoins(tx, { ...welcome, playerId, reference: playerId, at });
  }
  if (referredBy !== null && settings.friendCodeCoins > 0) {
    const friend = {
      reason: "friend_code",
      amountCoins: settings.friendCodeCoins,
      idempotencyKey: "friend_code",
    } as const;
    await bookCoins(tx, { ...friend, playerId, reference: referredBy, at });
  }
  return playerId;
}

/** What a person comes back with: the identity itself, and its proven addresses with another identity. */
function hashesOf(proof: IdentityProof, keyedHash: Ports["keyedHash"]): readonly Uint8Array[] {
  const { issuer, subject, mobile } = proof;
  const email = proof.emailVerified ? proof.email : null;
  return [
    keyedHash(`spent identity ${issuer} ${subject}`),
    ...(email === null ? [] : [keyedHash(`spent email ${email.toLowerCase()}`)]),
    ...(mobile === null ? [] : [keyedHash(`spent mobile ${mobile}`)]),
  ];
}
