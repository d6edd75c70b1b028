import type { Line } from "@crosscheck/rules/battles/lines";
import { sql } from "kysely";
import type { Db } from "../../postgres/database.ts";

/** Whether a player has or had a seat in a battle. */
export async function hasSeat(db: Db, battleId: string, playerId: string): Promise<boolean> {
  const row = await db
    .selectFrom("battle_seats")
    .select("seat")
    .where("battle_id", "=", battleId)
    .where("player_id", "=", playerId)
    .executeTakeFirst();
  return row !== undefined;
}

export type NewReport = {
  readonly reportId: string;
  readonly battleId: string;
  readonly reporterId: string;
  readonly speakerId: string;
  readonly messageId: string;
  readonly line: Line;
  readonly at: Date;
};

/** Stores a report; one of this reporter on this line stays the only one. A speaker who is gone is nobody. */
export async function insertReport(db: Db, report: NewReport): Promise<void> {
  const { reportId, battleId, reporterId, speakerId, messageId, line, at } = report;
  await sql`
    insert into battle_reports (report_id, battle_id, reporter_id, speaker_id, message_id, line, reported_at)
    select ${reportId}::uuid, ${battleId}::uuid, ${reporterId}::uuid, player_id, ${messageId},
      ${JSON.stringify(line)}::jsonb, ${at}::timestamptz
    from players where player_id = ${speakerId}::uuid and deleted_at is null
    on conflict do nothing`.execute(db);
}
