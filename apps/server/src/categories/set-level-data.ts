import { refuse } from "@crosscheck/contract";
import type { setLevelData } from "@crosscheck/contract/actions/categories";
import { unlockedLevel } from "@crosscheck/rules/attempts/levels";
import { currentCatalogue } from "../content/catalogue.ts";
import type { Handler } from "../handle.ts";
import { highestPassed } from "./category-rows.ts";
import { listPlayedLevels } from "./progress-queries.ts";
import { findCataloguePlace } from "./viewer.ts";

/** Truthful and without effect: levels move when an attempt finishes (contract §3.6). */
export const handleSetLevelData: Handler<typeof setLevelData> = async (call) => {
  const { db, nowMs, caller, input } = call;
  const catalogue = await currentCatalogue(db, nowMs);
  const found = findCataloguePlace(catalogue, input.category, input.subcategory);
  if (found === undefined) return refuse("no_data");

  const levels = Object.values(found.place.levels).flatMap((sizes) => sizes.map(({ level }) => level));
  if (levels.length === 0) return refuse("no_data");
  const played = await listPlayedLevels(db, caller.playerId, found.category.id);
  const maxLevel = Math.max(...levels);
  const passed = highestPassed(played.filter((record) => record.placeId === found.place.id));
  const level = unlockedLevel(passed, maxLevel);
  if (input.level !== undefined && input.level !== level) call.countContradiction("level");
  return { data: { level, max_level: maxLevel }, message: "updated" };
};
