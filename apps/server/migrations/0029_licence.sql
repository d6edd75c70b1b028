-- What a player trains for, once told; home and the next level begin with its subjects. A column without default: a short
-- lock on players, no rewrite; the check finds nothing but nulls.
alter table players add column licence text check (licence in ('ppl', 'atpl', 'other'));
