import { sql } from "kysely";
import type { OwnData } from "../../calls/own-data.ts";

export const OWN_BLOCKS: OwnData = {
  tables: ["player_blocks"],
  columns: ["player_id", "name", "blocked_at"],
  select: ({ playerId, page }) => sql`
    select blocked_id as player_id, players.name, blocked_at
    from player_blocks join players on players.player_id = blocked_id
    where player_blocks.player_id = ${playerId} order by blocked_at, blocked_id ${page}`,
};

export const OWN_CHALLENGES: OwnData = {
  tables: ["battle_invitations"],
  columns: ["direction", "player_id", "name", "battle_id", "invited_at", "expires_at", "answer"],
  select: ({ playerId, page }) => sql`
    select case when asked.player_id = ${playerId} then 'sent' else 'received' end as direction,
      players.player_id, players.name, battle_id, invited_at, expires_at, answer
    from battle_invitations asked join players
      on players.player_id = case when asked.player_id = ${playerId} then invited_id else asked.player_id end
    where asked.player_id = ${playerId} or invited_id = ${playerId}
    order by invited_at, invitation_id ${page}`,
};

/** What the player has written or said; of others there is nothing. */
export const OWN_LINES: OwnData = {
  tables: [],
  columns: ["battle_id", "said_at", "kind", "line"],
  select: ({ playerId, page }) => sql`
    select battle_id, to_timestamp(at_ms / 1000.0) as said_at, event #>> '{line,kind}' as kind,
      coalesce(event #>> '{line,text}', event #>> '{line,id}') as line
    from battle_events where event ->> 'type' = 'say' and event ->> 'playerId' = ${playerId}
    order by at_ms, battle_id, position ${page}`,
};

/** Lines of others that the player has reported; who reported the player's own stays with the operators. */
export const OWN_LINE_REPORTS: OwnData = {
  tables: ["battle_reports"],
  columns: ["battle_id", "line", "reported_at", "settled_at", "decision"],
  select: ({ playerId, page }) => sql`
    select battle_id, coalesce(line ->> 'text', line ->> 'id') as line, reported_at, settled_at, decision
    from battle_reports where reporter_id = ${playerId} order by reported_at, report_id ${page}`,
};

export const OWN_MUTES: OwnData = {
  tables: ["battle_mutes"],
  columns: ["until_at"],
  select: ({ playerId, page }) => sql`
    select until_at from battle_mutes where player_id = ${playerId} order by until_at ${page}`,
};
