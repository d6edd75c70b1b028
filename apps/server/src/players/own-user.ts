import type { OutputOf, Actions } from "@crosscheck/contract";
import { findBalance } from "../coins/ledger.ts";
import type { Db } from "../postgres/database.ts";
import { findPlayer, findReferCode, listIdentities } from "./player-queries.ts";

export type OwnUser = OutputOf<Actions["get_user_by_id"]>;

/** The player's own record as the contract sends it; null when there is no such player any more. */
export async function findOwnUser(db: Db, playerId: string): Promise<OwnUser | null> {
  const player = await findPlayer(db, playerId);
  if (!player) return null;
  const [identity] = await listIdentities(db, playerId);
  const friendsCode = player.referredBy === null ? undefined : await findReferCode(db, player.referredBy);
  return {
    id: player.playerId,
    firebase_id: identity?.subject ?? "",
    name: player.name,
    email: player.email,
    mobile: player.mobile,
    profile: toPictureUrl(player.picture),
    type: player.type,
    coins: await findBalance(db, playerId),
    all_time_score: player.allTimeScore,
    // Ranks come from the boards, never from counting players here.
    all_time_rank: null,
    streak: player.streakDays,
    refer_code: player.referCode,
    friends_code: friendsCode ?? null,
    status: player.status,
    web_language: player.webLanguage,
    created_at: player.createdAt.toISOString(),
  };
}

/** Address of a picture; empty for none. */
export function toPictureUrl(picture: string | null): string {
  return picture === null ? "" : `/media/${picture}`;
}
