import { refuse } from "@crosscheck/contract";
import type { erasePlayer as eraseAction } from "@crosscheck/contract/operators/player-support";
import { showOrHide } from "../boards/live-boards.ts";
import type { Erasure } from "../calls/erasure.ts";
import type { OperatorHandler } from "../calls/operate.ts";
import { forgetTokens } from "../players/authenticate.ts";
import { erasePlayer } from "../players/delete-user-account.ts";
import { lockPlayer } from "../players/player-queries.ts";

/**
 * The same as a player's own deletion. Of a deactivated account only: nobody is signed in any more, so that nothing goes on
 * meanwhile, and a slip costs a closed account instead of a lost one.
 */
export const erasePlayerWith =
  (erasures: readonly Erasure[]): OperatorHandler<typeof eraseAction> =>
  async (call) => {
    const { db, settings, input } = call;
    if (settings.demoMode) return refuse("demo_not_allowed");
    const player = await lockPlayer(db, input.player_id);
    if (player === undefined) return refuse("user_not_found");
    const { playerId } = player;
    if (player.status === "active") return refuse("player_active");
    const erased = await erasePlayer(db, { ...call, erasures }, playerId);
    return {
      data: { player_id: playerId, erased: true },
      message: "updated",
      audit: { subject: playerId },
      afterwards: async (ground) => {
        forgetTokens(ground.db, playerId);
        await showOrHide(ground.db, playerId);
        const picture = erased?.picture ?? null;
        if (picture !== null) await ground.ports.storage.remove(picture);
      },
    };
  };
