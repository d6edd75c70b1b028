-- What support notes about a player, for the next one who looks. Goes with the account, and is in what the player takes
-- along. Who had a name changed is told so.
-- Locks: notices for an instant, while its constraint is exchanged. Forward only.
create table player_notes (
  note_id     uuid        primary key,
  player_id   uuid        not null references players (player_id),
  -- Null: the host itself.
  operator_id uuid        references operators (operator_id),
  note        text        not null check (note <> ''),
  written_at  timestamptz not null
);
create index player_notes_by_player on player_notes (player_id, written_at, note_id);

alter table notices drop constraint notices_kind_check;
alter table notices add constraint notices_kind_check check (kind in ('badge', 'contest_opens', 'contest_starts',
  'contest_result', 'contest_prize', 'contest_cancelled', 'battle_invitation', 'battle_message', 'exam_opens',
  'exam_result', 'exam_regraded', 'play_regraded', 'report_settled', 'payout', 'friend_joined', 'name_changed'))
  not valid;
