import { refuse, type Actions } from "@crosscheck/contract";
import { zoneOf } from "@crosscheck/rules/attempts/local-day";
import type { Handler } from "../calls/handle.ts";
import { readStatistics } from "./statistics.ts";

export const handleGetUsersStatistics: Handler<Actions["get_users_statistics"]> = async (call) => {
  const { caller, input } = call;
  const zone = zoneOf(input.timezone, undefined);
  if (zone === null) return refuse("invalid_field", { field: "timezone" });
  const asked = { playerId: caller.playerId, languageId: input.language_id, zone };
  const { statistics } = await readStatistics(call, asked);
  return { data: statistics };
};
