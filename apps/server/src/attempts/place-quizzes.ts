import { isRefusal, refuse, type Actions } from "@crosscheck/contract";
import { MODES } from "@crosscheck/rules/modes/index";
import type { ModeDefinition } from "@crosscheck/rules/modes/mode";
import { currentCatalogue } from "../content/catalogue.ts";
import { drawGenerated } from "../content/generated-items.ts";
import { listCandidates } from "../content/item-queries.ts";
import { nameIn } from "../content/names.ts";
import type { FoundPlace } from "../categories/viewer.ts";
import type { Handler } from "../handle.ts";
import { inFirstLanguage, languagesFor, openQuiz, type Prepared, type QuizCall } from "./open-quiz.ts";
import { findQuizPlace, type PlaceRef } from "./quiz-place.ts";

/** Category types of the contract, §4. */
const TYPE = { words: 3, audio: 4, math: 5, trueFalse: 7 } as const;
/** Candidates per question of a paper: enough to vary, few enough to read. */
const CHOICE = 4;

type PlaceCall = QuizCall & { readonly input: PlaceRef & { readonly language_id?: number | undefined } };

export const handleGetGuessTheWord: Handler<Actions["get_guess_the_word"]> = (call) =>
  openPlace(call, MODES.guess_the_word, TYPE.words);

export const handleGetAudioQuestions: Handler<Actions["get_audio_questions"]> = (call) =>
  openPlace(
    call,
    call.input.with_transcript ? MODES.audio_with_transcript : MODES.audio_questions,
    TYPE.audio,
  );

/** Numbers are drawn anew for every attempt: endless true questions of the subject's templates. */
export const handleGetMathsQuestions: Handler<Actions["get_maths_questions"]> = async (call) => {
  const found = await findQuizPlace(call, TYPE.math, call.input);
  if (isRefusal(found)) return found;
  const { db, ports, nowMs } = call;
  const { codes, code, defaultCode } = await languagesFor(call, call.input.language_id);
  return await openQuiz(call, {
    mode: MODES.math_mania,
    ...placeOf(found),
    prepare: async (mode) => {
      const count = mode.questions.count;
      const { category } = found;
      const drawn = await drawGenerated(db, { category, count, random: ports.random, at: new Date(nowMs) });
      const written = await listWritten(call, { mode, found, codes, count: count - drawn.length });
      return prepared([...drawn, ...written], found, [code, defaultCode]);
    },
  });
};

/** Statements of every subject, mixed. */
export const handleGetQuestionsByType: Handler<Actions["get_questions_by_type"]> = async (call) => {
  const { codes } = await languagesFor(call, call.input.language_id);
  return await openQuiz(call, {
    mode: MODES.true_and_false,
    scopeKey: "all",
    categoryId: null,
    subcategoryId: null,
    prepare: async (mode) => {
      const { categories } = await currentCatalogue(call.db, call.nowMs);
      const categoryIds = categories.filter(({ type }) => type === TYPE.trueFalse).map(({ id }) => id);
      const items = await inFirstLanguage(codes, (language) =>
        listCandidates(call.db, {
          playerId: call.caller.playerId,
          language,
          kinds: mode.kinds,
          categoryIds,
          subcategoryId: null,
          limit: mode.questions.count * CHOICE,
        }),
      );
      return items.length === 0 ? refuse("no_data") : { items, title: "" };
    },
  });
};

async function openPlace(call: PlaceCall, mode: ModeDefinition, type: number) {
  const found = await findQuizPlace(call, type, call.input);
  if (isRefusal(found)) return found;
  const { codes, code, defaultCode } = await languagesFor(call, call.input.language_id);
  return await openQuiz(call, {
    mode,
    ...placeOf(found),
    prepare: async (tuned) => {
      const items = await listWritten(call, { mode: tuned, found, codes, count: tuned.questions.count });
      return prepared(items, found, [code, defaultCode]);
    },
  });
}

function placeOf({ category, subcategory, place }: FoundPlace) {
  return { scopeKey: place.id, categoryId: category.id, subcategoryId: subcategory?.id ?? null };
}

function prepared(
  items: Prepared["items"],
  { category, subcategory, place }: FoundPlace,
  [code = "", defaultCode = ""]: readonly string[],
) {
  if (items.length === 0) return refuse("no_data");
  return {
    items,
    title: nameIn(place.names, code, defaultCode),
    more: { category: category.slug, subcategory: subcategory?.slug ?? null },
  };
}

function listWritten(
  call: QuizCall,
  wanted: {
    readonly mode: ModeDefinition;
    readonly found: FoundPlace;
    readonly codes: readonly string[];
    readonly count: number;
  },
) {
  const { mode, found, codes, count } = wanted;
  if (count <= 0) return Promise.resolve([]);
  return inFirstLanguage(codes, (language) =>
    listCandidates(call.db, {
      playerId: call.caller.playerId,
      language,
      kinds: mode.kinds,
      categoryIds: [found.category.id],
      subcategoryId: found.subcategory?.id ?? null,
      limit: count * CHOICE,
    }),
  );
}
