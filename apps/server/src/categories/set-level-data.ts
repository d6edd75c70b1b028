import { refuse, type OutputOf, type Refusal } from "@crosscheck/contract";
import type { setLevelData, setMultiMatchLevelData } from "@crosscheck/contract/actions/categories";
import { unlockedLevel } from "@crosscheck/rules/attempts/levels";
import { MODES } from "@crosscheck/rules/modes/index";
import type { ModeDefinition } from "@crosscheck/rules/modes/mode";
import { currentCatalogue } from "../content/catalogue.ts";
import type { Handler } from "../calls/handle.ts";
import { highestPassed } from "./category-rows.ts";
import { listPlayedLevels } from "./progress-queries.ts";
import { findCataloguePlace } from "./viewer.ts";

type Answer =
  | { readonly data: OutputOf<typeof setLevelData>; readonly message: "updated" }
  | Refusal<"no_data">;

export const handleSetLevelData: Handler<typeof setLevelData> = (call) => tellLevel(call, MODES.quiz_zone);

export const handleSetMultiMatchLevelData: Handler<typeof setMultiMatchLevelData> = (call) =>
  tellLevel(call, MODES.multi_match);

/** Truthful and without effect: levels move when an attempt finishes (contract §3.6). */
async function tellLevel(
  call: Parameters<Handler<typeof setLevelData>>[0],
  { source }: ModeDefinition<"levels">,
): Promise<Answer> {
  const { db, nowMs, caller, input } = call;
  const catalogue = await currentCatalogue(db, nowMs);
  const found = findCataloguePlace(catalogue, input.category, input.subcategory);
  if (found?.category.type !== source.categoryType) return refuse("no_data");

  const levels = Object.values(found.place.levels).flatMap((sizes) => sizes.map(({ level }) => level));
  if (levels.length === 0) return refuse("no_data");
  const played = await listPlayedLevels(db, caller.playerId, found.category.id);
  const maxLevel = Math.max(...levels);
  const passed = highestPassed(played.filter((record) => record.placeId === found.place.id));
  const level = unlockedLevel(passed, maxLevel);
  if (input.level !== undefined && input.level !== level) call.countContradiction("level");
  return { data: { level, max_level: maxLevel }, message: "updated" };
}
