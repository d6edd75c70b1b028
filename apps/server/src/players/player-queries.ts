import type { Licence } from "@crosscheck/rules/home/licence";
import type { Db } from "../postgres/database.ts";

export type PlayerRecord = {
  readonly playerId: string;
  readonly name: string;
  /** Tells names that look alike apart: 1 for the first, then 2, 3, …. */
  readonly nameNumber: number;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly picture: string | null;
  readonly type: "email" | "mobile" | "social";
  readonly status: "active" | "deactivated";
  readonly allTimeScore: number;
  readonly streakDays: number;
  readonly referCode: string;
  readonly referredBy: string | null;
  readonly webLanguage: string | null;
  readonly createdAt: Date;
};

/** A player with what other tables say about them. */
export type OwnRecord = PlayerRecord & {
  readonly coins: number;
  readonly alsoDefaultLanguage: boolean;
  readonly isOnBoards: boolean;
  readonly licence: Licence | null;
  /** YYYY-MM-DD. */
  readonly examDate: string | null;
  readonly minutesADay: number | null;
  /** Last day of the streak. */
  readonly streakDay: string | null;
  readonly zone: string | null;
  /** Code of the friend who invited them, while that friend is here. */
  readonly friendsCode: string | null;
  /** Subject of the newest identity. */
  readonly subject: string | null;
};

const MOST_FOUND = 20;

/** Columns of a PlayerRecord. */
export const PLAYER_COLUMNS = [
  "player_id as playerId",
  "name",
  "name_number as nameNumber",
  "email",
  "mobile",
  "picture",
  "type",
  "status",
  "all_time_score as allTimeScore",
  "streak_days as streakDays",
  "refer_code as referCode",
  "referred_by as referredBy",
  "web_language as webLanguage",
  "created_at as createdAt",
] as const;

/** A player that is not deleted. */
export async function findPlayer(db: Db, playerId: string): Promise<PlayerRecord | undefined> {
  return await db
    .selectFrom("players")
    .select(PLAYER_COLUMNS)
    .where("player_id", "=", playerId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

/** A player that is not deleted, with coins, friend and identity, in one statement. */
export async function findOwnRecord(db: Db, playerId: string): Promise<OwnRecord | undefined> {
  const row = await db
    .selectFrom("players")
    .select([
      ...PLAYER_COLUMNS,
      "streak_day as streakDay",
      "zone",
      "also_default_language as alsoDefaultLanguage",
      "is_on_boards as isOnBoards",
      "licence",
      "exam_date as examDate",
      "minutes_a_day as minutesADay",
    ])
    .select((of) => [
      of
        .selectFrom("coin_accounts")
        .select("coins")
        .whereRef("coin_accounts.player_id", "=", "players.player_id")
        .as("coins"),
      of
        .selectFrom("players as friend")
        .select("friend.refer_code")
        .whereRef("friend.player_id", "=", "players.referred_by")
        .where("friend.deleted_at", "is", null)
        .as("friendsCode"),
      of
        .selectFrom("identity_links")
        .select("subject")
        .whereRef("identity_links.player_id", "=", "players.player_id")
        .orderBy("identity_links.created_at", "desc")
        .orderBy("subject")
        .limit(1)
        .as("subject"),
    ])
    .where("player_id", "=", playerId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row && { ...row, coins: row.coins ?? 0 };
}

/** What others may see of a player; undefined for one who is not shown. */
export async function findCard(
  db: Db,
  playerId: string,
): Promise<
  | Pick<PlayerRecord, "playerId" | "name" | "nameNumber" | "picture" | "allTimeScore" | "createdAt">
  | undefined
> {
  return await db
    .selectFrom("players")
    .select([
      "player_id as playerId",
      "name",
      "name_number as nameNumber",
      "picture",
      "all_time_score as allTimeScore",
      "created_at as createdAt",
    ])
    .where("player_id", "=", playerId)
    .where("is_shown", "=", true)
    .executeTakeFirst();
}

/** Coins and score of a player; zeros without one. */
export async function findCoinScore(
  db: Db,
  playerId: string,
): Promise<{ readonly coins: number; readonly score: number }> {
  const row = await db
    .selectFrom("players")
    .leftJoin("coin_accounts", "coin_accounts.player_id", "players.player_id")
    .select(["coins", "all_time_score"])
    .where("players.player_id", "=", playerId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return { coins: row?.coins ?? 0, score: row?.all_time_score ?? 0 };
}

/** Players that are not deleted with this mail address, mobile number or code to give to friends. */
export async function listPlayersKnownBy(db: Db, text: string): Promise<readonly PlayerRecord[]> {
  return await db
    .selectFrom("players")
    .select(PLAYER_COLUMNS)
    .where((where) =>
      where.or([
        where(where.fn<string>("lower", ["email"]), "=", text.toLowerCase()),
        where("mobile", "=", text),
        where("refer_code", "=", text.toUpperCase()),
      ]),
    )
    .where("deleted_at", "is", null)
    .orderBy("created_at")
    .limit(MOST_FOUND)
    .execute();
}

/** Like findPlayer, and nobody else changes the row until the caller's transaction ends. */
export async function lockPlayer(tx: Db, playerId: string): Promise<PlayerRecord | undefined> {
  return await tx
    .selectFrom("players")
    .select(PLAYER_COLUMNS)
    .where("player_id", "=", playerId)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

/** Opens or closes an account; a closed one signs in nowhere. */
export async function setStatus(db: Db, playerId: string, status: "active" | "deactivated"): Promise<void> {
  await db.updateTable("players").set({ status }).where("player_id", "=", playerId).execute();
}

/** Active player with this code to give to friends. */
export async function findPlayerIdByReferCode(db: Db, referCode: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("players")
    .select("player_id")
    .where("refer_code", "=", referCode)
    .where("status", "=", "active")
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row?.player_id;
}

export type NewPlayer = Omit<
  PlayerRecord,
  "picture" | "status" | "allTimeScore" | "streakDays" | "webLanguage"
>;

export async function insertPlayer(tx: Db, player: NewPlayer): Promise<void> {
  await tx
    .insertInto("players")
    .values({
      player_id: player.playerId,
      name: player.name,
      name_number: player.nameNumber,
      email: player.email,
      mobile: player.mobile,
      type: player.type,
      refer_code: player.referCode,
      referred_by: player.referredBy,
      created_at: player.createdAt,
    })
    .execute();
}

export type ProfileChange = {
  readonly name?: { readonly name: string; readonly nameNumber: number } | undefined;
  readonly email?: string | undefined;
  readonly mobile?: string | undefined;
  readonly picture?: string | undefined;
  readonly webLanguage?: string | undefined;
  readonly licence?: Licence | undefined;
  readonly examDate?: string | null | undefined;
  readonly minutesADay?: number | null | undefined;
};

/** Changes what is given and leaves the rest. */
export async function changeProfile(db: Db, playerId: string, change: ProfileChange): Promise<void> {
  const values = {
    ...(change.name === undefined ? {} : { name: change.name.name, name_number: change.name.nameNumber }),
    ...(change.email === undefined ? {} : { email: change.email }),
    ...(change.mobile === undefined ? {} : { mobile: change.mobile }),
    ...(change.picture === undefined ? {} : { picture: change.picture }),
    ...(change.webLanguage === undefined ? {} : { web_language: change.webLanguage }),
    ...(change.licence === undefined ? {} : { licence: change.licence }),
    ...(change.examDate === undefined ? {} : { exam_date: change.examDate }),
    ...(change.minutesADay === undefined ? {} : { minutes_a_day: change.minutesADay }),
  };
  if (Object.keys(values).length === 0) return;
  await db
    .updateTable("players")
    .set(values)
    .where("player_id", "=", playerId)
    .where("deleted_at", "is", null)
    .execute();
}

/** Notes whether content of the default language may stand in for what the chosen one lacks. */
export async function setAlsoDefaultLanguage(db: Db, playerId: string, allowed: boolean): Promise<void> {
  await db
    .updateTable("players")
    .set({ also_default_language: allowed })
    .where("player_id", "=", playerId)
    .where("deleted_at", "is", null)
    .execute();
}

/** Notes whether others see the player on boards and as a public card. */
export async function setOnBoards(db: Db, playerId: string, isOnBoards: boolean): Promise<void> {
  await db
    .updateTable("players")
    .set({ is_on_boards: isOnBoards })
    .where("player_id", "=", playerId)
    .where("deleted_at", "is", null)
    .execute();
}

/** Whether another player has this address. */
export async function isPlayerEmail(
  db: Db,
  { email, exceptPlayerId }: { readonly email: string; readonly exceptPlayerId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom("players")
    .select("player_id")
    .where((expression) => expression(expression.fn<string>("lower", ["email"]), "=", email.toLowerCase()))
    .where("player_id", "!=", exceptPlayerId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes everything personal from a player's row; the id stays for the books. */
export async function anonymisePlayer(
  tx: Db,
  { playerId, referCode, at }: { readonly playerId: string; readonly referCode: string; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable("players")
    .set({
      name: "Deleted player",
      name_number: 1,
      email: null,
      mobile: null,
      picture: null,
      web_language: null,
      zone: null,
      quiz_day_zone: null,
      licence: null,
      exam_date: null,
      minutes_a_day: null,
      also_default_language: false,
      refer_code: referCode,
      deleted_at: at,
    })
    .where("player_id", "=", playerId)
    .execute();
}
