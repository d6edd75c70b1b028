import { refuse, type Actions } from "@crosscheck/contract";
import type { Handler } from "../calls/handle.ts";
import { inTransaction } from "../postgres/in-transaction.ts";
import { readPushToken, storePushToken } from "./push-token.ts";

export const handleUpdateFcmId: Handler<Actions["update_fcm_id"]> = async (call) => {
  const { db, ports, caller, input, nowMs } = call;
  const token = readPushToken(input.web_fcm_id, ports.push);
  if (token.kind === "wrong") return refuse("invalid_field", { field: "web_fcm_id" });
  const { playerId, deviceId } = caller;
  const device = { playerId, deviceId, language: input.language ?? null, at: new Date(nowMs) };
  await inTransaction(db, (tx) => storePushToken(tx, token, device));
  return { data: { is_pushed: token.kind === "subscription" }, message: "updated" };
};
