import { refuse, type Actions } from "@crosscheck/contract";
import type { Handler } from "../../calls/handle.ts";
import { tellAll } from "../../cluster/tell-others.ts";
import { toPictureUrl } from "../../calls/picture-url.ts";
import { inTransaction } from "../../postgres/in-transaction.ts";
import { deleteBlock, insertBlock, listBlocked } from "./block-queries.ts";
import { withdrawBetween } from "./invitation-queries.ts";

export const handleBlockPlayer: Handler<Actions["block_player"]> = async ({ db, caller, input, nowMs }) => {
  const { playerId } = caller;
  const blockedId = input.user_id;
  if (blockedId === playerId) return refuse("no_data");
  const data = { user_id: blockedId, blocked: input.blocked };
  if (!input.blocked) {
    await deleteBlock(db, playerId, blockedId);
    tellAll(db, "blocks", playerId);
    return { data, message: "updated" };
  }
  const at = new Date(nowMs);
  const became = await inTransaction(db, async (tx) => {
    const added = await insertBlock(tx, { playerId, blockedId, at });
    // A challenge that waits from either of the two is over.
    if (added === "blocked") await withdrawBetween(tx, { one: playerId, other: blockedId, at });
    return added;
  });
  if (became === "nobody") return refuse("no_data");
  // In a battle that goes on nothing more of theirs is shown.
  tellAll(db, "blocks", playerId);
  return became === "full" ? refuse("too_many_requests") : { data, message: "updated" };
};

export const handleGetBlockedPlayers: Handler<Actions["get_blocked_players"]> = async (call) => {
  const { db, caller, input } = call;
  const { rows, total } = await listBlocked(db, caller.playerId, input);
  return {
    data: rows.map((row) => ({
      user_id: row.playerId,
      name: row.name,
      profile: toPictureUrl(row.picture),
      blocked_at: row.blockedAt.toISOString(),
    })),
    total,
  };
};
