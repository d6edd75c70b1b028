import { refuse, type Actions } from "@crosscheck/contract";
import type { Handler } from "../calls/handle.ts";
import { findPlayerIdByIdentity } from "./identity-link-queries.ts";

export const handleCheckUserExists: Handler<Actions["check_user_exists"]> = async ({ db, caller, input }) => {
  const { proof } = caller;
  if (input.firebase_id !== proof.subject) return refuse("proof_not_valid");
  const playerId = await findPlayerIdByIdentity(db, proof);
  if (playerId === undefined) return refuse("user_not_found");
  return { data: { exists: true }, message: "user_exists" };
};
