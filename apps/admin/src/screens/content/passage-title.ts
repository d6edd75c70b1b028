import { shownIn } from "../../kit/shown-in.ts";
import { latestOf } from "./latest-of.ts";

type Written = { readonly texts: Readonly<Record<string, { readonly title: string }>> };
type Passage = {
  readonly source_id: string;
  readonly live: Written | null;
  readonly draft: (Written & { readonly trashed_at: string | null }) | null;
};

/** A passage by its title in the language that its text is shown in first; by its number where it has none. */
export function passageTitle(passage: Passage, locale: string): string {
  return shownIn(latestOf(passage)?.texts ?? {}, locale)?.title ?? passage.source_id;
}
