import type { Api } from "@crosscheck/client";
import type { OutputOf, RefusalName } from "@crosscheck/contract";
import type { getAttempt } from "@crosscheck/contract/actions/attempts";
import type { getLevelData } from "@crosscheck/contract/actions/categories";
import type { ModeId } from "@crosscheck/rules/modes/index";
import type { ModeEmblemName } from "@crosscheck/ui/art/ModeEmblem";

type Outcome<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly refused: RefusalName };
type Run = OutputOf<typeof getAttempt>;
type Signal = { readonly signal: AbortSignal };
type Language = { readonly language_id: number };

/** What an address of a quiz says, and what every opening call is told besides. */
type Ask = {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
  readonly language: Language;
  /** IANA name of the device's zone. */
  readonly timezone: string;
};
type Open = (api: Api, ask: Ask, signal: Signal) => Promise<Outcome<Run>>;
type Levels = (
  api: Api,
  place: { readonly category_slug: string; readonly subcategory_slug?: string } & Language,
  signal: Signal,
) => Promise<Outcome<OutputOf<typeof getLevelData>>>;

/** Runs of these are shown and found as those of another mode. */
type VariantId = "daily_archive" | "audio_with_transcript";
/** Practice over a player's own list of questions. */
type StudyId = "bookmarks" | "wrong_answers";
type SoloId = Exclude<ModeId, VariantId | StudyId>;

type Shown<Id extends ModeId> = {
  /** The server's name of the mode; its texts are found by it. */
  readonly id: Id;
  /** Address of its first screen. */
  readonly base: string;
  readonly emblem: ModeEmblemName;
};

/** A mode whose quizzes are found by category; `type` is the category type of the contract, §4. */
export type PlaceMode = Shown<SoloId> & { readonly open: Open } & (
    | { readonly shape: "levels"; readonly type: 1 | 6; readonly levels: Levels }
    | { readonly shape: "places"; readonly type: 3 | 4 | 5 }
    | { readonly shape: "passages"; readonly type: 2 }
  );
/** A mode with screens of its own; `play` is the address of its quiz. */
type OwnMode<Id extends ModeId> = Shown<Id> & {
  readonly shape: "own";
  readonly play: string;
  /** null: screens of the study tools open its runs. */
  readonly open: Id extends StudyId ? null : Open;
};
/** A mode with a place on home. */
export type SoloMode = PlaceMode | OwnMode<SoloId>;
export type Mode = SoloMode | OwnMode<StudyId>;

/**
 * Every solo mode: its addresses, pictures and calls. Routes, the grid of home, ways back and results read this table;
 * a new mode is one line here and its texts in locales/<lang>/modes.json.
 */
export const MODES: readonly SoloMode[] = [
  {
    id: "quiz_zone",
    base: "/quiz-zone/",
    emblem: "quiz-zone",
    shape: "levels",
    type: 1,
    levels: (api, place, signal) => api.get_level_data(place, signal),
    open: (api, ask, signal) => api.get_questions_by_level(levelOf(ask), signal),
  },
  {
    id: "daily_quiz",
    base: "/quiz-play/daily-quiz-dashboard/",
    emblem: "daily-quiz",
    shape: "own",
    play: "/quiz-play/daily-quiz-play/",
    open: (api, { params, language, timezone }, signal) =>
      params["day"] === undefined
        ? api.get_daily_quiz({ ...language, timezone }, signal)
        : api.get_daily_archive({ ...language, timezone, day: params["day"] }, signal),
  },
  {
    id: "true_and_false",
    base: "/quiz-play/true-and-false-play/",
    emblem: "true-false",
    shape: "own",
    play: "/quiz-play/true-and-false-play/",
    open: (api, { language }, signal) => api.get_questions_by_type({ ...language, type: 2 }, signal),
  },
  {
    id: "fun_and_learn",
    base: "/fun-and-learn/",
    emblem: "fun-and-learn",
    shape: "passages",
    type: 2,
    open: (api, { params, language }, signal) =>
      api.get_fun_n_learn_questions({ ...language, fun_n_learn_id: params["passage"] ?? "" }, signal),
  },
  {
    id: "guess_the_word",
    base: "/guess-the-word/",
    emblem: "guess-the-word",
    shape: "places",
    type: 3,
    open: (api, ask, signal) => api.get_guess_the_word(placeOf(ask), signal),
  },
  {
    id: "audio_questions",
    base: "/audio-questions/",
    emblem: "audio",
    shape: "places",
    type: 4,
    open: (api, ask, signal) =>
      api.get_audio_questions({ ...placeOf(ask), with_transcript: ask.search.has(TRANSCRIPT) }, signal),
  },
  {
    id: "math_mania",
    base: "/math-mania/",
    emblem: "math",
    shape: "places",
    type: 5,
    open: (api, ask, signal) => api.get_maths_questions(placeOf(ask), signal),
  },
  {
    id: "multi_match",
    base: "/multi-match-questions/",
    emblem: "multi-match",
    shape: "levels",
    type: 6,
    levels: (api, place, signal) => api.get_multi_match_level_data(place, signal),
    open: (api, ask, signal) => api.get_multi_match_questions_by_level(levelOf(ask), signal),
  },
  {
    id: "self_challenge",
    base: "/self-learning/",
    emblem: "self-challenge",
    shape: "own",
    play: "/self-learning/play/",
    open: (api, { search, language }, signal) =>
      api.get_questions_for_self_challenge(
        {
          ...language,
          category_slug: search.get("topics") ?? "",
          limit: Number(search.get("questions")),
          minutes: Number(search.get("minutes")),
        },
        signal,
      ),
  },
];

/** Their screens open them, results and resuming lead back there. */
const STUDY_MODES: readonly OwnMode<StudyId>[] = [
  {
    id: "bookmarks",
    base: "/profile/play-bookmark-questions/",
    emblem: "bookmarks",
    shape: "own",
    play: "/play-bookmark-questions/",
    open: null,
  },
  {
    id: "wrong_answers",
    base: "/profile/statistics/",
    emblem: "bookmarks",
    shape: "own",
    play: "/profile/practice/wrong-answers/",
    open: null,
  },
];

/** Other names the server has for runs of a mode. */
const VARIANTS: Readonly<Record<VariantId, SoloId>> = {
  daily_archive: "daily_quiz",
  audio_with_transcript: "audio_questions",
};

/** Search parameter that asks for transcripts at once. */
export const TRANSCRIPT = "transcript";

/** The server's name for runs of an address: past days and clips with transcripts are modes of their own there. */
export function runModeOf(mode: SoloMode, { params, search }: Pick<Ask, "params" | "search">): ModeId {
  if (mode.id === "daily_quiz" && params["day"] !== undefined) return "daily_archive";
  return mode.id === "audio_questions" && search.has(TRANSCRIPT) ? "audio_with_transcript" : mode.id;
}

/** The mode of a run, by the server's name; undefined for one that has no screens here. */
export function findMode(id: string): Mode | undefined {
  const name = isVariant(id) ? VARIANTS[id] : id;
  return [...MODES, ...STUDY_MODES].find((mode) => mode.id === name);
}

function isVariant(id: string): id is VariantId {
  return id in VARIANTS;
}

/** The mode an address belongs to. Throws below none: the route table is made of the same rows. */
export function modeAt(pathname: string): SoloMode {
  const path = pathname.endsWith("/") ? pathname : `${pathname}/`;
  const found = MODES.find(
    (mode) => path.startsWith(mode.base) || (mode.shape === "own" && path.startsWith(mode.play)),
  );
  if (found === undefined) throw new Error(`no mode has the address ${pathname}`);
  return found;
}

function levelOf({ params, language }: Ask) {
  const { category = "", subcategory, level } = params;
  return {
    ...language,
    category,
    ...(subcategory === undefined ? {} : { subcategory }),
    level: Number(level),
  };
}

function placeOf({ params, language }: Ask) {
  const { category = "", subcategory } = params;
  return subcategory === undefined
    ? ({ ...language, type: "category", type_id: category } as const)
    : ({ ...language, type: "subcategory", type_id: subcategory } as const);
}
