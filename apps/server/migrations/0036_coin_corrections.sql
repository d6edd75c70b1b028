-- Corrections of a balance by an operator, in either direction, on an account of the house of their own. The price of a
-- category that an operator has set stays when its pack is imported again.
-- Locks: coin_entries while its rows are checked again, categories for an instant. Forward only.
alter table coin_entries
  drop constraint coin_entries_reason_check,
  drop constraint coin_entries_house_account_check,
  drop constraint coin_entries_check2,
  add constraint coin_entries_reason_check check (reason in
    ('welcome', 'friend_code', 'friend_code_owner', 'quiz_reward', 'lifeline', 'premium_unlock', 'correction')),
  add constraint coin_entries_house_account_check check (house_account in ('rewards', 'sales', 'corrections')),
  add constraint coin_entries_correction_check check ((reason = 'correction') = (house_account = 'corrections')),
  add constraint coin_entries_direction_check
    check (house_account = 'corrections' or (house_account = 'sales') = (player_coins < 0));

alter table categories add column is_priced_here boolean not null default false;
