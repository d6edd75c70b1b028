import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { ActionName } from "@crosscheck/contract";
import { PackManifest } from "@crosscheck/contract/content";
import { checkAnswer } from "@crosscheck/rules/attempts/marking";
import type { PaperQuestion } from "@crosscheck/rules/attempts/paper";
import { SOLO_MODES, type SoloModeId } from "@crosscheck/rules/modes/index";
import type { ModeDefinition } from "@crosscheck/rules/modes/mode";
import { isOpenedByDefinition } from "@crosscheck/rules/modes/sources";
import { QUESTION_RULES } from "@crosscheck/rules/questions/index";
import { showAnswer } from "@crosscheck/rules/questions/typed";
import { sql } from "kysely";
import { passageIdOf } from "../content/plan-import.ts";
import type { Db } from "../postgres/database.ts";
import {
  LEVEL,
  dataOf,
  paperOf,
  type Ask,
  type Result,
  type Submitted,
  type View,
} from "../conformance/play-fixture.ts";

/** Who plays in a test. */
type TestPlayer = { readonly playerId: string; readonly call: Ask };

/** How a mode is opened with the shipped packs. */
export type Opening = {
  readonly action: ActionName;
  readonly fields: Readonly<Record<string, unknown>>;
  /** What the player must have done before. */
  readonly prepare?: (db: Db, player: TestPlayer) => Promise<void>;
};

/** A passage of the shipped pack with five questions. */
export const PASSAGE_ID = passageIdOf("fun-and-learn", "fal-001");

/** Modes with a call of their own. */
const OWN_CALLS: Readonly<Partial<Record<SoloModeId, Opening>>> = {
  quiz_zone: { action: "get_questions_by_level", fields: LEVEL },
  daily_quiz: { action: "get_daily_quiz", fields: { timezone: "Europe/Berlin" } },
  daily_archive: { action: "get_daily_archive", fields: { timezone: "Europe/Berlin", day: "2026-05-30" } },
  true_and_false: { action: "get_questions_by_type", fields: { type: 2 } },
  fun_and_learn: { action: "get_fun_n_learn_questions", fields: { fun_n_learn_id: PASSAGE_ID } },
  guess_the_word: { action: "get_guess_the_word", fields: { type: "category", type_id: "word-aircraft" } },
  audio_questions: {
    action: "get_audio_questions",
    fields: { type: "category", type_id: "audio-call-signs-and-clearances" },
  },
  audio_with_transcript: {
    action: "get_audio_questions",
    fields: { type: "category", type_id: "audio-atis", with_transcript: 1 },
  },
  math_mania: { action: "get_maths_questions", fields: { type: "category", type_id: "math-navigation" } },
  multi_match: {
    action: "get_multi_match_questions_by_level",
    fields: { category: "mm-weather", level: 1 },
  },
  self_challenge: {
    action: "get_questions_for_self_challenge",
    fields: { category_slug: "meteorology,math-navigation", limit: 10, minutes: 10 },
  },
  mock_exam: { action: "open_mock_exam", fields: { preset_id: "de-ppl-a-050", length: "half" } },
  bookmarks: { action: "play_bookmarks", fields: {}, prepare: bookmarkEveryKind },
  wrong_answers: { action: "play_wrong_answers", fields: {}, prepare: missEveryKind },
};

/** The first place of a shipped pack of this type. Throws when a mode has a type without content. */
function placeOfType(type: number): string {
  const manifests = globSync(
    path.join(import.meta.dirname, "../../../../content/packs/*/pack.json"),
  ).toSorted();
  for (const file of manifests) {
    const manifest = PackManifest.parse(JSON.parse(readFileSync(file, "utf8")));
    const [category] = manifest.categories;
    if (manifest.type === type && category) return category.subcategories[0]?.slug ?? category.slug;
  }
  throw new Error(`no pack in content/packs has categories of type ${type}`);
}

/** The call that opens each mode a player opens at any time. Throws for a mode that nothing opens. */
export const OPENINGS = Object.fromEntries(
  SOLO_MODES.map((mode) => [mode.id, OWN_CALLS[mode.id] ?? openingByDefinition(mode)]),
) as Readonly<Record<SoloModeId, Opening>>; // one entry per mode of the list

/** The same for any mode whose questions follow from its definition. */
export function openingByDefinition({ id: mode, source }: ModeDefinition): Opening {
  const open = (fields: object, prepare?: Opening["prepare"]): Opening => ({
    action: "open_attempt",
    fields: { mode, ...fields },
    ...(prepare && { prepare }),
  });
  if (!isOpenedByDefinition(source)) throw new Error(`${mode} has a call of its own`);
  switch (source.from) {
    case "levels":
      return open({ type_id: placeOfType(source.categoryType), level: 1 });
    case "place":
    case "templates":
      return open({ type_id: placeOfType(source.categoryType) });
    case "passage":
      return open({ passage_id: PASSAGE_ID });
    case "day":
      return open({ timezone: "Europe/Berlin", day: "2026-05-30" });
    case "list":
      return open({}, source.list === "bookmarks" ? bookmarkEveryKind : missEveryKind);
    case "all":
      return open({});
  }
}

/** One item of every kind, as bookmarks. */
async function bookmarkEveryKind(db: Db, { playerId }: TestPlayer): Promise<void> {
  await sql`insert into bookmarks (player_id, item_id, bookmarked_at)
    select distinct on (item_versions.kind) ${playerId}::uuid, items.item_id, now()
    from items join item_versions using (item_id) order by item_versions.kind, items.item_id`.execute(db);
}

/** Bookmarks of a player who has not met these items yet. */
export async function addBookmarks(
  db: Db,
  { playerId }: TestPlayer,
  itemIds: readonly string[],
): Promise<void> {
  await sql`insert into bookmarks (player_id, item_id, bookmarked_at)
    select ${playerId}::uuid, item_id, now() from unnest(${itemIds}::uuid[]) item_id on conflict do nothing`.execute(
    db,
  );
}

/** One item of every kind, left blank in a finished run. */
async function missEveryKind(db: Db, player: TestPlayer): Promise<void> {
  await bookmarkEveryKind(db, player);
  const { attempt_id } = dataOf<View>(await player.call("play_bookmarks"));
  await finish(player.call, attempt_id);
}

/** The right answer as a player sends it. */
export function rightAnswer(question: PaperQuestion): string {
  return QUESTION_RULES[question.kind].correctAnswer(question);
}

/** An answer that is one for this kind of question, and wrong. */
export function wrongAnswer(question: PaperQuestion): string {
  const wrong = wrongCandidates(question).find(
    (text) =>
      QUESTION_RULES[question.kind].isAnswer(question, text) && checkAnswer(question, text) === "wrong",
  );
  if (wrong === undefined) throw new Error(`no wrong answer to ${question.kind} ${question.itemId}`);
  return wrong;
}

function wrongCandidates({ kind, options, key, slots, numberKey }: PaperQuestion): readonly string[] {
  const ids = options.map(({ optionId }) => optionId);
  switch (kind) {
    case "single":
    case "true_false":
      return ids;
    case "multi_select":
      return ids.map((id) => JSON.stringify([id]));
    case "sequence":
    case "matching":
      return key.map((_, turn) => JSON.stringify([...key.slice(turn), ...key.slice(0, turn)]));
    case "drop_downs":
      return options
        .filter(({ slotId }) => slotId === slots?.[0]?.slotId)
        .map(({ optionId }) => JSON.stringify([optionId, ...key.slice(1)]));
    case "typed_number":
      return [showAnswer((numberKey?.value ?? 0) + 10 * (numberKey?.tolerance ?? 0) + 1_000)];
    case "typed_text":
      return ["no such word"];
    case "word_tiles":
      return ["Q", "X"];
  }
}

/** Answers every question of an open attempt in order. */
export async function answerAll(
  { db, ask }: { readonly db: Db; readonly ask: Ask },
  attemptId: string,
  answerOf: (question: PaperQuestion) => string,
): Promise<readonly Submitted[]> {
  const told: Submitted[] = [];
  for (const question of await paperOf(db, attemptId)) {
    const fields = { attempt_id: attemptId, question_id: question.itemId, answer: answerOf(question) };
    told.push(dataOf<Submitted>(await ask("submit_answer", fields)));
  }
  return told;
}

export async function finish(ask: Ask, attemptId: string): Promise<Result> {
  return dataOf<Result>(await ask("finish_attempt", { attempt_id: attemptId }));
}
