import { refuse, type Actions } from "@crosscheck/contract";
import { MODES } from "@crosscheck/rules/modes/index";
import type { ModeDefinition } from "@crosscheck/rules/modes/mode";
import { currentCatalogue } from "../content/catalogue.ts";
import { listCurrentItems } from "../content/item-queries.ts";
import { nameIn } from "../content/names.ts";
import type { Handler } from "../handle.ts";
import { languagesFor, openQuiz, type QuizCall } from "./open-quiz.ts";
import { listBookmarkedIds, listWronglyAnsweredIds } from "./study-run-queries.ts";

/** Practice over bookmarked questions of a type, or of all. */
export const handlePlayBookmarks: Handler<Actions["play_bookmarks"]> = (call) => {
  const { type, language_id: languageId } = call.input;
  return openList(call, {
    mode: MODES.bookmarks,
    scopeKey: String(type ?? "all"),
    languageId,
    title: "",
    readIds: (limit) =>
      listBookmarkedIds(call.db, { playerId: call.caller.playerId, type: type ?? null, limit }),
  });
};

/** Practice over questions whose last answer was wrong, of one category or of all. */
export const handlePlayWrongAnswers: Handler<Actions["play_wrong_answers"]> = async (call) => {
  const { category: slug, language_id: languageId } = call.input;
  const { categories } = await currentCatalogue(call.db, call.nowMs);
  const category = categories.find((one) => one.slug === slug);
  if (slug !== undefined && category === undefined) return refuse("no_data");
  const { code, defaultCode } = await languagesFor(call, languageId);
  return await openList(call, {
    mode: MODES.wrong_answers,
    scopeKey: category?.id ?? "all",
    languageId,
    title: category === undefined ? "" : nameIn(category.names, code, defaultCode),
    readIds: (limit) =>
      listWronglyAnsweredIds(call.db, {
        playerId: call.caller.playerId,
        categoryId: category?.id ?? null,
        limit,
      }),
  });
};

type ListWish = {
  readonly mode: ModeDefinition;
  readonly scopeKey: string;
  readonly languageId: number | undefined;
  readonly title: string;
  readonly readIds: (limit: number) => Promise<readonly string[]>;
};

async function openList(call: QuizCall, { mode, scopeKey, languageId, title, readIds }: ListWish) {
  const { codes } = await languagesFor(call, languageId);
  return await openQuiz(call, {
    mode,
    scopeKey,
    categoryId: null,
    subcategoryId: null,
    prepare: async (tuned) => {
      const items = await listCurrentItems(call.db, await readIds(tuned.questions.max), codes);
      return items.length === 0 ? refuse("no_data") : { items, title };
    },
  });
}
