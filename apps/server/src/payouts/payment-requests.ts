import { isRefusal, refuse, type Actions, type InputOf, type OutputOf } from "@crosscheck/contract";
import {
  isPayoutAddress,
  maskAddress,
  PAYOUT_METHODS,
  payoutFault,
  payoutOf,
  type PayoutMethod,
} from "@crosscheck/rules/payouts/payout";
import type { Handler } from "../calls/handle.ts";
import { bookCoins, findBalances } from "../coins/ledger.ts";
import type { Db } from "../postgres/database.ts";
import { inTransaction } from "../postgres/in-transaction.ts";
import type { Vault } from "../ports/ports.ts";
import { giveBack, holdKey } from "./payouts.ts";
import {
  countOwnPayouts,
  findStanding,
  insertPayout,
  listOwnPayouts,
  lockPayer,
  lockPayout,
  type PayoutRecord,
} from "./payout-queries.ts";

type Asked = InputOf<Actions["set_payment_request"]>;
type Row = OutputOf<Actions["get_payment_request"]>[number];

export const handleGetPaymentRequest: Handler<Actions["get_payment_request"]> = async (call) => {
  const { db, ports, caller, input } = call;
  const { playerId } = caller;
  const [payouts, total] = await Promise.all([
    listOwnPayouts(db, { playerId, offset: input.offset, limit: input.limit }),
    countOwnPayouts(db, playerId),
  ]);
  return { data: payouts.map((payout) => toRow(payout, ports.vault)), total };
};

/** The order of the checks is the specification's: switch, fields, minimum, balance, 48 hours, one open request. */
export const handleSetPaymentRequest: Handler<Actions["set_payment_request"]> = async (call) => {
  const { db, ports, settings, caller, input, nowMs } = call;
  const { playerId } = caller;
  if (!settings.payout) return refuse("payouts_off");
  const method = PAYOUT_METHODS.find((one) => one === input.payment_type);
  const missing = wrongPart(method, input);
  if (method === undefined || missing !== null)
    return refuse("invalid_field", { field: missing ?? "payment_type" });
  const { units, coins } = payoutOf(input.coin_used, settings.coinsPerUnit);
  if (input.payment_amount !== undefined && input.payment_amount !== units)
    call.countContradiction("payment_amount");

  return await inTransaction(db, async (tx) => {
    if (!(await lockPayer(tx, playerId))) return refuse("not_signed_in");
    const [standing, { redeemable }] = [await findStanding(tx, playerId), await findBalances(tx, playerId)];
    const player = {
      redeemableCoins: redeemable,
      lastRequestMs: standing.lastRequest?.getTime() ?? null,
      hasOpenRequest: standing.hasOpenRequest,
    };
    const fault = payoutFault({ coins, nowMs }, player, settings.minimumRedeemCoins);
    if (fault !== null) return refuse(fault);

    const payoutId = ports.random.uuid();
    const held = await bookCoins(tx, {
      playerId,
      reason: "payout_hold",
      amountCoins: -coins,
      reference: payoutId,
      idempotencyKey: holdKey(payoutId),
      at: new Date(nowMs),
    });
    // Spent since it was looked at: the account is locked only now.
    if (isRefusal(held)) return held;
    const payout = await insertPayout(tx, {
      payoutId,
      playerId,
      method,
      address: ports.vault.seal(input.payment_address, payoutId),
      coins,
      units,
      unitName: settings.payoutUnitSymbol === "" ? settings.payoutUnitName : settings.payoutUnitSymbol,
      details: input.details,
      requestedAt: new Date(nowMs),
    });
    const data = { request: toRow(payout, ports.vault), ...(await balancesOf(tx, playerId)) };
    return { data, message: "updated" as const };
  });
};

export const handleDeletePendingPaymentRequest: Handler<Actions["delete_pending_payment_request"]> = async (
  call,
) => {
  const { db, caller, input, nowMs } = call;
  const { playerId } = caller;
  const payoutId = input.payment_id.toLowerCase();
  return await inTransaction(db, async (tx) => {
    const payout = await lockPayout(tx, payoutId);
    if (payout?.playerId !== playerId) return refuse("no_data");
    if (payout.state !== "pending") return refuse("payout_not_pending");
    await giveBack(tx, payout, { state: "cancelled", at: new Date(nowMs) });
    return {
      data: { payment_id: payoutId, status: "cancelled" as const, ...(await balancesOf(tx, playerId)) },
      message: "updated" as const,
    };
  });
};

/** The first field of a request that is missing or no use; null when there is none. */
function wrongPart(method: PayoutMethod | undefined, asked: Asked): keyof Asked | null {
  if (method === undefined) return "payment_type";
  if (!isPayoutAddress(method, asked.payment_address)) return "payment_address";
  return asked.coin_used === 0 ? "coin_used" : null;
}

async function balancesOf(tx: Db, playerId: string) {
  const { coins, redeemable } = await findBalances(tx, playerId);
  return { coins, redeemable_coins: redeemable };
}

/** An address for eyes that need not know it; empty when it is gone or cannot be read. */
export function maskedAddress({ payoutId, method, address }: PayoutRecord, vault: Vault): string {
  const opened = address === null ? null : vault.open(address, payoutId);
  return opened === null ? "" : maskAddress(method, opened);
}

function toRow(payout: PayoutRecord, vault: Vault): Row {
  return {
    payment_id: payout.payoutId,
    payment_type: payout.method,
    payment_address: maskedAddress(payout, vault),
    payment_amount: payout.units,
    unit: payout.unitName,
    coin_used: payout.coins,
    details: payout.details,
    status: payout.state,
    date: payout.requestedAt.toISOString(),
    approved_at: payout.approvedAt?.toISOString() ?? null,
    closed_at: payout.closedAt?.toISOString() ?? null,
    answer: payout.answer,
  };
}
