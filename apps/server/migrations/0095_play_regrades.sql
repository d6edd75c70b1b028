-- A corrected key that counts for play of before: which question, and what each attempt got by it. Nothing that was
-- booked is changed; coins come as entries of a reason of their own.
-- Locks: coin_entries and notices for an instant, while their constraints are exchanged. Forward only.
create table play_regrades (
  regrade_id  uuid        primary key,
  item_id     uuid        not null references items (item_id),
  -- The version whose key is right: the one that was played when it was decided.
  version     integer     not null check (version > 0),
  -- Those whose answers are marked by it too.
  versions    integer[]   not null check (cardinality(versions) > 0 and version <> all (versions)),
  reason      text        not null check (reason <> ''),
  -- Null: the host itself.
  operator_id uuid        references operators (operator_id),
  asked_at    timestamptz not null,
  -- The last player who is done; null: nobody is, or some have to be looked at again.
  done_until  uuid,
  -- When everybody was done who had finished by then; whoever was still playing gets it at the end of the attempt.
  finished_at timestamptz
);
create index play_regrades_by_item on play_regrades (item_id);
create index play_regrades_in_order on play_regrades (asked_at, regrade_id);
-- One at a time for a question.
create unique index play_regrades_open on play_regrades (item_id) where finished_at is null;

-- A row for each regrade that brought something to an attempt, with how the attempt counts since.
create table regraded_attempts (
  player_id    uuid        not null,
  attempt_id   uuid        not null,
  regrade_id   uuid        not null references play_regrades (regrade_id),
  regraded_at  timestamptz not null,
  correct      integer     not null check (correct >= 0),
  marks        numeric     not null,
  percent      numeric     not null check (percent between 0 and 100),
  score        integer     not null check (score >= 0),
  won          boolean     not null,
  -- What it brought: points above the own best, coins above what was paid.
  score_given  integer     not null check (score_given >= 0),
  coins_given  integer     not null check (coins_given >= 0),
  level_passed boolean     not null,
  primary key (player_id, attempt_id, regrade_id),
  foreign key (player_id, attempt_id) references attempt_results (player_id, attempt_id)
);
create index regraded_attempts_by_regrade on regraded_attempts (regrade_id, player_id);

alter table coin_entries
  drop constraint coin_entries_reason_check,
  drop constraint coin_entries_kind_check;
alter table coin_entries
  add constraint coin_entries_reason_check check (case
    when reason in ('welcome', 'friend_code', 'friend_code_owner', 'quiz_reward', 'badge_reward', 'regrade_reward')
      then house_account = 'rewards' and player_coins > 0
    when reason in ('lifeline', 'premium_unlock') then house_account = 'sales' and player_coins < 0
    when reason = 'correction' then house_account = 'corrections'
    when reason = 'contest_entry' then house_account = 'contests' and player_coins < 0
    when reason in ('contest_prize', 'contest_refund') then house_account = 'contests' and player_coins > 0
    when reason = 'battle_stake' then house_account = 'battles' and player_coins < 0
    when reason in ('battle_pot', 'battle_refund') then house_account = 'battles' and player_coins > 0
    when reason = 'payout_hold' then house_account = 'payouts' and player_coins < 0
    when reason = 'payout_return' then house_account = 'payouts' and player_coins > 0
    else false end) not valid,
  add constraint coin_entries_kind_check check (case
    when reason in ('quiz_reward', 'badge_reward', 'regrade_reward', 'contest_prize', 'payout_hold')
      then redeemable_coins = player_coins
    when player_coins < 0 then redeemable_coins between player_coins and 0
    when undoes is not null then redeemable_coins between 0 and player_coins
    else redeemable_coins = 0 end) not valid;

alter table notices drop constraint notices_kind_check;
alter table notices add constraint notices_kind_check check (kind in ('badge', 'contest_opens', 'contest_starts',
  'contest_result', 'contest_prize', 'contest_cancelled', 'battle_invitation', 'battle_message', 'exam_opens',
  'exam_result', 'exam_regraded', 'play_regraded', 'report_settled', 'payout', 'friend_joined')) not valid;
