import type { Day } from "@crosscheck/rules/attempts/local-day";
import { BADGE_TYPES, badgeOf, type BadgeType } from "@crosscheck/rules/badges/badges";
import type { BattleFact, Standing } from "@crosscheck/rules/badges/badge";
import type { Count, DayRow, NumbersByBadge, Tally } from "@crosscheck/rules/badges/progress";
import { numbersOfBadge } from "@crosscheck/rules/badges/progress";
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../postgres/database.ts";

const BEST = BADGE_TYPES.filter((type) => badgeOf(type).counts === "best");
/** Badges that other badges count for. */
const COUNTED = BADGE_TYPES.filter((type) => type !== "power_elite");

/** The longest row of a set of days. */
const longestOf = (days: RawBuilder<unknown>) =>
  sql`(select coalesce(max(upper(one) - lower(one)), 0) from unnest(${days}) as one)`;

/**
 * Part of the finish statement: adds what a run counts for, a day at most once, in whichever order runs are booked; tells
 * how far those badges are now.
 *
 * @param player a table with the one column player_id; absent: the attempt that ends
 */
export function addCounts(counts: readonly Count[], player = sql`closed`): RawBuilder<unknown> {
  const values = counts.map((count) => (count.counts === "days" ? 1 : count.value));
  const days = counts.map((count) => (count.counts === "days" ? count.day : null));
  return sql`
      insert into player_badges as known (player_id, type, progress, days)
      select player.player_id, one.type, one.value,
        case when one.day is not null then datemultirange(daterange(one.day, one.day, '[]')) end
      from ${player} player, unnest(${counts.map(({ type }) => type)}::text[], ${values}::integer[],
        ${days}::date[]) as one (type, value, day)
      order by one.type
      on conflict (player_id, type) do update set
        days = known.days + excluded.days,
        progress = case
          when excluded.days is not null then ${longestOf(sql`known.days + excluded.days`)}
          when known.type = any (${BEST}::text[]) then greatest(known.progress, excluded.progress)
          else known.progress + excluded.progress end
      returning type, progress, unlocked_at is null as is_locked`;
}

/** Adds what counts for a player beside runs; tells how far those badges are that are still locked. */
export async function storeCounts(
  tx: Db,
  playerId: string,
  counts: readonly Count[],
): Promise<readonly { readonly type: BadgeType; readonly progress: number }[]> {
  const { rows } = await sql<{ type: BadgeType; progress: number }>`
    with badge as (${addCounts(counts, sql`(select ${playerId}::uuid as player_id)`)})
    select type, progress from badge where is_locked`.execute(tx);
  return rows;
}

/** Prizes of contests that a player has won, by the ledger. */
export async function countPrizes(db: Db, playerId: string): Promise<number> {
  const { prizes } = await db
    .selectFrom("coin_entries")
    .select(sql<number>`count(*)::integer`.as("prizes"))
    .where("player_id", "=", playerId)
    .where("reason", "=", "contest_prize")
    .executeTakeFirstOrThrow();
  return prizes;
}

/** What badges count of a player's battles, as it was kept when they ended. */
export async function listBattleFacts(db: Db, playerId: string): Promise<readonly BattleFact[]> {
  const rows = await db
    .selectFrom("battle_seats")
    .select("fact")
    .where("player_id", "=", playerId)
    .where("fact", "is not", null)
    .execute();
  return rows.flatMap(({ fact }) => fact ?? []);
}

/** Players of whose battles something counts, and who have never finished a run. */
export async function listBattlersWithoutRuns(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ playerId: string }>`
    select distinct player_id as "playerId" from battle_seats
    where player_id is not null and fact is not null and not exists (select from attempts
      where attempts.player_id = battle_seats.player_id and attempts.finished_at is not null)`.execute(db);
  return rows.map(({ playerId }) => playerId);
}

/** Badges that a player has, the oldest first. */
export async function listUnlockedBadges(db: Db, playerId: string): Promise<readonly BadgeType[]> {
  const rows = await db
    .selectFrom("player_badges")
    .select("type")
    .where("player_id", "=", playerId)
    .where("unlocked_at", "is not", null)
    .orderBy("unlocked_at")
    .orderBy("type")
    .execute();
  return rows.map(({ type }) => type);
}

/** A player's badge that something counted for, or that is unlocked. */
export type BadgeRecord = {
  readonly type: BadgeType;
  readonly progress: number;
  readonly lastRow: DayRow | null;
  readonly unlockedAt: Date | null;
  readonly claimedAt: Date | null;
};

/** All that is known of a player's badges. */
export type BadgeBook = {
  readonly badges: readonly BadgeRecord[];
  readonly standing: Standing;
  /** The player's time zone; null: not told. */
  readonly zone: string | null;
  /** Code of the interface language the player has chosen. */
  readonly language: string | null;
};

type BookRow = Omit<BadgeBook, "badges"> & {
  readonly badges: readonly (Omit<BadgeRecord, "unlockedAt" | "claimedAt"> & {
    readonly unlockedAt: string | null;
    readonly claimedAt: string | null;
  })[];
};

/** A player's badges and where they stand; undefined for a player who is gone. */
export async function findBadges(db: Db, playerId: string): Promise<BadgeBook | undefined> {
  const { rows } = await sql<BookRow>`
    select zone, web_language as language, jsonb_build_object(
        'coins', coalesce((select coins from coin_accounts where coin_accounts.player_id = players.player_id), 0),
        'friends', (select count(*) from referrals
          where owner_id = players.player_id and first_at is not null and state in ('open', 'paid')),
        'badges', (select count(*) from player_badges badge where badge.player_id = players.player_id
          and unlocked_at is not null and type = any (${COUNTED}::text[]))) as standing,
      (select coalesce(jsonb_agg(jsonb_build_object('type', type, 'progress', progress,
          'unlockedAt', unlocked_at, 'claimedAt', claimed_at, 'lastRow', case when days is not null then
            (select jsonb_build_object('days', upper(one) - lower(one), 'lastDay', upper(one) - 1)
              from unnest(days) as one order by one desc limit 1) end)), '[]')
        from player_badges badge where badge.player_id = players.player_id) as badges
    from players where player_id = ${playerId} and deleted_at is null`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  return {
    ...row,
    badges: row.badges.map((badge) => ({
      ...badge,
      unlockedAt: badge.unlockedAt === null ? null : new Date(badge.unlockedAt),
      claimedAt: badge.claimedAt === null ? null : new Date(badge.claimedAt),
    })),
  };
}

/** Unlocks badges of a player, each once; answers those that were locked, and how many there are for power elite. */
export async function insertUnlocks(
  tx: Db,
  unlock: {
    readonly playerId: string;
    readonly types: readonly BadgeType[];
    readonly numbers: NumbersByBadge;
    readonly at: Date;
  },
): Promise<{ readonly unlocked: readonly BadgeType[]; readonly badges: number }> {
  const { playerId, types, numbers, at } = unlock;
  const thresholds = types.map((type) => numbersOfBadge(type, numbers).threshold);
  const { rows } = await sql<{ unlocked: readonly BadgeType[]; badges: number }>`
    with unlocked as (
      insert into player_badges as known (player_id, type, unlocked_at, unlocked_threshold)
      select ${playerId}::uuid, type, ${at}::timestamptz, threshold
      from unnest(${types}::text[], ${thresholds}::integer[]) as one (type, threshold) order by type
      on conflict (player_id, type) do update set
        unlocked_at = excluded.unlocked_at, unlocked_threshold = excluded.unlocked_threshold
      where known.unlocked_at is null
      returning type
    )
    select array(select type from unlocked) as unlocked,
      (select count(*)::integer from player_badges where player_id = ${playerId} and unlocked_at is not null
          and type = any (${COUNTED}::text[]))
        + (select count(*)::integer from unlocked where type = any (${COUNTED}::text[])) as badges`.execute(
    tx,
  );
  const [row] = rows;
  if (row === undefined) throw new Error("a select of two values has one row");
  return row;
}

/** Marks unlocked badges of these as claimed, each once, for its coins; answers those that were not claimed before. */
export async function markClaimed(
  tx: Db,
  claim: {
    readonly playerId: string;
    readonly types: readonly BadgeType[];
    readonly numbers: NumbersByBadge;
    readonly at: Date;
  },
): Promise<readonly { readonly type: BadgeType; readonly coins: number }[]> {
  const { playerId, types, numbers, at } = claim;
  const rewards = types.map((type) => numbersOfBadge(type, numbers).reward);
  const { rows } = await sql<{ type: BadgeType; coins: number }>`
    with mine as (
      select badge.type, reward from player_badges badge
      join unnest(${types}::text[], ${rewards}::integer[]) as one (type, reward) on one.type = badge.type
      where player_id = ${playerId} and unlocked_at is not null and claimed_at is null
      order by badge.type for update of badge
    )
    update player_badges badge set claimed_at = ${at}::timestamptz, claimed_coins = mine.reward
    from mine where badge.player_id = ${playerId} and badge.type = mine.type and badge.claimed_at is null
    returning badge.type, badge.claimed_coins as coins`.execute(tx);
  return rows.toSorted((one, other) => (one.type < other.type ? -1 : 1));
}

/** Local days that runs of a player ended on, as they were kept with the results. */
export async function listLocalDays(db: Db, playerId: string): Promise<ReadonlyMap<string, Day | null>> {
  const rows = await db
    .selectFrom("attempt_results")
    .select(["attempt_id", "local_day"])
    .where("player_id", "=", playerId)
    .execute();
  return new Map(rows.map((row) => [row.attempt_id, row.local_day]));
}

/** Keeps the local days of runs that have none. */
export async function fillLocalDays(tx: Db, playerId: string, days: ReadonlyMap<string, Day>): Promise<void> {
  await sql`
    update attempt_results result set local_day = one.day
    from unnest(${[...days.keys()]}::uuid[], ${[...days.values()]}::date[]) as one (attempt_id, day)
    where result.player_id = ${playerId} and result.attempt_id = one.attempt_id and local_day is null`.execute(
    tx,
  );
}

/** What is stored of the counting, in the shape of a tally. */
export type CountRecord = Tally & { readonly type: BadgeType; readonly unlockedThreshold: number | null };

export async function listCounts(db: Db, playerId: string): Promise<readonly CountRecord[]> {
  const { rows } = await sql<CountRecord>`
    select type, progress, unlocked_threshold as "unlockedThreshold",
      array(select (lower(one) + step)::text from unnest(days) as one, generate_series(0, upper(one) - lower(one) - 1) as step
        order by lower(one) + step) as days
    from player_badges where player_id = ${playerId}`.execute(db);
  return rows;
}

/** Players with badges that something counted for. */
export async function countCountedPlayers(db: Db): Promise<number> {
  const { rows } = await sql<{ players: number }>`
    select count(distinct player_id)::integer as players from player_badges where progress > 0`.execute(db);
  return rows[0]?.players ?? 0;
}

/** Puts these in place of what was counted for a player; what is unlocked and claimed stays. */
export async function replaceCounts(
  tx: Db,
  playerId: string,
  tallies: ReadonlyMap<BadgeType, Tally>,
): Promise<void> {
  const rows = JSON.stringify([...tallies].map(([type, { progress, days }]) => ({ type, progress, days })));
  await tx
    .updateTable("player_badges")
    .set({ progress: 0, days: null })
    .where("player_id", "=", playerId)
    .execute();
  await sql`
    insert into player_badges (player_id, type, progress, days)
    select ${playerId}::uuid, type, progress,
      (select range_agg(daterange(day::date, day::date, '[]')) from jsonb_array_elements_text(days) as day)
    from jsonb_to_recordset(${rows}::jsonb) as one (type text, progress integer, days jsonb)
    on conflict (player_id, type) do update set progress = excluded.progress, days = excluded.days`.execute(
    tx,
  );
}

/** Lets no finish write until the end of the transaction. */
export async function lockBadges(tx: Db): Promise<void> {
  await sql`lock table player_badges in share row exclusive mode`.execute(tx);
}

/** Forgets the badges of a player whose account is deleted; what they paid stays in the ledger. */
export async function eraseBadges(tx: Db, playerId: string): Promise<void> {
  await tx.deleteFrom("player_badges").where("player_id", "=", playerId).execute();
}
