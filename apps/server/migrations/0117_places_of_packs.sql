-- What a pack said last of a question that was changed here covers the place too, so that a question that an author moved
-- is not moved back. Where its pack puts it was not kept: taken is where it stands, and where that is not what the pack
-- says, the next import offers its text and place once, as a draft.
-- Locks: the rows of questions that were changed in the console. Forward only.
update items set pack_hash = encode(sha256(convert_to(concat_ws(E'\n', pack_hash, category_id,
  coalesce(subcategory_id::text, ''), level, coalesce(passage_id::text, '')), 'UTF8')), 'hex')
where origin = 'edited';
