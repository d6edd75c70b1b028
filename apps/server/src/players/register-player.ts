import { bookCoins, openCoinAccount } from "../coins/ledger.ts";
import { openReferral, queueOrigins } from "../coins/referral.ts";
import type { IdentityProof } from "../ports/identity-proof.ts";
import type { Db } from "../postgres/database.ts";
import type { Ports } from "../ports/ports.ts";
import type { Settings } from "../settings/settings.ts";
import { callerOf } from "../net/rate-limiter.ts";
import { mailboxOf } from "./mailbox.ts";
import { takeNameNumber } from "./name-queries.ts";
import { linkIdentity, spendIdentity } from "./identity-link-queries.ts";
import { insertPlayer } from "./player-queries.ts";
import { makeReferCode } from "./refer-code.ts";

export type Registration = {
  readonly proof: IdentityProof;
  readonly name: string;
  /** Player whose code was used. */
  readonly referredBy: string | null;
  /** Where the sign-up came from; absent for players that the server makes itself. */
  readonly origin?: { readonly address: string; readonly pushToken: string | null };
  readonly settings: Settings;
  readonly nowMs: number;
};

/** Another call registered the same identity first; the caller's transaction has to be undone. */
export class AlreadyRegistered extends Error {
  override readonly name = "AlreadyRegistered";
}

/**
 * Makes the player of an identity with the coins of a newcomer. Call inside the caller's transaction. The friend whose
 * code was used is paid later, after the newcomer's ranked quizzes on two days; of several newcomers from one origin only
 * the first goes on by itself. Somebody who comes back after deleting an account is no newcomer: no coins, and none for a
 * friend.
 */
export async function registerPlayer(
  tx: Db,
  { random, keyedHash }: Pick<Ports, "random" | "keyedHash">,
  registration: Registration,
): Promise<string> {
  const { proof, settings } = registration;
  const at = new Date(registration.nowMs);
  const origin = hashOrigin(registration, keyedHash);
  if (registration.referredBy !== null) await queueOrigins(tx, origin);
  const isNewcomer = await spendIdentity(tx, hashesOf(proof, keyedHash), at);
  const referredBy = isNewcomer ? registration.referredBy : null;
  const playerId = random.uuid();
  await insertPlayer(tx, {
    playerId,
    name: registration.name,
    nameNumber: await takeNameNumber(tx, keyedHash, registration.name),
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
  if (referredBy !== null) {
    await openReferral(tx, { newcomerId: playerId, ownerId: referredBy, at, ...origin }, settings);
  }
  return playerId;
}

/** Address (IPv6: its network) and device of a sign-up, hashed. */
function hashOrigin({ origin }: Registration, keyedHash: Ports["keyedHash"]) {
  if (origin === undefined) return { addressHash: null, deviceHash: null };
  const { address, pushToken } = origin;
  return {
    addressHash: keyedHash(`referral address ${callerOf(address)}`),
    deviceHash: pushToken === null ? null : keyedHash(`referral device ${pushToken}`),
  };
}

/** What a person comes back with: the identity itself, and its proven addresses with another identity. */
function hashesOf(proof: IdentityProof, keyedHash: Ports["keyedHash"]): readonly Uint8Array[] {
  const { issuer, subject, mobile } = proof;
  const email = proof.emailVerified ? proof.email : null;
  return [
    keyedHash(`spent identity ${issuer} ${subject}`),
    // The address as it was written is how people from before mailboxes were compared are known.
    ...(email === null
      ? []
      : [keyedHash(`spent email ${email.toLowerCase()}`), keyedHash(`spent mailbox ${mailboxOf(email)}`)]),
    ...(mobile === null ? [] : [keyedHash(`spent mobile ${mobile}`)]),
  ];
}
