-- Announcements on home, in an order and for a time, in words of each language.
-- Locks: a new table. Forward only.
create table home_slides (
  slide_id   uuid        primary key,
  -- {heading, text, alt} by code of the interface language, en among them; alt says what the picture shows.
  words      jsonb       not null check (words ? 'en'),
  -- An uploaded picture.
  image      text,
  -- Where it leads: a screen of the player's app, or an https address.
  link       text        check (link like 'https://%' or (link like '/%' and link not like '//%')),
  starts_at  timestamptz not null,
  ends_at    timestamptz check (ends_at > starts_at),
  position   integer     not null check (position > 0),
  -- Counts changes.
  version    integer     not null default 1 check (version > 0)
);
create index home_slides_in_order on home_slides (position, slide_id);
