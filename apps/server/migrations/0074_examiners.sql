-- Who looks after an exam, what they are told, and corrections of its keys.
-- Locks: exam_sittings for an instant, new tables otherwise. Forward only.
create table exam_examiners (
  exam_id     uuid not null references exams (exam_id),
  operator_id uuid not null references operators (operator_id),
  primary key (exam_id, operator_id)
);

-- What an operator is told, once per kind and subject: a later one takes the place of the one before.
create table operator_notices (
  operator_id uuid        not null references operators (operator_id),
  kind        text        not null check (kind in ('exam_violations')),
  subject     text        not null,
  params      jsonb       not null,
  created_at  timestamptz not null,
  changed_at  timestamptz not null,
  read_at     timestamptz,
  primary key (operator_id, kind, subject)
);
create index operator_notices_latest on operator_notices (operator_id, changed_at desc);

create table exam_regrades (
  exam_id     uuid        not null references exams (exam_id),
  -- From 1, in the order they were made.
  number      integer     not null check (number > 0),
  -- null: whoever has a shell on the host.
  operator_id uuid        references operators (operator_id),
  at          timestamptz not null,
  reason      text        not null,
  -- What becomes of which item.
  changes     jsonb       not null,
  primary key (exam_id, number)
);

alter table exam_sittings
  -- Violations that the examiners were told of.
  add column violations integer not null default 0 check (violations >= 0),
  -- Until when what its page reported was looked at; null: not yet.
  add column looked_at timestamptz;
