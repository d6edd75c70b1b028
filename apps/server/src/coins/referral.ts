import { isRefusal } from "@crosscheck/contract";
import { referralStep, type ReferralStart } from "@crosscheck/rules/referrals/referral";
import { tellPlayers } from "../notices/tell-players.ts";
import type { Db } from "../postgres/database.ts";
import { inTransaction } from "../postgres/in-transaction.ts";
import type { Settings } from "../settings/settings.ts";
import { bookCoins } from "./ledger.ts";
import {
  findHeldOwner,
  insertReferral,
  lockAccount,
  lockOrigins,
  markDue,
  payRoom,
  settleHeld,
  storeFirstQuiz,
  type NewReferral,
} from "./referral-queries.ts";

/** Friends whose coins are due are paid with the next look, in a transaction of its own, as far as day and month have room. */
export async function settleReferrals(
  db: Db,
  ownerId: string,
  paying: { readonly settings: Settings; readonly at: Date },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, ownerId);
    await payDue(tx, ownerId, paying);
  });
}

/** Makes sign-ups of one origin come one after the other. Call first in the transaction of a sign-up with a code. */
export async function queueOrigins(
  tx: Db,
  origin: Pick<NewReferral, "addressHash" | "deviceHash">,
): Promise<void> {
  await lockOrigins(
    tx,
    [origin.addressHash, origin.deviceHash].filter((hash) => hash !== null),
  );
}

/** Notes who brought a newcomer and pays the newcomer's own coins for the code, unless an administrator has to look first. */
export async function openReferral(tx: Db, referral: NewReferral, settings: Settings): Promise<void> {
  if (await insertReferral(tx, referral)) return;
  await payNewcomer(tx, referral, settings);
  await tellOwner(tx, referral);
}

/** Tells an owner of a code who came by it; not of one who is held, for anybody can make many of those. */
async function tellOwner(
  tx: Db,
  { newcomerId, ownerId, at }: Pick<NewReferral, "newcomerId" | "ownerId" | "at">,
): Promise<void> {
  await tellPlayers(
    tx,
    [{ kind: "friend_joined", playerId: ownerId, params: { friend_id: newcomerId } }],
    at,
  );
}

async function payNewcomer(
  tx: Db,
  { newcomerId, ownerId, at }: Pick<NewReferral, "newcomerId" | "ownerId" | "at">,
  settings: Settings,
): Promise<void> {
  if (settings.friendCodeCoins === 0) return;
  const booked = await bookCoins(tx, {
    playerId: newcomerId,
    reason: "friend_code",
    amountCoins: settings.friendCodeCoins,
    reference: ownerId,
    idempotencyKey: "friend_code",
    at,
  });
  if (isRefusal(booked)) throw new Error("income was refused");
}

/** A referral whose newcomer has still something to do. */
export type OpenReferral = { readonly ownerId: string; readonly start: ReferralStart };

/**
 * Notes a ranked quiz of a newcomer with an answer; on the second local day it pays the owner, as far as day and month
 * have room. Call inside the finish transaction, last: see the lock order of bookCoins.
 */
export async function noteRankedQuiz(
  tx: Db,
  { ownerId, start }: OpenReferral,
  quiz: {
    readonly newcomerId: string;
    readonly zone: string;
    readonly endedAt: Date;
    readonly bookedAt: Date;
    readonly settings: Settings;
  },
): Promise<void> {
  const { newcomerId, zone, endedAt, bookedAt, settings } = quiz;
  const step = referralStep(start, endedAt.getTime());
  if (step === "again") return;
  if (step === "first") return await storeFirstQuiz(tx, { newcomerId, at: endedAt, zone });
  await lockAccount(tx, ownerId);
  await markDue(tx, newcomerId, endedAt);
  await payDue(tx, ownerId, { settings, at: bookedAt });
}

async function payDue(
  tx: Db,
  ownerId: string,
  { settings, at }: { readonly settings: Settings; readonly at: Date },
): Promise<void> {
  const coins = settings.friendCodeOwnerCoins;
  const limits = { day: settings.paidFriendsPerDay, month: settings.paidFriendsPerMonth };
  for (const newcomerId of await payRoom(tx, { ownerId, limits, coins, at })) {
    if (coins === 0) continue;
    const booked = await bookCoins(tx, {
      playerId: ownerId,
      reason: "friend_code_owner",
      amountCoins: coins,
      reference: newcomerId,
      idempotencyKey: `friend_code_owner:${newcomerId}`,
      at,
    });
    if (isRefusal(booked)) throw new Error("income was refused");
  }
}

/**
 * Lets a held friend go on, with the newcomer's coins and what is due to the owner, accounts before the referral. Call
 * inside a transaction that is undone when it answers false: it is not held, or somebody else settled it meanwhile.
 */
export async function releaseReferral(
  tx: Db,
  newcomerId: string,
  paying: { readonly settings: Settings; readonly at: Date },
): Promise<boolean> {
  const ownerId = await findHeldOwner(tx, newcomerId);
  if (ownerId === undefined) return false;
  await payNewcomer(tx, { newcomerId, ownerId, at: paying.at }, paying.settings);
  await lockAccount(tx, ownerId);
  if (!(await settleHeld(tx, newcomerId, "open"))) return false;
  await payDue(tx, ownerId, paying);
  await tellOwner(tx, { newcomerId, ownerId, at: paying.at });
  return true;
}
