-- Passages that people write in the console. Locks: passages, a small table, for an instant. Forward only.
alter table passages
  -- As in items: pack, edited (of a pack and changed here, so that the pack leaves it) or own (no pack has it).
  add column origin text not null default 'pack' check (origin in ('pack', 'edited', 'own'));

-- The text that is written and not read yet: of a new passage, or of one that is read as it was before.
create table passage_drafts (
  passage_id     uuid        primary key,
  pack_id        text        not null references packs (pack_id),
  source_id      text        not null check (source_id <> ''),
  category_id    uuid        not null references categories (category_id),
  subcategory_id uuid,
  -- Columns of passage_texts by language.
  texts          jsonb       not null check (jsonb_typeof(texts) = 'object' and texts <> '{}'),
  -- Counts the changes: whoever has not read the latest one overwrites nothing.
  edit_version   integer     not null check (edit_version > 0),
  -- Who wrote something of this text: none of them puts it into play.
  writers        uuid[]      not null,
  -- What a reader said of it last.
  note           text        not null default '',
  changed_at     timestamptz not null,
  -- Set: in the trash, from which it goes for good after thirty days.
  trashed_at     timestamptz,
  unique (pack_id, source_id),
  foreign key (category_id, subcategory_id) references subcategories (category_id, subcategory_id)
);
