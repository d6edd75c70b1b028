-- Whether a player also gets content of the default language where the chosen one has none (contract §7). A column with a
-- constant default: a short lock on players, no rewrite.
alter table players add column also_default_language boolean not null default false;
