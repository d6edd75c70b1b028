-- Who has another result after keys were corrected is told so.
-- Locks: notices for an instant. Forward only.
alter table notices drop constraint notices_kind_check;
alter table notices add constraint notices_kind_check check (kind in ('badge', 'contest_opens', 'contest_starts',
  'contest_result', 'contest_prize', 'contest_cancelled', 'battle_invitation', 'exam_opens', 'exam_result',
  'exam_regraded', 'report_settled', 'payout', 'friend_joined')) not valid;
