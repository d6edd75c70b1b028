-- Categories and sub-categories that people write: pictures, versions against overwriting unseen, and which of their fields
-- a pack that is loaded again leaves as they are. Files that operators upload, first in parts, then as content media.
-- Locks: categories and subcategories for an instant; they are small. Forward only.
alter table categories
  -- Name of a content medium; null: the drawn emblem.
  add column image text,
  -- Counts the changes by operators: whoever has not read the latest one overwrites nothing.
  add column edit_version integer not null default 1 check (edit_version > 0),
  -- Fields set in the console: names, code, emblem, image, position, price, state. A pack does not undo them.
  add column kept_fields text[] not null default '{}';
update categories set kept_fields = '{price}' where is_priced_here;
alter table categories drop column is_priced_here;

alter table subcategories
  add column image text,
  add column edit_version integer not null default 1 check (edit_version > 0),
  add column kept_fields text[] not null default '{}';

-- Parts of a file on its way; they go when the file is there, or after a day.
create table upload_parts (
  upload_id   uuid        not null,
  part        integer     not null check (part between 1 and 100),
  bytes       bytea       not null,
  stored_at   timestamptz not null,
  primary key (upload_id, part)
);

-- Pictures, figures, clips and documents that were uploaded; `name` is made of what is in it.
create table content_files (
  name        text        primary key check (name ~ '^content/[0-9a-f]{40}\.[a-z0-9]+$'),
  kind        text        not null check (kind in ('picture', 'figure', 'clip', 'document', 'video', 'captions')),
  -- What its owner called it.
  title       text        not null,
  size_bytes  integer     not null check (size_bytes > 0),
  uploaded_by uuid        references operators (operator_id),
  uploaded_at timestamptz not null
);
create index content_files_by_time on content_files (uploaded_at desc, name);
