import { refuse, type Actions } from "@crosscheck/contract";
import { MODES } from "@crosscheck/rules/modes/index";
import type { ModeDefinition } from "@crosscheck/rules/modes/mode";
import type { ListName } from "@crosscheck/rules/modes/sources";
import { isNamed } from "../../categories/viewer.ts";
import { currentCatalogue } from "../../content/catalogue.ts";
import { listCurrentItems } from "../../content/item-queries.ts";
import type { Handler } from "../../calls/handle.ts";
import type { Db } from "../../postgres/database.ts";
import type { Names } from "../../postgres/tables/content-tables.ts";
import { inOneLanguage, languagesFor, openQuiz, type QuizCall } from "./open-quiz.ts";
import { listBookmarkedIds, listWronglyAnsweredIds } from "./study-run-queries.ts";

/** Practice over bookmarked questions of a type, or of all. */
export const handlePlayBookmarks: Handler<Actions["play_bookmarks"]> = (call) => {
  const { type, language_id: languageId } = call.input;
  return openList(call, {
    mode: MODES.bookmarks,
    scopeKey: String(type ?? "all"),
    languageId,
    names: [],
    readIds: (limit) =>
      listBookmarkedIds(call.db, { playerId: call.caller.playerId, type: type ?? null, limit }),
  });
};

/** Practice over questions whose last answer was wrong, of one category, of one finished run or of all. */
export const handlePlayWrongAnswers: Handler<Actions["play_wrong_answers"]> = async (call) => {
  const { category: ref, attempt_id: attemptId, language_id: languageId } = call.input;
  const { categories } = await currentCatalogue(call.db, call.nowMs);
  const category = categories.find((one) => isNamed(one, ref));
  if (ref !== undefined && category === undefined) return refuse("no_data");
  const place = category?.id ?? "all";
  return await openList(call, {
    mode: MODES.wrong_answers,
    scopeKey: attemptId === undefined ? place : `${place}:${attemptId}`,
    languageId,
    names: category === undefined ? [] : [category.names],
    // A run is practised whole, however many mistakes are practised at a time elsewhere.
    ...(attemptId === undefined ? {} : { chooseNumbers: askAll }),
    readIds: (limit) =>
      listWronglyAnsweredIds(call.db, {
        playerId: call.caller.playerId,
        categoryId: category?.id ?? null,
        attemptId: attemptId ?? null,
        limit,
      }),
  });
};

function askAll(mode: ModeDefinition): ModeDefinition {
  return { ...mode, questions: { ...mode.questions, count: mode.questions.max } };
}

/** How each list is read, latest or longest ago first. */
const LISTS: Readonly<Record<ListName, (db: Db, wanted: Wanted) => Promise<readonly string[]>>> = {
  bookmarks: (db, wanted) => listBookmarkedIds(db, { ...wanted, type: null }),
  mistakes: (db, wanted) => listWronglyAnsweredIds(db, { ...wanted, categoryId: null, attemptId: null }),
};

/** Opens a quiz over all of a list. */
export function openWholeList(
  call: QuizCall & { readonly input: { readonly language_id?: number | undefined } },
  mode: ModeDefinition<"list">,
) {
  const { playerId } = call.caller;
  return openList(call, {
    mode,
    scopeKey: "all",
    languageId: call.input.language_id,
    names: [],
    readIds: (limit) => LISTS[mode.source.list](call.db, { playerId, limit }),
  });
}

type Wanted = { readonly playerId: string; readonly limit: number };
type ListWish = {
  readonly mode: ModeDefinition<"list">;
  readonly scopeKey: string;
  readonly languageId: number | undefined;
  readonly names: readonly Names[];
  readonly chooseNumbers?: (mode: ModeDefinition) => ModeDefinition;
  readonly readIds: (limit: number) => Promise<readonly string[]>;
};

async function openList(call: QuizCall, { languageId, names, readIds, ...wish }: ListWish) {
  const { codes, defaultCode } = await languagesFor(call, languageId);
  return await openQuiz(call, {
    ...wish,
    categoryId: null,
    subcategoryId: null,
    prepare: async (tuned) => {
      const ids = await readIds(tuned.questions.max);
      const read = (code: string) => listCurrentItems(call.db, ids, [code]);
      const own = await inOneLanguage(codes, ids.length, read);
      // The player has met all of them: where nothing is written in the chosen language they come as they were met.
      const items = own.length > 0 ? own : await read(defaultCode);
      return items.length === 0 ? refuse("no_data") : { items, names, about: { from: "list" } };
    },
  });
}
