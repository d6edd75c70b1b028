import type { SignedIn } from "../handle.ts";
import type { CallContext } from "../handle.ts";
import {
  currentCatalogue,
  type Catalogue,
  type CatalogueCategory,
  type CataloguePlace,
} from "../content/catalogue.ts";
import { VISITOR, type Viewer } from "./category-rows.ts";
import { contentLanguage } from "./content-language.ts";
import { listPlayedLevels, listPlayedPlaceIds, listUnlockedIds } from "./progress-queries.ts";

type Call = Pick<CallContext, "db" | "nowMs" | "settings"> & { readonly caller: SignedIn | null };

/** A place of the catalogue that a call names by its slugs. */
export type FoundPlace = {
  readonly category: CatalogueCategory;
  readonly subcategory: CataloguePlace | null;
  /** The sub-category, or the category itself. */
  readonly place: CataloguePlace;
};

/** The place with these slugs; undefined when there is none. */
export function findCataloguePlace(
  catalogue: Catalogue,
  categorySlug: string,
  subcategorySlug: string | undefined,
): FoundPlace | undefined {
  const category = catalogue.categories.find((one) => one.slug === categorySlug);
  if (category === undefined) return undefined;
  if (subcategorySlug === undefined) return { category, subcategory: null, place: category };
  const subcategory = category.subcategories.find((one) => one.slug === subcategorySlug);
  return subcategory === undefined ? undefined : { category, subcategory, place: subcategory };
}

/** Who looks at categories and in which language; a visitor costs no query, a player three at once. */
export async function readViewer(call: Call, languageId: number | undefined): Promise<Viewer> {
  const { languages } = await currentCatalogue(call.db, call.nowMs);
  const language = contentLanguage(languages, { languageId, languageMode: call.settings.languageMode });
  if (call.caller === null) return { language, ...VISITOR };
  const { playerId } = call.caller;
  const [played, playedPlaceIds, unlockedIds] = await Promise.all([
    listPlayedLevels(call.db, playerId, null),
    listPlayedPlaceIds(call.db, playerId),
    listUnlockedIds(call.db, playerId),
  ]);
  return { language, played, playedPlaceIds, unlockedIds };
}
