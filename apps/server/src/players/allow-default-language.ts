import type { Actions } from "@crosscheck/contract";
import type { Handler } from "../calls/handle.ts";
import { forgetChoices } from "./authenticate.ts";
import { setAlsoDefaultLanguage } from "./player-queries.ts";

export const handleAllowDefaultLanguage: Handler<Actions["allow_default_language"]> = async (call) => {
  const { playerId } = call.caller;
  const { allowed } = call.input;
  await setAlsoDefaultLanguage(call.db, playerId, allowed);
  // The choice travels with the token.
  forgetChoices(call.db, playerId);
  return { data: { also_default_language: allowed }, message: "updated" };
};
