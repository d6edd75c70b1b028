import { refuse, type Actions } from "@crosscheck/contract";
import type { Handler } from "../handle.ts";
import type { Db } from "../postgres/database.ts";
import { forgetTokens } from "./authenticate.ts";
import { revokeDevices } from "./device-queries.ts";
import { findPlayerIdByIdentity, type IdentityKey } from "./player-queries.ts";

export const handleSignOut: Handler<Actions["sign_out"]> = async ({ db, caller, input, nowMs }) => {
  const { playerId } = caller;
  const deviceIds = input.everywhere ? null : [input.device_id ?? caller.deviceId];
  const ended = await revokeDevices(db, { playerId, deviceIds, at: new Date(nowMs) });
  forgetTokens(db, playerId);
  return ended === 0 ? refuse("no_data") : { data: { signed_out: ended }, message: "updated" };
};

/** Signs every device of an identity's player out, as after a new password. */
export async function signOutIdentity(db: Db, identity: IdentityKey, nowMs: number): Promise<void> {
  const playerId = await findPlayerIdByIdentity(db, identity);
  if (playerId === undefined) return;
  await revokeDevices(db, { playerId, deviceIds: null, at: new Date(nowMs) });
  forgetTokens(db, playerId);
}
