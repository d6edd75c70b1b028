-- What waits for an operator, counted every minute for each who has the console open.
-- Locks: exam_sittings and item_drafts while small indexes are built. Forward only.
create index exam_sittings_undecided on exam_sittings (entered_at)
  where violations > 0 and decision is null and voided_at is null;
create index item_drafts_to_review on item_drafts (item_id) where state = 'draft' and trashed_at is null;
