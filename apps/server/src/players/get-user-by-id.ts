import { refuse, type Actions } from "@crosscheck/contract";
import type { Handler } from "../calls/handle.ts";
import { findOwnUser } from "./own-user.ts";

export const handleGetUserById: Handler<Actions["get_user_by_id"]> = async ({ db, caller, nowMs }) => {
  const user = await findOwnUser(db, caller.playerId, nowMs);
  return user === null ? refuse("user_not_found") : { data: user };
};
