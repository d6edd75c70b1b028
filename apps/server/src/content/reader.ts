import type { Catalogue } from "./catalogue.ts";
import { namesIn } from "./names.ts";
import type { AttemptScope } from "../postgres/tables/attempt-tables.ts";

/** Whoever reads about a run: the language of the pages, null while it was never told, and the places as they are called now. */
export type Reader = { readonly language: string | null; readonly catalogue: Catalogue };

/** What a run is about, in the reader's language; as it was opened where there is no other. */
export function titleFor(
  { language, catalogue }: Reader,
  { title, names }: { readonly title: string; readonly names?: AttemptScope["names"] | undefined },
): string {
  if (language === null || names === undefined) return title;
  return namesIn(names, language, catalogue.languages[0]?.code ?? "");
}

/**
 * What a place is called, in the reader's language; as it was told then where it is gone. Parts of two categories may have
 * one slug: the name that was told says which of them it was.
 */
export function placeNameFor(
  { language, catalogue }: Reader,
  { slug, name }: { readonly slug: string; readonly name: string },
): string {
  if (language === null) return name;
  const places = catalogue.categories
    .flatMap((category) => [category, ...category.subcategories])
    .filter((place) => place.slug === slug);
  const place =
    places.length === 1 ? places[0] : places.find(({ names }) => Object.values(names).includes(name));
  return place?.names[language] ?? name;
}
