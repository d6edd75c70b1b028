import type { getCategories } from "@crosscheck/contract/actions/categories";
import { MODES } from "@crosscheck/rules/modes/index";
import { currentCatalogue, type CatalogueCategory } from "../content/catalogue.ts";
import type { Handler } from "../calls/handle.ts";
import { listBattleCategories } from "./battle-categories.ts";
import { toCategoryRow } from "./category-rows.ts";
import { readViewer } from "./viewer.ts";

type Call = Parameters<Handler<typeof getCategories>>[0];

/** What the rows are chosen for, beside a quiz by oneself (spec §7). */
const SELF_CHALLENGE = 1;
const BATTLES: readonly number[] = [2, 3];

export const handleGetCategories: Handler<typeof getCategories> = async (call) => {
  const viewer = await readViewer(call, call.input.language_id);
  const categories = await listAsked(call, viewer.language.code);
  const rows = categories.flatMap((category) => toCategoryRow(category, viewer) ?? []);
  return { data: rows, total: rows.length };
};

async function listAsked(
  { db, nowMs, input }: Call,
  language: string,
): Promise<readonly CatalogueCategory[]> {
  const { type: asked, sub_type: subType = 0 } = input;
  const isZone = asked === MODES.quiz_zone.source.categoryType;
  if (isZone && BATTLES.includes(subType)) return await listBattleCategories(db, language, nowMs);
  // A self challenge may be about anything that is asked one by one.
  const isOfTopics = isZone && subType === SELF_CHALLENGE;
  const types: readonly number[] = isOfTopics ? MODES.self_challenge.source.categoryTypes : [asked];
  const { categories } = await currentCatalogue(db, nowMs);
  return categories.filter(({ type }) => types.includes(type));
}
