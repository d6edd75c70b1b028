-- When a player's exam is, and how many minutes a day they want to study, once told; home counts by them. Columns without
-- default: a short lock on players, no rewrite; the check finds nothing but nulls.
alter table players
  add column exam_date date,
  add column minutes_a_day smallint check (minutes_a_day between 1 and 240);
