import type { Line } from "@crosscheck/rules/battles/lines";
import { sql } from "kysely";
import type { Db } from "../../postgres/database.ts";

/** What stands where somebody who is gone had written something. */
const NOTHING_SAID: Line = { kind: "text", text: "…" };

/**
 * Forgets whom a player has blocked or challenged, and what the player wrote: a battle's log keeps that something was
 * said, and a report about it is settled by the account's end. Reports about others stay, without the reporter.
 */
export async function eraseBattleTalk(tx: Db, playerId: string): Promise<void> {
  await tx
    .deleteFrom("player_blocks")
    .where((of) => of.or([of("player_id", "=", playerId), of("blocked_id", "=", playerId)]))
    .execute();
  await tx
    .deleteFrom("battle_invitations")
    .where((of) => of.or([of("player_id", "=", playerId), of("invited_id", "=", playerId)]))
    .execute();
  await tx.deleteFrom("battle_mutes").where("player_id", "=", playerId).execute();
  await tx.deleteFrom("battle_reports").where("speaker_id", "=", playerId).execute();
  await tx
    .updateTable("battle_reports")
    .set({ reporter_id: null })
    .where("reporter_id", "=", playerId)
    .execute();
  await sql`
    update battle_events set event = jsonb_set(event, '{line}', ${JSON.stringify(NOTHING_SAID)}::jsonb)
    where event ->> 'type' = 'say' and event ->> 'playerId' = ${playerId}
      and event #>> '{line,kind}' = 'text'`.execute(tx);
}
