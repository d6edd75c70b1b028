import { refuse, type OutputOf, type Refusal } from "@crosscheck/contract";
import type { getLevelData, getMultiMatchLevelData } from "@crosscheck/contract/actions/categories";
import { isLevelUnlocked, unlockedLevel } from "@crosscheck/rules/attempts/levels";
import { MODES, modesFrom } from "@crosscheck/rules/modes/index";
import type { ModeDefinition } from "@crosscheck/rules/modes/mode";
import { modeWithSettings } from "../modes/mode-numbers.ts";
import { currentCatalogue } from "../content/catalogue.ts";
import type { Handler } from "../calls/handle.ts";
import { highestPassed, isUnlocked, levelsIn, toCategoryRow, toSubcategoryRow } from "./category-rows.ts";
import { listOpenLevelAttempts } from "./progress-queries.ts";
import { findCataloguePlace, readViewer } from "./viewer.ts";

type Call = Parameters<Handler<typeof getMultiMatchLevelData>>[0];
type Answer = { readonly data: OutputOf<typeof getLevelData> } | Refusal<"no_data">;

export const handleGetLevelData: Handler<typeof getLevelData> = (call) =>
  readLevels(call, modesFrom("levels").find(({ id }) => id === call.input.mode) ?? MODES.quiz_zone);

export const handleGetMultiMatchLevelData: Handler<typeof getMultiMatchLevelData> = (call) =>
  readLevels(call, MODES.multi_match);

async function readLevels(call: Call, mode: ModeDefinition<"levels">): Promise<Answer> {
  const { db, nowMs, caller, input } = call;
  const catalogue = await currentCatalogue(db, nowMs);
  const found = findCataloguePlace(catalogue, input.category_slug, input.subcategory_slug);
  if (found?.category.type !== mode.source.categoryType) return refuse("no_data");

  const { category, subcategory, place } = found;
  const [viewer, openAttempts] = await Promise.all([
    readViewer(call, input.language_id),
    listOpenLevelAttempts(db, {
      playerId: caller.playerId,
      categoryId: category.id,
      subcategoryId: subcategory?.id ?? null,
      mode: mode.id,
      at: new Date(nowMs),
    }),
  ]);
  const levels = levelsIn(place, viewer.language);
  const categoryRow = toCategoryRow(category, viewer);
  if (levels.length === 0 || categoryRow === undefined) return refuse("no_data");

  const tuned = modeWithSettings(mode, call.settings);
  const played = viewer.played.filter((record) => record.placeId === place.id);
  const maxLevel = Math.max(...levels.map(({ level }) => level));
  const passed = highestPassed(played);
  const isOpen = isUnlocked(category, viewer);
  return {
    data: {
      level: unlockedLevel(passed, maxLevel),
      max_level: maxLevel,
      no_of_ques: levels.reduce((sum, { items }) => sum + items, 0),
      category: categoryRow,
      subcategory: subcategory === null ? null : (toSubcategoryRow(category, subcategory, viewer) ?? null),
      level_data: levels.map(({ level, items, isTranslated }) => {
        const record = played.find((one) => one.level === level);
        return {
          level,
          // What a run asks: a level may have more to choose from.
          no_of_ques: Math.min(items, tuned.questions.count),
          language_id: isTranslated ? viewer.language.id : viewer.language.defaultId,
          best_percent: record?.bestPercent ?? null,
          played: record !== undefined,
          unlocked: isOpen && isLevelUnlocked(level, passed),
          open_attempt_id: openAttempts.get(level) ?? null,
        };
      }),
      win_percent: tuned.winPercent,
      partial_marks: tuned.marking.partial === true,
    },
  };
}
