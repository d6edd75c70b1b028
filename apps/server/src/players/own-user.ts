import type { OutputOf, Actions } from "@crosscheck/contract";
import { dayIn } from "@crosscheck/rules/attempts/local-day";
import { currentStreak } from "@crosscheck/rules/attempts/streak";
import type { Db } from "../postgres/database.ts";
import { findOwnRecord } from "./player-queries.ts";

export type OwnUser = OutputOf<Actions["get_user_by_id"]>;

/** The player's own record as the contract sends it; null when there is no such player any more. */
export async function findOwnUser(db: Db, playerId: string, nowMs: number): Promise<OwnUser | null> {
  const player = await findOwnRecord(db, playerId);
  if (!player) return null;
  const streak = { days: player.streakDays, lastDay: player.streakDay };
  return {
    id: player.playerId,
    firebase_id: player.subject ?? "",
    name: player.name,
    name_number: player.nameNumber,
    email: player.email,
    mobile: player.mobile,
    profile: toPictureUrl(player.picture),
    type: player.type,
    coins: player.coins,
    all_time_score: player.allTimeScore,
    // Ranks come from the boards, never from counting players here.
    all_time_rank: null,
    streak: currentStreak(streak, dayIn(player.zone ?? "UTC", nowMs)),
    refer_code: player.referCode,
    friends_code: player.friendsCode,
    status: player.status,
    web_language: player.webLanguage,
    also_default_language: player.alsoDefaultLanguage,
    licence: player.licence,
    created_at: player.createdAt.toISOString(),
  };
}

/** Address of a picture; empty for none. */
export function toPictureUrl(picture: string | null): string {
  return picture === null ? "" : `/media/${picture}`;
}
