-- Announcements on the players' home, for a time, in words of each language.
-- Locks: a new table. Forward only.
create table home_slides (
  slide_id   uuid        primary key,
  -- {heading, text} by code of the interface language, en among them.
  words      jsonb       not null check (words ? 'en'),
  -- An uploaded picture.
  image      text,
  -- Where it leads in the player's app.
  path       text        check (path like '/%' and path not like '//%'),
  starts_at  timestamptz not null,
  ends_at    timestamptz check (ends_at > starts_at),
  -- Counts changes.
  version    integer     not null default 1 check (version > 0)
);
create index home_slides_by_start on home_slides (starts_at desc, slide_id desc);
