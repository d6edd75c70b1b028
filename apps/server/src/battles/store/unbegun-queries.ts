import { sql } from "kysely";
import type { Db } from "../../postgres/database.ts";

/**
 * Deletes battles that ended before a time and never began, or were matches that left nothing behind, with all that
 * belongs to them; answers how many. Those stay for which coins were held or something was reported, that have left an
 * attempt, or that another one followed.
 */
export async function deleteUnbegun(
  db: Db,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<number> {
  const { rows } = await sql<{ deleted: number }>`
    with gone as materialized (
      select battle_id from battles one
      where (started_at is null or is_idle) and ended_at < ${before}::timestamptz
        and not exists (select from battle_holds held where held.battle_id = one.battle_id
          and one.stake_coins > 0 and cardinality(held.player_ids) > 0)
        and not exists (select from battle_reports report where report.battle_id = one.battle_id)
        and not exists (select from battles next where next.rematch_of = one.battle_id)
        and not exists (select from battle_seats seat join attempts run on run.player_id = seat.player_id
          and run.attempt_id = seat.battle_id where seat.battle_id = one.battle_id)
      order by ended_at limit ${limit} for update skip locked
    ), events as (delete from battle_events where battle_id in (select battle_id from gone)
    ), seats as (delete from battle_seats where battle_id in (select battle_id from gone)
    ), holds as (delete from battle_holds where battle_id in (select battle_id from gone)
    ), asked as (delete from battle_invitations where battle_id in (select battle_id from gone)
    ), deleted as (delete from battles where battle_id in (select battle_id from gone) returning 1)
    select count(*)::integer as deleted from deleted`.execute(db);
  return rows[0]?.deleted ?? 0;
}
