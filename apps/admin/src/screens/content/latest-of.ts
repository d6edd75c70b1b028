type Trashable = { readonly trashed_at: string | null };

/** What is written of a question or a passage; a draft in the trash only where nothing else is there. */
export function latestOf<Live, Draft extends Trashable>({
  draft,
  live,
}: {
  readonly live: Live | null;
  readonly draft: Draft | null;
}): Live | Draft | null {
  return draft !== null && draft.trashed_at === null ? draft : (live ?? draft);
}
