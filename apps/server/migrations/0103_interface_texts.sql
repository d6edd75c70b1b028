-- Languages of the interface, and its texts as operators have them. A language is off where it is neither content's nor
-- the interface's; rows stay, since questions and players name them.
-- Locks: languages for a moment. Forward only: undo with a new migration.
alter table languages
  add column is_interface boolean not null default false,
  -- Counts changes: whoever changes it says which one was read.
  add column version integer not null default 1 check (version > 0);
update languages set is_interface = true where code in ('en', 'ar');

create table interface_texts (
  language   text        not null references languages (code),
  -- As in apps/player/locales: file and path in it, joined by dots.
  text_id    text        not null check (length(text_id) between 3 and 200),
  -- null: what ships counts again.
  text       text        check (length(text) between 1 and 4000),
  version    integer     not null check (version > 0),
  changed_at timestamptz not null,
  primary key (language, text_id)
);
