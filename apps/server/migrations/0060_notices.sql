-- What players are told: each alone by a notice, everybody by a broadcast. A notice is a kind with its params; words are
-- made when it is shown, in the language of whoever reads it. Of a broadcast the words are the operator's own.
-- Locks: new tables; their foreign keys take share row exclusive on players for an instant. Forward only.
create table notices (
  player_id  uuid        not null references players (player_id),
  kind       text        not null check (kind in ('badge', 'contest_opens', 'contest_starts', 'contest_result',
    'contest_prize', 'battle_invitation', 'exam_opens', 'exam_result', 'report_settled', 'payout', 'friend_joined')),
  -- What it is about: a player is told once per kind and subject.
  subject    text        not null,
  -- By which clients know it; follows from the rest, so that telling again makes no second one. In the form of a UUID
  -- of version 5: the hash gives way to its two marks.
  notice_id  uuid        not null generated always as (overlay(overlay(
    md5(player_id::text || ' ' || kind || ' ' || subject) placing '5' from 13) placing 'a' from 17)::uuid) stored,
  params     jsonb       not null,
  told_at    timestamptz not null,
  read_at    timestamptz,
  primary key (player_id, kind, subject)
);
create index notices_by_player on notices (player_id, told_at desc, notice_id desc);

create table broadcasts (
  broadcast_id    uuid        primary key,
  idempotency_key text        not null unique,
  -- By language code: heading and text.
  words           jsonb       not null,
  path            text        not null,
  told_at         timestamptz not null,
  withdrawn_at    timestamptz
);
create index broadcasts_by_time on broadcasts (told_at desc, broadcast_id desc);

create table broadcast_reads (
  player_id    uuid not null references players (player_id),
  broadcast_id uuid not null references broadcasts (broadcast_id) on delete cascade,
  read_at      timestamptz not null,
  primary key (player_id, broadcast_id)
);
create index broadcast_reads_by_broadcast on broadcast_reads (broadcast_id);
