import { refuse } from "@crosscheck/contract";
import type {
  listHeldReferrals,
  refuseReferral,
  releaseReferral as releaseAction,
} from "@crosscheck/contract/operators/players";
import type { OperatorHandler } from "../calls/operate.ts";
import { toPage } from "../calls/page.ts";
import { releaseReferral } from "./referral.ts";
import { countWaiting, listHeld, settleHeld } from "./referral-queries.ts";

export const handleListHeldReferrals: OperatorHandler<typeof listHeldReferrals> = async ({ db, input }) => {
  const { cursor = null, limit } = input;
  const rows = (await listHeld(db, { cursor, limit: limit + 1 })).map((one) => ({
    newcomer_id: one.newcomerId,
    newcomer: one.newcomer,
    owner_id: one.ownerId,
    owner: one.owner,
    joined_at: one.joinedAt.toISOString(),
    held_with: one.heldWith,
    is_due: one.isDue,
  }));
  return {
    data: toPage(rows, limit, (row) => row.newcomer_id),
    total: (await countWaiting(db)).held,
    audit: { subject: null },
  };
};

export const handleReleaseReferral: OperatorHandler<typeof releaseAction> = async (call) => {
  const newcomerId = call.input.newcomer_id.toLowerCase();
  const { db, settings, nowMs } = call;
  if (!(await releaseReferral(db, newcomerId, { settings, at: new Date(nowMs) }))) return refuse("no_data");
  return toSettled(newcomerId, "released");
};

export const handleRefuseReferral: OperatorHandler<typeof refuseReferral> = async ({ db, input }) => {
  const newcomerId = input.newcomer_id.toLowerCase();
  if (!(await settleHeld(db, newcomerId, "refused"))) return refuse("no_data");
  return toSettled(newcomerId, "refused");
};

function toSettled<State extends "released" | "refused">(newcomerId: string, state: State) {
  return {
    data: { newcomer_id: newcomerId, state },
    message: "updated" as const,
    audit: { subject: newcomerId, before: { state: "held" }, after: { state } },
  };
}
