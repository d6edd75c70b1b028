import { isRefusal, refuse, type Actions } from "@crosscheck/contract";
import { MODES, modesFrom } from "@crosscheck/rules/modes/index";
import type { ModeDefinition } from "@crosscheck/rules/modes/mode";
import { createRandom, shuffle } from "@crosscheck/rules/random";
import { currentCatalogue } from "../../content/catalogue.ts";
import { listPassageItems } from "../../content/item-queries.ts";
import { findPassage, listPassages } from "../../content/passage-queries.ts";
import type { Handler } from "../../calls/handle.ts";
import { newSeed } from "../../ports/random.ts";
import { modeWithSettings } from "../../modes/mode-numbers.ts";
import { languagesFor, openQuiz, type QuizCall } from "./open-quiz.ts";
import {
  countPassageItems,
  findReadingStart,
  listPassageRuns,
  storeReadingStart,
} from "./passage-run-queries.ts";
import { findQuizPlace, mayPlay } from "./quiz-place.ts";
import { toInstant } from "../view/attempt-view.ts";
import { toPassageView } from "../view/view-run.ts";

/** A passage opened longer ago than this was not read all the time; nothing is shown then (s). */
const LONGEST_READING_SECONDS = 3_600;

/** Modes of passages by the type of their categories. */
const modeOfType = new Map(modesFrom("passage").map((mode) => [mode.source.categoryType, mode]));

export const handleGetFunNLearn: Handler<Actions["get_fun_n_learn"]> = async (call) => {
  const { db, nowMs, caller, input, settings } = call;
  const found = await findQuizPlace(call, [...modeOfType.keys()], input);
  if (isRefusal(found)) return found;
  const mode = modeOfType.get(found.category.type) ?? MODES.fun_and_learn;
  const { codes } = await languagesFor(call, input.language_id);
  const place = { categoryId: found.category.id, subcategoryId: found.subcategory?.id ?? null };
  const written = await listPassages(db, place, codes);
  const ids = written.map(({ passageId }) => passageId);
  const [counts, runs] = await Promise.all([
    countPassageItems(db, ids),
    listPassageRuns(db, { playerId: caller.playerId, mode: mode.id, passageIds: ids, at: new Date(nowMs) }),
  ]);
  // One that was just written may have no question yet.
  const passages = written.filter(({ passageId }) => (counts.get(passageId) ?? 0) > 0);
  if (passages.length === 0) return refuse("no_data");
  const asked = modeWithSettings(mode, settings).questions.count;
  const data = passages.map((passage) => {
    const run = runs.get(passage.passageId);
    return {
      ...toPassageView(passage),
      no_of_que: Math.min(counts.get(passage.passageId) ?? 0, asked),
      is_play: run?.bestPercent !== undefined && run.bestPercent !== null,
      best_percent: run?.bestPercent ?? null,
      open_attempt_id: run?.openAttemptId ?? null,
    };
  });
  return { data, total: data.length };
};

export const handleStartReading: Handler<Actions["start_reading"]> = async (call) => {
  const { db, nowMs, caller, input } = call;
  const { languages } = await currentCatalogue(db, nowMs);
  const passage = await findPassage(
    db,
    input.fun_n_learn_id,
    languages.map(({ code }) => code),
  );
  if (passage === undefined) return refuse("no_data");
  const key = { playerId: caller.playerId, passageId: passage.passageId };
  await storeReadingStart(db, { ...key, at: new Date(nowMs) });
  return { data: { started_at: toInstant(nowMs), server_time: toInstant(nowMs) } };
};

export const handleGetFunNLearnQuestions: Handler<Actions["get_fun_n_learn_questions"]> = (call) =>
  openPassage(call, MODES.fun_and_learn, call.input.fun_n_learn_id);

type PassageCall = QuizCall & { readonly input: { readonly language_id?: number | undefined } };

/** Opens the questions of a passage of this mode, or resumes them. */
export async function openPassage(call: PassageCall, mode: ModeDefinition<"passage">, id: string) {
  const { db, ports, nowMs, caller, input } = call;
  const { codes } = await languagesFor(call, input.language_id);
  const passage = await findPassage(db, id, codes);
  const { categories } = await currentCatalogue(db, nowMs);
  const ofMode = categories.filter(({ type }) => type === mode.source.categoryType);
  const category = ofMode.find((one) => one.id === passage?.categoryId);
  if (passage === undefined || category === undefined) return refuse("no_data");
  if (!(await mayPlay(call, [category]))) return refuse("category_locked");
  const { passageId, version } = passage;
  return await openQuiz(call, {
    mode,
    scopeKey: passageId,
    categoryId: category.id,
    subcategoryId: passage.subcategoryId,
    isFixed: true,
    prepare: async () => {
      const [written, startedAtMs] = await Promise.all([
        listPassageItems(db, passageId, codes),
        findReadingStart(db, { playerId: caller.playerId, passageId }),
      ]);
      const items = shuffle(written, createRandom(newSeed(ports.random)));
      const seconds = startedAtMs === null ? null : Math.round((nowMs - startedAtMs) / 1_000);
      const readingSeconds = seconds !== null && seconds <= LONGEST_READING_SECONDS ? seconds : null;
      const about = { from: "passage", category: category.slug, passageId, version, readingSeconds } as const;
      return items.length === 0
        ? refuse("no_data")
        : { items, names: [{ [passage.language]: passage.title }], about };
    },
  });
}
