-- A contest that is cancelled is told to who has entered it.
-- Locks: notices for an instant. Forward only.
alter table notices drop constraint notices_kind_check;
alter table notices add constraint notices_kind_check check (kind in ('badge', 'contest_opens', 'contest_starts',
  'contest_result', 'contest_prize', 'contest_cancelled', 'battle_invitation', 'exam_opens', 'exam_result',
  'report_settled', 'payout', 'friend_joined')) not valid;
