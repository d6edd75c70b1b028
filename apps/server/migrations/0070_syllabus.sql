-- The syllabus as data: trees of subjects and topics, so that results and blueprints can name what a question tests. An
-- item carries its learning objective in its body; its pack says in which trees that is to be looked up.
-- Locks: a new table; packs for an instant. Forward only.
create table syllabus_nodes (
  syllabus     text    not null,
  -- 010.05; of the licence the name of the tree.
  code         text    not null,
  parent       text,
  -- Order in the tree, parents first.
  position     integer not null check (position > 0),
  titles       jsonb   not null,
  applies_to   text[]  not null,
  source       text    not null,
  edition      text    not null,
  -- Questions of the real paper; null where they are not known.
  weight       integer check (weight > 0),
  is_confirmed boolean not null,
  primary key (syllabus, code),
  unique (syllabus, position),
  foreign key (syllabus, parent) references syllabus_nodes (syllabus, code)
);

-- Where the learning objectives of its items are looked up, one tree after the other.
alter table packs add column syllabuses text[] not null default '{}';
update packs set syllabuses = '{atpl-a}' where pack_id = 'generated';
