import { shownIn } from "../../kit/shown-in.ts";

type Written = { readonly texts: Readonly<Record<string, { readonly title: string }>> };
type Passage = {
  readonly source_id: string;
  readonly live: Written | null;
  readonly draft: (Written & { readonly trashed_at: string | null }) | null;
};

/** What is written of it; a draft in the trash only where nothing else is there. */
function writtenOf({ draft, live }: Passage): Written | null {
  return draft !== null && draft.trashed_at === null ? draft : (live ?? draft);
}

/** A passage by its title in the language that its text is shown in first; by its number where it has none. */
export function passageTitle(passage: Passage, locale: string): string {
  return shownIn(writtenOf(passage)?.texts ?? {}, locale)?.title ?? passage.source_id;
}
