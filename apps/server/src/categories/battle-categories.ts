import { BATTLE_CATEGORY_TYPE, BATTLE_QUESTION_KINDS } from "@crosscheck/rules/battles/asked";
import { BATTLE_BOUNDS } from "@crosscheck/rules/battles/battle-rules";
import { currentCatalogue, type CatalogueCategory } from "../content/catalogue.ts";
import { listDrawable } from "../content/item-index.ts";
import type { Db } from "../postgres/database.ts";

/**
 * Categories that can be battled over in a language, one to one and in a group alike: those of which the longest paper of
 * a battle can be drawn. Priced ones are among them; each seat must have unlocked those (remaining H9).
 *
 * @param db the database itself, not a transaction
 */
export async function listBattleCategories(
  db: Db,
  language: string,
  nowMs: number,
): Promise<readonly CatalogueCategory[]> {
  const { categories } = await currentCatalogue(db, nowMs);
  const ofType = categories.filter(({ type }) => type === BATTLE_CATEGORY_TYPE);
  const counts = await Promise.all(
    ofType.map(async ({ id: categoryId }) => {
      const from = { categoryId, subcategoryId: null, language, kinds: BATTLE_QUESTION_KINDS };
      const lists = await listDrawable(db, from, nowMs);
      return lists.reduce((sum, ids) => sum + ids.length, 0);
    }),
  );
  return ofType.filter((_, index) => (counts[index] ?? 0) >= BATTLE_BOUNDS.questionCount.max);
}
