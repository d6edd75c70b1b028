import { refuse, type Refusal } from "@crosscheck/contract";
import { isUnlocked } from "../categories/category-rows.ts";
import type { FoundPlace } from "../categories/viewer.ts";
import { listUnlockedIds } from "../categories/progress-queries.ts";
import { currentCatalogue, type CatalogueCategory } from "../content/catalogue.ts";
import type { QuizCall } from "./open-quiz.ts";

/** A place as the spec's calls name it: which kind of id `type_id` is, as slug or UUID. */
export type PlaceRef = { readonly type: "category" | "subcategory"; readonly type_id: string };

/** The place of a category type, when this player may play there. */
export async function findQuizPlace(
  call: QuizCall,
  categoryType: number,
  { type, type_id: ref }: PlaceRef,
): Promise<FoundPlace | Refusal<"no_data" | "category_locked">> {
  const { categories } = await currentCatalogue(call.db, call.nowMs);
  const isIt = (place: { readonly id: string; readonly slug: string }) =>
    place.id === ref || place.slug === ref;
  const found = categories
    .filter((category) => category.type === categoryType)
    .flatMap((category): readonly FoundPlace[] => {
      if (type === "category")
        return isIt(category) ? [{ category, subcategory: null, place: category }] : [];
      return category.subcategories.filter(isIt).map((place) => ({ category, subcategory: place, place }));
    })[0];
  if (found === undefined) return refuse("no_data");
  return (await mayPlay(call, [found.category])) ? found : refuse("category_locked");
}

/** Whether all of these categories are free for this player, or bought. */
export async function mayPlay(call: QuizCall, categories: readonly CatalogueCategory[]): Promise<boolean> {
  if (categories.every(({ priceCoins }) => priceCoins === 0)) return true;
  const unlockedIds = await listUnlockedIds(call.db, call.caller.playerId);
  return categories.every((category) => isUnlocked(category, { unlockedIds }));
}
