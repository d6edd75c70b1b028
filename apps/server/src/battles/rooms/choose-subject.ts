import { refuse, type Refusal } from "@crosscheck/contract";
import type { CallContext, SignedIn } from "../../calls/handle.ts";
import { listBattleCategories } from "../../categories/battle-categories.ts";
import { contentLanguage } from "../../categories/content-language.ts";
import { listUnlockedIds } from "../../categories/progress-queries.ts";
import { isNamed } from "../../categories/viewer.ts";
import { currentCatalogue } from "../../content/catalogue.ts";
import type { Db } from "../../postgres/database.ts";

/** What a battle asks about. */
export type Subject = {
  readonly language: string;
  /** null: any subject. */
  readonly categoryId: string | null;
};

type Call = Pick<CallContext, "db" | "nowMs" | "settings"> & { readonly caller: SignedIn };
type Wish = { readonly language_id?: number | undefined; readonly category?: string | 0 | undefined };

/** How requests name no subject in particular. */
const ANY: readonly (string | 0 | undefined)[] = [undefined, "", "0", 0, "any"];

/** The subject that a request names, if it can be battled over and the player may play it. */
export async function chooseSubject(
  call: Call,
  { language_id: languageId, category: ref }: Wish,
): Promise<Subject | Refusal<"no_data" | "category_locked">> {
  const { db, nowMs, settings, caller } = call;
  const { languages } = await currentCatalogue(db, nowMs);
  const { code: language } = contentLanguage(languages, { languageId, languageMode: settings.languageMode });
  const categories = await listBattleCategories(db, language, nowMs);
  if (ANY.includes(ref)) {
    const isFree = categories.some(({ priceCoins }) => priceCoins === 0);
    return isFree ? { language, categoryId: null } : refuse("no_data");
  }
  const category = categories.find((one) => isNamed(one, String(ref)));
  if (category === undefined) return refuse("no_data");
  const isOpen = category.priceCoins === 0 || (await hasUnlocked(db, caller.playerId, category.id));
  return isOpen ? { language, categoryId: category.id } : refuse("category_locked");
}

/** Whether a player may sit down where this is asked: any subject, a free one, or one the player has unlocked. */
export async function maySit(
  { db, nowMs, caller }: Call,
  { categoryId }: Pick<Subject, "categoryId">,
): Promise<boolean> {
  if (categoryId === null) return true;
  const { categories } = await currentCatalogue(db, nowMs);
  const isPriced = categories.some(({ id, priceCoins }) => id === categoryId && priceCoins > 0);
  return !isPriced || (await hasUnlocked(db, caller.playerId, categoryId));
}

async function hasUnlocked(db: Db, playerId: string, categoryId: string): Promise<boolean> {
  const unlocked = await listUnlockedIds(db, playerId);
  return unlocked.includes(categoryId);
}
