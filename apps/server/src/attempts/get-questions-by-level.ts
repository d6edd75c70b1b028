import { isRefusal, refuse, type Actions, type Refusal } from "@crosscheck/contract";
import { isLevelUnlocked } from "@crosscheck/rules/attempts/levels";
import { findPlace, type Place } from "../categories/category-queries.ts";
import { contentLanguage } from "../categories/content-language.ts";
import { listLevelItems } from "../content/item-queries.ts";
import { nameIn } from "../content/names.ts";
import type { Handler } from "../handle.ts";
import { listLanguages } from "../settings/setting-queries.ts";
import { attemptBudgetWait } from "./attempt-budget.ts";
import type { AttemptScope } from "./attempt-tables.ts";
import type { AttemptView } from "./attempt-view.ts";
import { LEVEL_MODES, type LevelMode } from "./level-modes.ts";
import { findHighestPassedLevel } from "./level-queries.ts";
import { modeWithSettings } from "./mode-numbers.ts";
import { openAttempt, resumeAttempt } from "./open-attempt.ts";
import { readRunsElsewhere, withoutItemsOf } from "./open-runs.ts";
import { viewRun } from "./view-run.ts";

type Action = Actions["get_questions_by_level"];
type Call = Parameters<Handler<Action>>[0];

type Answer = { readonly data: AttemptView } | Refusal<Action["refusals"][number] | "too_many_requests">;

export const handleGetQuestionsByLevel: Handler<Action> = (call) => openLevel(call, LEVEL_MODES.quiz_zone);

export const handleGetMultiMatchQuestionsByLevel: Handler<Actions["get_multi_match_questions_by_level"]> = (
  call,
) => openLevel(call, LEVEL_MODES.multi_match);

/** Opens a level, or resumes the open run of it, in the language it was opened in. */
async function openLevel(call: Call, { mode: definition, categoryType }: LevelMode): Promise<Answer> {
  const { db, ports, settings, nowMs, input } = call;
  const { playerId } = call.caller;
  const place = await findPlace(db, {
    categorySlug: input.category,
    subcategorySlug: input.subcategory ?? null,
    playerId,
  });
  if (!place || place.type !== categoryType || input.level > place.maxLevel) return refuse("no_data");
  if (!place.unlocked) return refuse("category_locked");

  const scopeKey = scopeKeyOf(place, input.level);
  const resumed = await resumeAttempt(call, { playerId, mode: definition.id, scopeKey });
  if (resumed) {
    return { data: await viewRun(db, resumed, nowMs) };
  }
  const placeId = place.subcategoryId ?? place.categoryId;
  const highestPassed = await findHighestPassedLevel(db, {
    playerId,
    categoryId: place.categoryId,
    placeId,
  });
  if (!isLevelUnlocked(input.level, highestPassed)) return refuse("level_locked");
  const waitSeconds = await attemptBudgetWait(db, playerId, nowMs);
  if (waitSeconds !== null) return refuse("too_many_requests", { retryAfterSeconds: waitSeconds });

  const mode = modeWithSettings(definition, settings);
  const { items, scope } = await readLevel(call, place);
  // A level is always the same; what waits in practice only does not make it shorter.
  const elsewhere = await readRunsElsewhere(call, { mode: mode.id, scopeKey });
  const ranked = elsewhere.filter(({ rules }) => rules.ranked);
  const run = await openAttempt(
    db,
    { random: ports.random, nowMs },
    {
      playerId,
      mode,
      scopeKey,
      categoryId: place.categoryId,
      subcategoryId: place.subcategoryId,
      scope,
      parts: [{ section: null, items: withoutItemsOf(ranked, items), count: mode.questions.count }],
      closesAtMs: null,
    },
  );
  if (isRefusal(run)) return run;
  return { data: await viewRun(db, run, nowMs) };
}

/** Scope of a level: category, sub-category and level, by ids. */
export function scopeKeyOf(place: Pick<Place, "categoryId" | "subcategoryId">, level: number): string {
  return `${place.categoryId}/${place.subcategoryId ?? ""}/${level}`;
}

/** Items of the level in the language asked for; a level that is not translated is played in the default language. */
async function readLevel(call: Call, place: Place) {
  const { code, defaultCode } = contentLanguage(await listLanguages(call.db), {
    languageId: call.input.language_id,
    languageMode: call.settings.languageMode,
  });
  const { level } = call.input;
  const inLanguage = (language: string) => listLevelItems(call.db, { ...place, level, language });
  const translated = await inLanguage(code);
  const items = translated.length > 0 ? translated : await inLanguage(defaultCode);

  const category = nameIn(place.categoryNames, code, defaultCode);
  const subcategory = place.subcategoryNames && nameIn(place.subcategoryNames, code, defaultCode);
  const scope: AttemptScope = {
    category: place.categorySlug,
    subcategory: place.subcategorySlug,
    level,
    maxLevel: place.maxLevel,
    title: subcategory ?? category,
    topicNames: { [place.subcategorySlug ?? place.categorySlug]: subcategory ?? category },
  };
  return { items, scope };
}
