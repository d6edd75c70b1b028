import { EVENT_TYPES } from "@crosscheck/rules/modes/category-types";
import type { CallContext, SignedIn, Visitor } from "../calls/handle.ts";
import {
  currentCatalogue,
  type Catalogue,
  type CatalogueCategory,
  type CataloguePlace,
} from "../content/catalogue.ts";
import { VISITOR, type Viewer } from "./category-rows.ts";
import { contentLanguage } from "./content-language.ts";
import { listMastery, listPlayedLevels, listPlayedPlaceIds, listUnlockedIds } from "./progress-queries.ts";

type Call = Pick<CallContext, "db" | "nowMs" | "settings"> & { readonly caller: Visitor | SignedIn };

/** A place of the catalogue that a call names by slug or id. */
export type FoundPlace = {
  readonly category: CatalogueCategory;
  readonly subcategory: CataloguePlace | null;
  /** The sub-category, or the category itself. */
  readonly place: CataloguePlace;
};

/** Whether a request names this place: by its slug or its id, whichever a row handed out (contract §7). */
export function isNamed(place: Pick<CataloguePlace, "id" | "slug">, ref: string | undefined): boolean {
  return place.slug === ref || place.id === ref;
}

/** The place with these slugs or ids; undefined when there is none, or only for events. */
export function findCataloguePlace(
  catalogue: Catalogue,
  categoryRef: string,
  subcategoryRef: string | undefined,
): FoundPlace | undefined {
  const category = catalogue.categories.find(
    (one) => isNamed(one, categoryRef) && !EVENT_TYPES.includes(one.type),
  );
  if (category === undefined) return undefined;
  if (subcategoryRef === undefined) return { category, subcategory: null, place: category };
  const subcategory = category.subcategories.find((one) => isNamed(one, subcategoryRef));
  return subcategory === undefined ? undefined : { category, subcategory, place: subcategory };
}

/** Who looks at categories and in which language; a visitor costs no query, a player four at once. */
export async function readViewer(call: Call, languageId: number | undefined): Promise<Viewer> {
  const { languages } = await currentCatalogue(call.db, call.nowMs);
  const { caller, settings } = call;
  const language = contentLanguage(languages, { languageId, languageMode: settings.languageMode, caller });
  if (caller.kind === "visitor") return { language, ...VISITOR };
  const { playerId } = caller;
  const [played, playedPlaceIds, unlockedIds, mastery] = await Promise.all([
    listPlayedLevels(call.db, playerId, null),
    listPlayedPlaceIds(call.db, playerId),
    listUnlockedIds(call.db, playerId),
    listMastery(call.db, playerId),
  ]);
  return { language, played, playedPlaceIds, unlockedIds, mastery };
}
