-- Words of drafts, so that a question is compared with what others write at the same time too.
-- Locks: item_drafts against writing while the index is made, moments for thousands of drafts. Forward only.
create index item_drafts_words on item_drafts
  using gin (to_tsvector('simple'::regconfig, jsonb_path_query_array(texts, '$.*.stem')));
