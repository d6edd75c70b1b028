-- Questions that people write in the console: whose text an item has, and drafts that wait for another person.
-- Locks: items for an instant; item_versions takes no writes while the index of words is made. Forward only.
alter table items
  -- pack: as its pack says. edited: of a pack and changed here, so that the pack leaves it and offers its own text as a
  -- draft. own: written here, no pack has it.
  add column origin text not null default 'pack' check (origin in ('pack', 'edited', 'own')),
  -- edited: hash over the texts that its pack said last.
  add column pack_hash text,
  add check ((origin = 'edited') = (pack_hash is not null));

-- The text that is written, reviewed and not played yet: of a new question, or of one that is played as it was before.
create table item_drafts (
  item_id        uuid        primary key,
  pack_id        text        not null references packs (pack_id),
  source_id      text        not null check (source_id <> ''),
  category_id    uuid        not null references categories (category_id),
  subcategory_id uuid,
  -- null: behind the others when it goes live.
  level          integer     check (level between 1 and 1000),
  passage_id     uuid        references passages (passage_id),
  kind           text        not null check (kind <> ''),
  -- Body by language, as in item_versions.
  texts          jsonb       not null check (jsonb_typeof(texts) = 'object' and texts <> '{}'),
  state          text        not null check (state in ('draft', 'reviewed')),
  -- Counts the changes: whoever has not read the latest one overwrites nothing.
  edit_version   integer     not null check (edit_version > 0),
  -- hand, a file, or a pack whose text differs from what was changed here.
  source         text        not null check (source in ('hand', 'file', 'pack')),
  import_id      uuid,
  -- Who wrote something of this text: none of them reviews it.
  writers        uuid[]      not null,
  reviewed_by    uuid        references operators (operator_id),
  -- What a reviewer said of it last.
  note           text        not null default '',
  changed_at     timestamptz not null,
  -- Set: in the trash, from which it goes for good after thirty days.
  trashed_at     timestamptz,
  unique (pack_id, source_id),
  check ((state = 'reviewed') = (reviewed_by is not null)),
  check (reviewed_by is null or not reviewed_by = any (writers)),
  foreign key (category_id, subcategory_id) references subcategories (category_id, subcategory_id)
);
create index item_drafts_by_import on item_drafts (import_id) where import_id is not null;

create index item_versions_words on item_versions using gin (to_tsvector('simple'::regconfig, body ->> 'stem'));
