import { refuse, type Actions } from "@crosscheck/contract";
import { isLevelUnlocked } from "@crosscheck/rules/attempts/levels";
import { MODES } from "@crosscheck/rules/modes/index";
import type { ModeDefinition } from "@crosscheck/rules/modes/mode";
import { createRandom, shuffle } from "@crosscheck/rules/random";
import { findCataloguePlace } from "../../categories/viewer.ts";
import { currentCatalogue } from "../../content/catalogue.ts";
import { listLevelItems } from "../../content/item-queries.ts";
import type { Handler } from "../../calls/handle.ts";
import { newSeed } from "../../ports/random.ts";
import { findHighestPassedLevel } from "./level-queries.ts";
import { languagesFor, openQuiz, type QuizCall } from "./open-quiz.ts";
import { mayPlay } from "./quiz-place.ts";

type LevelCall = QuizCall & {
  readonly input: {
    readonly category: string;
    readonly subcategory?: string | undefined;
    readonly level: number;
    readonly language_id?: number | undefined;
  };
};

export const handleGetQuestionsByLevel: Handler<Actions["get_questions_by_level"]> = (call) =>
  openLevel(call, MODES.quiz_zone);

export const handleGetMultiMatchQuestionsByLevel: Handler<Actions["get_multi_match_questions_by_level"]> = (
  call,
) => openLevel(call, MODES.multi_match);

/** Opens a level, or resumes the open run of it; one that is not translated only where the player allows the default language. */
export async function openLevel(call: LevelCall, mode: ModeDefinition<"levels">) {
  const { db, ports, nowMs, input } = call;
  const { level } = input;
  const found = findCataloguePlace(await currentCatalogue(db, nowMs), input.category, input.subcategory);
  if (found?.category.type !== mode.source.categoryType) return refuse("no_data");
  const { category, subcategory, place } = found;
  const maxLevel = Math.max(
    0,
    ...Object.values(place.levels).flatMap((sizes) => sizes.map((size) => size.level)),
  );
  if (level > maxLevel) return refuse("no_data");
  if (!(await mayPlay(call, [category]))) return refuse("category_locked");

  const { codes } = await languagesFor(call, input.language_id);
  const language = codes.find((one) => place.levels[one]?.some((size) => size.level === level));
  const [categorySlug, subcategorySlug] = [category.slug, subcategory?.slug ?? null];
  return await openQuiz(call, {
    mode,
    scopeKey: `${category.id}/${subcategory?.id ?? ""}/${level}`,
    categoryId: category.id,
    subcategoryId: subcategory?.id ?? null,
    isFixed: true,
    prepare: async () => {
      const own = { playerId: call.caller.playerId, categoryId: category.id, placeId: place.id };
      const highestPassed = level === 1 ? 0 : await findHighestPassedLevel(db, own);
      if (!isLevelUnlocked(level, highestPassed)) return refuse("level_locked");
      if (language === undefined) return refuse("no_data");
      const items = await listLevelItems(db, { categorySlug, subcategorySlug, level, language });
      return {
        items: shuffle(items, createRandom(newSeed(ports.random))),
        names: [place.names],
        about: { from: "levels", category: categorySlug, subcategory: subcategorySlug, level, maxLevel },
      };
    },
  });
}
