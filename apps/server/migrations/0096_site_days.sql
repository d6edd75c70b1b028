-- What the site did on each UTC day, for whoever runs it, and what checks of the books found. Days are counted by a job;
-- they hold no player and stay when players go.
-- Locks: two new tables; the index is built while results wait for an instant. It is small: results come in the order
-- of their time. Forward only.
create table site_days (
  day               date    primary key,
  -- Who finished a quiz on the day, and who of them had finished one on an earlier day.
  players           integer not null check (players >= 0),
  returning_players integer not null check (returning_players between 0 and players),
  -- Accounts made on the day.
  new_players       integer not null check (new_players >= 0),
  attempts          integer not null check (attempts >= players),
  -- Questions answered in them.
  answers           integer not null check (answers >= 0)
);
create index attempt_results_by_day on attempt_results using brin (finished_at);

create table book_reports (
  report_id uuid        primary key,
  began_at  timestamptz not null,
  ended_at  timestamptz not null check (ended_at >= began_at),
  -- In the order they were checked: {promise, checked, breaches}; breaches are sentences, at most some of each.
  promises  jsonb       not null check (jsonb_typeof(promises) = 'array'),
  breaches  integer     not null check (breaches >= 0)
);
create index book_reports_by_time on book_reports (began_at desc);
