-- Public pages as operators write them: every version is kept, and null is what ships.
-- Locks: pages for a moment. Forward only: undo with a new migration.
alter table pages
  alter column html drop not null,
  -- Counts changes: whoever changes it says which one was read.
  add column version integer not null default 1 check (version > 0);

create table page_versions (
  type       text        not null,
  language   text        not null,
  version    integer     not null check (version > 0),
  html       text,
  written_at timestamptz not null,
  primary key (type, language, version),
  foreign key (type, language) references pages (type, language)
);
insert into page_versions select type, language, version, html, updated_at from pages;
