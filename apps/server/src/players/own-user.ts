import type { OutputOf, Actions } from "@crosscheck/contract";
import { dayIn } from "@crosscheck/rules/attempts/local-day";
import { currentStreak } from "@crosscheck/rules/attempts/streak";
import { findAllTimeRank } from "../boards/board-rows.ts";
import { toPictureUrl } from "../calls/picture-url.ts";
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
    all_time_rank: await findAllTimeRank(db, playerId, nowMs),
    streak: currentStreak(streak, dayIn(player.zone ?? "UTC", nowMs)),
    refer_code: player.referCode,
    friends_code: player.friendsCode,
    status: player.status,
    web_language: player.webLanguage,
    also_default_language: player.alsoDefaultLanguage,
    is_on_boards: player.isOnBoards,
    licence: player.licence,
    exam_date: player.examDate,
    minutes_a_day: player.minutesADay,
    created_at: player.createdAt.toISOString(),
  };
}
