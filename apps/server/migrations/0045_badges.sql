-- Badges: how far a player has come with each, and when it was unlocked and claimed. A row is there once something
-- counted for it or it was unlocked. The local day that a quiz ended on is kept with its result, so that rows of days
-- can be counted again however zones change later. What finished before is counted when the server starts: only the
-- rules can mark it.
-- Locks: attempt_results and players for an instant. Forward only.
create table player_badges (
  player_id          uuid          not null references players (player_id),
  type               text          not null,
  -- What was added up, the best, or the longest row of days; 0 where a badge counts what is kept elsewhere.
  progress           integer       not null default 0 check (progress >= 0),
  -- Days that count; null for badges that count none.
  days               datemultirange,
  unlocked_at        timestamptz,
  -- What had to be reached when it was unlocked.
  unlocked_threshold integer       check (unlocked_threshold > 0),
  claimed_at         timestamptz,
  -- Coins of the claim.
  claimed_coins      integer       check (claimed_coins >= 0),
  primary key (player_id, type),
  check ((unlocked_at is null) = (unlocked_threshold is null)),
  check ((claimed_at is null) = (claimed_coins is null)),
  check (claimed_at is null or unlocked_at is not null)
) with (fillfactor = 80);

alter table attempt_results add column local_day date;

alter table recounts_due drop constraint recounts_due_what_check,
  add constraint recounts_due_what_check check (what in ('study', 'badges'));
insert into recounts_due select 'badges' where exists (select from attempt_results);

-- Friends who have played, per owner of a code.
create index referrals_played on referrals (owner_id) where first_at is not null;
