-- The language whose file an export of a pack writes first; packs that are imported again say it themselves. And whether an
-- admin has put the pack into play in the console: the packs beside the program do not replace it at the next start.
-- Locks: packs for an instant. Forward only.
alter table packs
  add column base_language text not null default 'en' check (base_language <> ''),
  add column is_by_hand boolean not null default false;
