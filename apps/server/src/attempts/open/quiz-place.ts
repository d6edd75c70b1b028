import { refuse, type Refusal } from "@crosscheck/contract";
import { isUnlocked } from "../../categories/category-rows.ts";
import { isNamed, type FoundPlace } from "../../categories/viewer.ts";
import { listUnlockedIds } from "../../categories/progress-queries.ts";
import { currentCatalogue, type CatalogueCategory } from "../../content/catalogue.ts";
import type { QuizCall } from "./open-quiz.ts";

/** A place as the spec's calls name it: slug or id, and of what; without a type the id speaks for itself. */
export type PlaceRef = {
  readonly type?: "category" | "subcategory" | undefined;
  readonly type_id: string;
};

/** The place of one of these category types, when this player may play there. */
export async function findQuizPlace(
  call: QuizCall,
  categoryTypes: readonly number[],
  { type, type_id: ref }: PlaceRef,
): Promise<FoundPlace | Refusal<"no_data" | "category_locked">> {
  const { categories } = await currentCatalogue(call.db, call.nowMs);
  const places = categories
    .filter((category) => categoryTypes.includes(category.type))
    .flatMap((category): readonly FoundPlace[] => [
      { category, subcategory: null, place: category },
      ...category.subcategories.map((place) => ({ category, subcategory: place, place })),
    ])
    .filter(({ place }) => isNamed(place, ref));
  const wished = places.filter(({ subcategory }) => (subcategory === null) === (type === "category"));
  const [found] = type === undefined ? places : wished;
  if (found === undefined) return refuse("no_data");
  return (await mayPlay(call, [found.category])) ? found : refuse("category_locked");
}

/** Whether all of these categories are free for this player, or bought. */
export async function mayPlay(call: QuizCall, categories: readonly CatalogueCategory[]): Promise<boolean> {
  return (await playable(call, categories)).length === categories.length;
}

/** Those of these categories that are free for this player, or bought. */
export async function playable(
  call: QuizCall,
  categories: readonly CatalogueCategory[],
): Promise<readonly CatalogueCategory[]> {
  if (categories.every(({ priceCoins }) => priceCoins === 0)) return categories;
  const unlockedIds = await listUnlockedIds(call.db, call.caller.playerId);
  return categories.filter((category) => isUnlocked(category, { unlockedIds }));
}
