import type { Actions } from "@crosscheck/contract";
import type { Handler } from "../calls/handle.ts";
import { listDevices } from "./device-queries.ts";

export const handleGetDevices: Handler<Actions["get_devices"]> = async ({ db, caller }) => {
  const devices = await listDevices(db, caller.playerId);
  return {
    data: devices.map((device) => ({
      device_id: device.deviceId,
      label: device.label,
      signed_in_at: device.signedInAt.toISOString(),
      last_seen_at: device.lastSeenAt.toISOString(),
      is_current: device.deviceId === caller.deviceId,
    })),
  };
};
