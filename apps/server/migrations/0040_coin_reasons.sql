-- Every reason for which coins move, with its account of the house and its direction; the kind of coins, since only
-- earned ones can be paid out; transfers between accounts of the house, such as what is left of a pot. Entries of
-- before are replayed in their order: rewards of quizzes are redeemable, and what was spent took the others first.
-- Locks: coin_accounts and coin_entries until it ends, while their rows are written and checked. Forward only.
alter table coin_accounts add column redeemable_coins bigint not null default 0;

alter table coin_entries
  drop constraint coin_entries_reason_check,
  drop constraint coin_entries_house_account_check,
  drop constraint coin_entries_correction_check,
  drop constraint coin_entries_direction_check,
  drop constraint coin_entries_check1,
  -- What of player_coins is redeemable, with the same sign.
  add column redeemable_coins bigint not null default 0,
  -- Key of the player's own entry whose coins this one gives back.
  add column undoes text;

with books as (
  select player_id, entry_number, balance_after, sum(case reason when 'quiz_reward' then player_coins else 0 end)
    over (partition by player_id order by entry_number) as earned
  from coin_entries
), replayed as (
  -- Redeemable coins after an entry: what was earned so far, less what went when no other coins were left.
  select player_id, entry_number, earned + least(0, min(balance_after - earned)
    over (partition by player_id order by entry_number)) as redeemable_after
  from books
), parts as (
  select player_id, entry_number, redeemable_after - lag(redeemable_after, 1, 0::numeric)
    over (partition by player_id order by entry_number) as part
  from replayed
)
update coin_entries set redeemable_coins = part from parts
where part <> 0 and coin_entries.player_id = parts.player_id and coin_entries.entry_number = parts.entry_number;

update coin_accounts set redeemable_coins = total
from (select player_id, sum(redeemable_coins) as total from coin_entries group by player_id) book
where coin_accounts.player_id = book.player_id and total <> 0;

alter table coin_accounts
  add constraint coin_accounts_redeemable_check check (redeemable_coins between 0 and coins);

alter table coin_entries
  add constraint coin_entries_reason_check check (case
    when reason in ('welcome', 'friend_code', 'friend_code_owner', 'quiz_reward', 'badge_reward')
      then house_account = 'rewards' and player_coins > 0
    when reason in ('lifeline', 'premium_unlock') then house_account = 'sales' and player_coins < 0
    when reason = 'correction' then house_account = 'corrections'
    when reason = 'contest_entry' then house_account = 'contests' and player_coins < 0
    when reason in ('contest_prize', 'contest_refund') then house_account = 'contests' and player_coins > 0
    when reason = 'battle_stake' then house_account = 'battles' and player_coins < 0
    when reason in ('battle_pot', 'battle_refund') then house_account = 'battles' and player_coins > 0
    when reason = 'payout_hold' then house_account = 'payouts' and player_coins < 0
    when reason = 'payout_return' then house_account = 'payouts' and player_coins > 0
    else false end),
  add constraint coin_entries_kind_check check (case
    when reason in ('quiz_reward', 'badge_reward', 'contest_prize', 'payout_hold')
      then redeemable_coins = player_coins
    when player_coins < 0 then redeemable_coins between player_coins and 0
    when undoes is not null then redeemable_coins between 0 and player_coins
    else redeemable_coins = 0 end),
  add constraint coin_entries_undoes_check check
    ((reason in ('contest_refund', 'battle_pot', 'battle_refund', 'payout_return')) = (undoes is not null)),
  add constraint coin_entries_undone_fkey
    foreign key (player_id, undoes) references coin_entries (player_id, idempotency_key);
-- Coins are given back once.
create unique index coin_entries_undone on coin_entries (player_id, undoes) where undoes is not null;

-- Coins that go from one account of the house to another; nobody's balance moves.
create table house_entries (
  idempotency_key text        primary key check (idempotency_key <> ''),
  reason          text        not null,
  from_account    text        not null,
  to_account      text        not null,
  coins           bigint      not null check (coins > 0),
  -- What it was for: a payout, a contest, a battle.
  reference       text        not null,
  booked_at       timestamptz not null,
  check ((reason, from_account, to_account) in (
    ('payout_paid', 'payouts', 'rewards'),
    ('contest_top_up', 'rewards', 'contests'),
    ('contest_rest', 'contests', 'rewards'),
    ('battle_rest', 'battles', 'rewards')))
);
