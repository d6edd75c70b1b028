-- Switches, numbers and texts that an admin may change; a missing row means the default in code.
-- Locks: new tables only. Forward only: undo with a new migration.
create table settings (
  key        text        primary key,
  value      jsonb       not null,
  updated_at timestamptz not null
);

create table pages (
  type       text        not null check (type in
    ('about_us', 'contact_us', 'privacy_policy', 'terms_conditions', 'instructions', 'faq')),
  language   text        not null,
  html       text        not null,
  updated_at timestamptz not null,
  primary key (type, language)
);

create table languages (
  language_id integer primary key check (language_id > 0),
  code        text    not null unique,
  name        text    not null,
  locale      text    not null,
  is_rtl      boolean not null,
  is_content  boolean not null,
  is_default  boolean not null
);
create unique index languages_one_default on languages (is_default) where is_default;

-- 14 is the id that the web app asks for when nobody has chosen a language (spec, business constants).
insert into languages (language_id, code, name, locale, is_rtl, is_content, is_default) values
  (14, 'en', 'English', 'en-GB', false, true, true),
  (15, 'ar', 'العربية', 'ar-EG', true, true, false);
