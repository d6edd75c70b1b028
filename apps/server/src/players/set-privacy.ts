import type { Actions } from "@crosscheck/contract";
import { showOrHide } from "../boards/live-boards.ts";
import type { Handler } from "../calls/handle.ts";
import { setOnBoards } from "./player-queries.ts";

export const handleSetPrivacy: Handler<Actions["set_privacy"]> = async ({ db, caller, input }) => {
  await setOnBoards(db, caller.playerId, input.is_on_boards);
  await showOrHide(db, caller.playerId);
  return { data: { is_on_boards: input.is_on_boards }, message: "updated" };
};
