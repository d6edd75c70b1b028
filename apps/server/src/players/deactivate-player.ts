import { refuse } from "@crosscheck/contract";
import type { deactivatePlayer, reactivatePlayer } from "@crosscheck/contract/operators/players";
import { showOrHide } from "../boards/live-boards.ts";
import type { OperatorHandler } from "../calls/operate.ts";
import { forgetTokens } from "./authenticate.ts";
import { lockPlayer, setStatus } from "./player-queries.ts";
import { signOutEverywhere } from "./sign-out.ts";

/** Everything that could still let somebody in ends with it; a token that was good reads 126 from now on. */
export const handleDeactivatePlayer: OperatorHandler<typeof deactivatePlayer> = async (call) => {
  const { db, nowMs, input } = call;
  const player = await lockPlayer(db, input.player_id);
  if (player === undefined) return refuse("user_not_found");
  const { playerId, status } = player;
  await setStatus(db, playerId, "deactivated");
  const at = new Date(nowMs);
  const signedOut = await signOutEverywhere(db, playerId, { at, proofsFrom: at });
  return {
    data: { player_id: playerId, status: "deactivated" },
    message: "updated",
    audit: {
      subject: playerId,
      before: { status },
      after: { status: "deactivated", devices_signed_out: signedOut },
    },
    afterwards: async (ground) => {
      forgetTokens(ground.db, playerId);
      await showOrHide(ground.db, playerId);
    },
  };
};

/** What was signed out stays so: whoever had a token may not be whom the account belongs to. */
export const handleReactivatePlayer: OperatorHandler<typeof reactivatePlayer> = async ({ db, input }) => {
  const player = await lockPlayer(db, input.player_id);
  if (player === undefined) return refuse("user_not_found");
  const { playerId, status } = player;
  await setStatus(db, playerId, "active");
  return {
    data: { player_id: playerId, status: "active" },
    message: "updated",
    audit: { subject: playerId, before: { status }, after: { status: "active" } },
    afterwards: (ground) => showOrHide(ground.db, playerId),
  };
};
