import type { Db } from "../postgres/database.ts";
import { storePushToken, type PushToken } from "../notices/push-token.ts";
import type { Ports } from "../ports/ports.ts";
import { makeToken } from "./authenticate.ts";
import { addDevice, purgeDevices, revokeOldDevices } from "./device-queries.ts";
import { toDeviceLabel } from "./device-label.ts";
import { KEEP_REVOKED_MS, MOST_DEVICES } from "./sign-in-lifetime.ts";

const TOKEN_BYTES = 32;

export type NewSession = {
  readonly playerId: string;
  readonly userAgent: string;
  /** Where the device takes notices, if it said so. */
  readonly pushToken?: PushToken;
  readonly nowMs: number;
};

/** Signs a device in and answers its token, which is stored nowhere. Call inside the caller's transaction. */
export async function openSession(tx: Db, random: Ports["random"], session: NewSession): Promise<string> {
  const { token, tokenHash } = makeToken(random.bytes(TOKEN_BYTES));
  const at = new Date(session.nowMs);
  const deviceId = random.uuid();
  await addDevice(tx, {
    playerId: session.playerId,
    deviceId,
    tokenHash,
    label: toDeviceLabel(session.userAgent),
    signedInAt: at,
    lastSeenAt: at,
  });
  const { playerId, pushToken } = session;
  if (pushToken !== undefined)
    await storePushToken(tx, pushToken, { playerId, deviceId, language: null, at });
  await revokeOldDevices(tx, { playerId: session.playerId, deviceId, others: MOST_DEVICES - 1, at });
  await purgeDevices(tx, new Date(session.nowMs - KEEP_REVOKED_MS));
  return token;
}
