import { isRefusal, refuse, type Actions, type Refusal } from "@crosscheck/contract";
import { MODES } from "@crosscheck/rules/modes/index";
import type { ModeDefinition } from "@crosscheck/rules/modes/mode";
import type { SourceOf } from "@crosscheck/rules/modes/sources";
import type { Item } from "@crosscheck/rules/questions/item";
import type { FoundPlace } from "../../categories/viewer.ts";
import { currentCatalogue } from "../../content/catalogue.ts";
import { GENERATED_LANGUAGE, drawRefs, makeGenerated } from "../../content/generated-items.ts";
import { drawCandidates } from "../../content/draw-candidates.ts";
import type { Handler } from "../../calls/handle.ts";
import { newSeed } from "../../ports/random.ts";
import { inOneLanguage, languagesFor, openQuiz, type QuizCall } from "./open-quiz.ts";
import { findQuizPlace, playable, type PlaceRef } from "./quiz-place.ts";

/** Candidates per question of a paper: enough to vary, few enough to read. */
const CHOICE = 4;

type SourceCall = QuizCall & {
  readonly input: {
    readonly type?: PlaceRef["type"] | undefined;
    readonly type_id?: PlaceRef["type_id"] | undefined;
    readonly language_id?: number | undefined;
  };
};

export const handleGetGuessTheWord: Handler<Actions["get_guess_the_word"]> = (call) =>
  openInPlace(call, MODES.guess_the_word);

export const handleGetAudioQuestions: Handler<Actions["get_audio_questions"]> = (call) =>
  openInPlace(call, call.input.with_transcript ? MODES.audio_with_transcript : MODES.audio_questions);

export const handleGetMathsQuestions: Handler<Actions["get_maths_questions"]> = (call) =>
  openInPlace(call, MODES.math_mania);

export const handleGetQuestionsByType: Handler<Actions["get_questions_by_type"]> = ({ input, ...call }) =>
  openInPlace({ ...call, input: { language_id: input.language_id } }, MODES.true_and_false);

type PlaceSource = "all" | "place" | "templates";

/** Opens a quiz in the whole type of the mode or in one place of it. */
export async function openInPlace(call: SourceCall, mode: ModeDefinition<PlaceSource>) {
  const { source } = mode;
  const place = source.from === "all" ? null : await readPlace(call, source);
  if (place !== null && isRefusal(place)) return place;
  const { codes } = await languagesFor(call, call.input.language_id);
  return await openQuiz(call, {
    mode,
    scopeKey: place?.place.id ?? "all",
    categoryId: place?.category.id ?? null,
    subcategoryId: place?.subcategory?.id ?? null,
    prepare: async ({ kinds, questions: { count, min } }) => {
      const items = await inOneLanguage(codes, min, async (language) => {
        const isDrawn = source.from === "templates" && language === GENERATED_LANGUAGE;
        const drawn = isDrawn && place !== null ? await drawAnew(call, place, count) : [];
        const wanted = { source, place, language, kinds, count: count - drawn.length };
        return [...drawn, ...(await listWritten(call, wanted))];
      });
      if (items.length === 0) return refuse("no_data");
      if (source.from === "all" || place === null) return { items, names: [], about: { from: "all" } };
      const slugs = { category: place.category.slug, subcategory: place.subcategory?.slug ?? null };
      const about = { from: source.from, ...slugs };
      return { items, names: [place.place.names], about };
    },
  });
}

async function readPlace(
  call: SourceCall,
  { categoryType }: SourceOf<PlaceSource>,
): Promise<FoundPlace | Refusal<"no_data" | "category_locked" | "invalid_field">> {
  const { type, type_id: typeId } = call.input;
  if (typeId === undefined) return refuse("invalid_field", { field: "type_id" });
  return await findQuizPlace(call, [categoryType], { type, type_id: typeId });
}

/** Numbers that nobody has seen: endless true questions of the subject's templates. */
function drawAnew(
  { db, ports, nowMs }: QuizCall,
  { category }: FoundPlace,
  count: number,
): Promise<readonly Item[]> {
  return makeGenerated(db, drawRefs(category, count, { seed: newSeed(ports.random) }), new Date(nowMs));
}

type Wanted = Pick<ModeDefinition, "kinds"> & {
  readonly source: SourceOf<PlaceSource>;
  readonly place: FoundPlace | null;
  readonly language: string;
  readonly count: number;
};

async function listWritten(
  call: QuizCall,
  { source, place, language, kinds, count }: Wanted,
): Promise<readonly Item[]> {
  if (count <= 0) return [];
  const { categories } = await currentCatalogue(call.db, call.nowMs);
  const ofType = categories.filter(({ type }) => type === source.categoryType);
  // A draw over all of them gives nothing away that has to be bought.
  const open = place === null ? await playable(call, ofType) : [place.category];
  const filter = {
    playerId: call.caller.playerId,
    language,
    kinds,
    categoryIds: open.map(({ id }) => id),
    subcategoryId: place?.subcategory?.id ?? null,
    limit: count * CHOICE,
    seed: newSeed(call.ports.random),
  };
  return await drawCandidates(call.db, filter, call.nowMs);
}
