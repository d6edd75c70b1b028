-- What is said in battles: whose lines they are is found without reading every battle, and a report is about the line of
-- one speaker, as two may have chosen the same id for theirs.
-- Locks: tables of battles, which are empty when this comes, and notices for an instant. Forward only.
create index battle_events_said on battle_events ((event ->> 'playerId')) where event ->> 'type' = 'say';

alter table battle_reports drop constraint battle_reports_battle_id_message_id_reporter_id_key;
create unique index battle_reports_once on battle_reports (battle_id, message_id, reporter_id, speaker_id);

-- Operators find battles by when they were opened, and answers that came faster than anybody reads.
create index battles_by_opening on battles (opened_at, battle_id);
-- Answers faster than anybody reads; null: not over yet, or nobody looked.
alter table battle_seats add column fast_answers integer check (fast_answers >= 0);
create index battle_seats_fast on battle_seats (battle_id) where fast_answers > 0;

-- Who wrote something that broke the rules is told so.
alter table notices drop constraint notices_kind_check;
alter table notices add constraint notices_kind_check check (kind in ('badge', 'contest_opens', 'contest_starts',
  'contest_result', 'contest_prize', 'contest_cancelled', 'battle_invitation', 'battle_message', 'exam_opens',
  'exam_result', 'exam_regraded', 'report_settled', 'payout', 'friend_joined')) not valid;
