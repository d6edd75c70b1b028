import { refuse } from "@crosscheck/contract";
import type {
  listBroadcasts,
  sendBroadcast,
  withdrawBroadcast,
} from "@crosscheck/contract/operators/notices";
import type { OperatorHandler } from "../calls/operate.ts";
import { toPage } from "../calls/page.ts";
import {
  countBroadcasts,
  findSameBroadcast,
  insertBroadcast,
  listBroadcastsThat,
  withdraw,
} from "./broadcast-queries.ts";

export const handleSendBroadcast: OperatorHandler<typeof sendBroadcast> = async ({
  db,
  ports,
  nowMs,
  input,
}) => {
  const { words, path, idempotency_key: idempotencyKey } = input;
  const broadcastId = ports.random.uuid();
  const told = { broadcastId, idempotencyKey, words, path, at: new Date(nowMs) };
  const isNew = await insertBroadcast(db, told);
  const id = isNew ? broadcastId : await findSameBroadcast(db, told);
  if (id === undefined) return refuse("key_reused", { detail: "This key was used for other words." });
  return {
    data: { broadcast_id: id, told: isNew },
    message: "updated",
    audit: { subject: id, after: { told: isNew } },
  };
};

export const handleWithdrawBroadcast: OperatorHandler<typeof withdrawBroadcast> = async (call) => {
  const broadcastId = call.input.broadcast_id.toLowerCase();
  if (!(await withdraw(call.db, broadcastId, new Date(call.nowMs)))) return refuse("no_data");
  return { data: { broadcast_id: broadcastId }, message: "updated", audit: { subject: broadcastId } };
};

export const handleListBroadcasts: OperatorHandler<typeof listBroadcasts> = async ({ db, input }) => {
  const { cursor = null, limit } = input;
  const rows = (await listBroadcastsThat(db, { cursor, limit: limit + 1 })).map((one) => ({
    broadcast_id: one.broadcastId,
    words: one.words,
    path: one.path,
    told_at: one.at.toISOString(),
    readers: one.readers,
  }));
  return {
    data: toPage(rows, limit, (row) => row.broadcast_id),
    total: await countBroadcasts(db),
    audit: { subject: null },
  };
};
