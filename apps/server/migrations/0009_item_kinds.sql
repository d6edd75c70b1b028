-- The kind of an item's version in an index: candidates of a paper are picked among thousands without reading their texts.
-- Locks: share on item_versions while the index is built, which stops imports, not players. Forward only.
create index item_versions_kind on item_versions (item_id, version, language) include (kind);
