import { refuse, type OutputOf } from "@crosscheck/contract";
import type {
  approvePayout,
  completePayout,
  exportPayouts,
  listPayouts,
  refusePayout,
  viewPayoutAddress,
} from "@crosscheck/contract/operators/payouts";
import type { OperatorContext, OperatorHandler } from "../calls/operate.ts";
import { toPage } from "../calls/page.ts";
import { tellPlayers } from "../notices/tell-players.ts";
import type { Db } from "../postgres/database.ts";
import { toCsv } from "@crosscheck/rules/csv";
import { maskedAddress } from "./payment-requests.ts";
import { closePaid, giveBack } from "./payouts.ts";
import {
  countPayoutsThat,
  listPayoutsThat,
  lockPayout,
  storeState,
  type PayoutRecord,
} from "./payout-queries.ts";

type Row = OutputOf<typeof listPayouts>["rows"][number];
type Asked = Pick<OperatorContext, "db" | "ports"> & {
  readonly input: {
    readonly state: Row["state"];
    readonly cursor?: string | undefined;
    readonly limit: number;
  };
};

async function readPage({ db, ports, input }: Asked) {
  const { state, cursor = null, limit } = input;
  const rows = (await listPayoutsThat(db, { state, cursor, limit: limit + 1 })).map((one): Row => ({
    payout_id: one.payoutId,
    player_id: one.playerId,
    player_status: one.playerStatus,
    payment_type: one.method,
    payment_address: maskedAddress(one, ports.vault),
    coins: one.coins,
    units: one.units,
    unit: one.unitName,
    details: one.details,
    state: one.state,
    requested_at: one.requestedAt.toISOString(),
    approved_at: one.approvedAt?.toISOString() ?? null,
    closed_at: one.closedAt?.toISOString() ?? null,
  }));
  return toPage(rows, limit, (row) => row.payout_id);
}

export const handleListPayouts: OperatorHandler<typeof listPayouts> = async (call) => ({
  data: await readPage(call),
  total: await countPayoutsThat(call.db, call.input.state),
  audit: { subject: null },
});

export const handleExportPayouts: OperatorHandler<typeof exportPayouts> = async (call) => {
  const { rows, next_cursor } = await readPage(call);
  return { data: { csv: toCsv(COLUMNS, rows), next_cursor }, audit: { subject: null } };
};

const COLUMNS = [
  "payout_id",
  "player_id",
  "player_status",
  "payment_type",
  "payment_address",
  "coins",
  "units",
  "unit",
  "details",
  "state",
  "requested_at",
  "approved_at",
  "closed_at",
] as const satisfies readonly (keyof Row)[];

/** Only of one that is to be paid now; the audit keeps who looked, and never what was seen. */
export const handleViewPayoutAddress: OperatorHandler<typeof viewPayoutAddress> = async (call) => {
  const { db, ports, input } = call;
  const payout = await lockPayout(db, input.payout_id.toLowerCase());
  if (payout?.state !== "approved" || payout.address === null) return refuse("no_data");
  const { payoutId, method } = payout;
  const address = ports.vault.open(payout.address, payoutId);
  if (address === null) return refuse("no_data", { detail: "It was sealed under another secret." });
  return {
    data: { payout_id: payoutId, payment_type: method, payment_address: address },
    audit: { subject: payoutId },
  };
};

export const handleApprovePayout: OperatorHandler<typeof approvePayout> = async ({ db, nowMs, input }) => {
  const payout = await lockPayout(db, input.payout_id.toLowerCase());
  if (payout === undefined) return refuse("no_data");
  if (payout.state !== "pending") return refuse("payout_not_pending");
  const at = new Date(nowMs);
  await storeState(db, { payoutId: payout.payoutId, state: "approved", at });
  return await toStep(db, payout, { state: "approved", at });
};

export const handleCompletePayout: OperatorHandler<typeof completePayout> = async ({ db, nowMs, input }) => {
  const payout = await lockPayout(db, input.payout_id.toLowerCase());
  if (payout === undefined) return refuse("no_data");
  if (payout.state !== "approved") return refuse("payout_not_pending", { detail: "It is not approved." });
  const at = new Date(nowMs);
  await closePaid(db, payout, at);
  return await toStep(db, payout, { state: "completed", at });
};

export const handleRefusePayout: OperatorHandler<typeof refusePayout> = async ({ db, nowMs, input }) => {
  const payout = await lockPayout(db, input.payout_id.toLowerCase());
  if (payout === undefined) return refuse("no_data");
  if (payout.state !== "pending" && payout.state !== "approved") return refuse("payout_not_pending");
  const at = new Date(nowMs);
  await giveBack(db, payout, { state: "refused", at, answer: input.answer });
  return await toStep(db, payout, { state: "refused", at });
};

/** Tells the player of a step, and answers it. */
async function toStep<State extends "approved" | "completed" | "refused">(
  tx: Db,
  payout: PayoutRecord,
  { state, at }: { readonly state: State; readonly at: Date },
) {
  const { payoutId, playerId, units: amount, unitName: unit } = payout;
  const params = { payment_id: payoutId, state, amount, unit };
  await tellPlayers(tx, [{ kind: "payout", playerId, params }], at);
  return {
    data: { payout_id: payoutId, state },
    message: "updated" as const,
    audit: { subject: payoutId, before: { state: payout.state }, after: { state } },
  };
}
