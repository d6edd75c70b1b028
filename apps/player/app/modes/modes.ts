import type { Api, Outcome } from "@crosscheck/client";
import type { OutputOf } from "@crosscheck/contract";
import type { getAttempt } from "@crosscheck/contract/actions/attempts";
import type { getLevelData } from "@crosscheck/contract/actions/categories";
import type { ModeId, MODES as RULES, SoloModeId } from "@crosscheck/rules/modes/index";
import type { ModeEmblemName } from "@crosscheck/ui/art/ModeEmblem";
import { BATTLE_PATH, RANDOM_BATTLE_PATH } from "../paths/battle-paths.ts";
import { EXAMS_PATH, MOCKS_PATH } from "../paths/exam-paths.ts";

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

/** What the definitions say; only their types, for a table of all rules is no part of the app. */
type Rules = typeof RULES;
type IdWhere<Said> = { [Id in ModeId]: Rules[Id] extends Said ? Id : never }[ModeId];
/** Another form of a mode, whose runs are shown and found as those of that one. */
type VariantId = IdWhere<{ readonly variantOf: string }>;
/** Practice over a player's own list of questions. */
type StudyId = IdWhere<{ readonly source: { readonly from: "list" } }>;
/** A mock of a real exam. */
type MockId = IdWhere<{ readonly source: { readonly from: "preset" } }>;
export type SoloId = Exclude<SoloModeId, VariantId | StudyId | MockId>;
/** Played by many in one window of time. */
type EventId = Exclude<ModeId, SoloModeId>;

type Shown<Id extends ModeId> = {
  /** The server's name of the mode; its texts are found by it. */
  readonly id: Id;
  /** Address of its first screen. */
  readonly base: string;
  readonly emblem: ModeEmblemName;
} & TypeOf<Rules[Id]["source"]> &
  VariantIn<IdWhere<{ readonly variantOf: Id }>>;

/** The category type of the contract, §4, where the mode's questions have one. */
type TypeOf<Source> = Source extends { readonly categoryType: infer Type }
  ? { readonly type: Type }
  : unknown;

type Variant<Id extends ModeId> = {
  readonly id: Id;
  /** Whether an address of the mode asks for it. */
  readonly isAsked: (ask: Pick<Ask, "params" | "search">) => boolean;
  /** What asks for it behind an address of the mode; empty where another address does. */
  readonly query: string;
};
type VariantIn<Id extends ModeId> = [Id] extends [never]
  ? { readonly variant?: undefined }
  : { readonly variant: Variant<Id> };

/** How a mode is found and played, by where its questions come from. */
type Shapes = {
  readonly levels: { readonly shape: "levels"; readonly open: Open; readonly levels: Levels };
  readonly place: { readonly shape: "places"; readonly open: Open };
  readonly templates: Shapes["place"];
  readonly passage: { readonly shape: "passages"; readonly open: Open };
  /** A mode with screens of its own; `play` is the address of its quiz. */
  readonly all: { readonly shape: "own"; readonly play: string; readonly open: Open };
  /** Played once: its result offers no second one. */
  readonly day: Shapes["all"] & { readonly isOnceADay: true };
  /** A form of its own says what a start card would say, and its titles name several subjects. */
  readonly topics: Shapes["all"] & { readonly isOfTopics: true };
  /** Screens of the study tools open its runs. */
  readonly list: { readonly shape: "own"; readonly play: string };
  /** The screens of events and exams open their runs. */
  readonly contest: Shapes["list"];
  readonly preset: Shapes["list"];
  readonly exam: Shapes["list"];
  readonly battle: Shapes["list"];
};
type Row<Id extends ModeId> = Shown<Id> & Shapes[Rules[Id]["source"]["from"]];
type Rows<Ids extends ModeId> = { readonly [Id in Ids]: Row<Id> };

/** A mode with a place on home. */
export type SoloMode = Rows<SoloId>[SoloId];
export type StudyMode = Rows<StudyId>[StudyId];
export type Mode = SoloMode | StudyMode | Rows<EventId>[EventId] | Rows<MockId>[MockId];
/** A mode whose quizzes are found by category. */
export type PlaceMode = Extract<SoloMode, { readonly shape: "levels" | "places" | "passages" }>;

/** Search parameter that asks for transcripts at once. */
const TRANSCRIPT = "transcript";

/**
 * Every solo mode: its addresses, pictures and calls. Routes, the grid of home, ways back and results read this table;
 * a new mode is one row here, which does not compile while it is missing or says another thing than its definition, and
 * its texts in locales/<lang>/modes.json.
 */
export const MODES: Rows<SoloId> = {
  quiz_zone: {
    id: "quiz_zone",
    base: "/quiz-zone/",
    emblem: "quiz-zone",
    shape: "levels",
    type: 1,
    levels: (api, place, signal) => api.get_level_data(place, signal),
    open: (api, ask, signal) => api.get_questions_by_level(levelOf(ask), signal),
  },
  daily_quiz: {
    id: "daily_quiz",
    base: "/quiz-play/daily-quiz-dashboard/",
    emblem: "daily-quiz",
    shape: "own",
    play: "/quiz-play/daily-quiz-play/",
    isOnceADay: true,
    variant: {
      id: "daily_archive",
      isAsked: ({ params }) => params["day"] !== undefined,
      query: "",
    },
    open: (api, { params, language, timezone }, signal) =>
      params["day"] === undefined
        ? api.get_daily_quiz({ ...language, timezone }, signal)
        : api.get_daily_archive({ ...language, timezone, day: params["day"] }, signal),
  },
  true_and_false: {
    id: "true_and_false",
    base: "/quiz-play/true-and-false-play/",
    emblem: "true-false",
    shape: "own",
    type: 7,
    play: "/quiz-play/true-and-false-play/",
    open: (api, { language }, signal) => api.get_questions_by_type({ ...language, type: 2 }, signal),
  },
  fun_and_learn: {
    id: "fun_and_learn",
    base: "/fun-and-learn/",
    emblem: "fun-and-learn",
    shape: "passages",
    type: 2,
    open: (api, { params, language }, signal) =>
      api.get_fun_n_learn_questions({ ...language, fun_n_learn_id: params["passage"] ?? "" }, signal),
  },
  guess_the_word: {
    id: "guess_the_word",
    base: "/guess-the-word/",
    emblem: "guess-the-word",
    shape: "places",
    type: 3,
    open: (api, ask, signal) => api.get_guess_the_word(placeOf(ask), signal),
  },
  audio_questions: {
    id: "audio_questions",
    base: "/audio-questions/",
    emblem: "audio",
    shape: "places",
    type: 4,
    variant: {
      id: "audio_with_transcript",
      isAsked: ({ search }) => search.has(TRANSCRIPT),
      query: `?${TRANSCRIPT}=1`,
    },
    open: (api, ask, signal) =>
      api.get_audio_questions({ ...placeOf(ask), with_transcript: ask.search.has(TRANSCRIPT) }, signal),
  },
  math_mania: {
    id: "math_mania",
    base: "/math-mania/",
    emblem: "math",
    shape: "places",
    type: 5,
    open: (api, ask, signal) => api.get_maths_questions(placeOf(ask), signal),
  },
  multi_match: {
    id: "multi_match",
    base: "/multi-match-questions/",
    emblem: "multi-match",
    shape: "levels",
    type: 6,
    levels: (api, place, signal) => api.get_multi_match_level_data(place, signal),
    open: (api, ask, signal) => api.get_multi_match_questions_by_level(levelOf(ask), signal),
  },
  self_challenge: {
    id: "self_challenge",
    base: "/self-learning/",
    emblem: "self-challenge",
    shape: "own",
    play: "/self-learning/play/",
    isOfTopics: true,
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
};

/** Their screens open them, results and resuming lead back there. */
export const STUDY_MODES: Rows<StudyId> = {
  bookmarks: {
    id: "bookmarks",
    base: "/profile/play-bookmark-questions/",
    emblem: "bookmarks",
    shape: "own",
    play: "/play-bookmark-questions/",
  },
  wrong_answers: {
    id: "wrong_answers",
    base: "/profile/statistics/",
    emblem: "bookmarks",
    shape: "own",
    play: "/profile/practice/wrong-answers/",
  },
};

/** Found where they are entered: where people compete, and at the place of exams. */
const EVENT_MODES: Rows<EventId> = {
  contest: {
    id: "contest",
    base: "/contest-play/",
    emblem: "contest",
    shape: "own",
    type: 8,
    play: "/contest-play/",
  },
  exam: { id: "exam", base: EXAMS_PATH, emblem: "exam", shape: "own", play: EXAMS_PATH },
  battle: {
    id: "battle",
    base: RANDOM_BATTLE_PATH,
    emblem: "one-to-one",
    shape: "own",
    play: BATTLE_PATH,
  },
};

/** Found at the place of exams, where each is chosen; an open one is resumed. */
const MOCK_MODES: Rows<MockId> = {
  mock_exam: { id: "mock_exam", base: MOCKS_PATH, emblem: "exam", shape: "own", play: MOCKS_PATH },
};

/** The modes with a place on home, in its order. */
export const SOLO_MODES: readonly SoloMode[] = Object.values(MODES);
const ALL: readonly Mode[] = [
  ...SOLO_MODES,
  ...Object.values(STUDY_MODES),
  ...Object.values(EVENT_MODES),
  ...Object.values(MOCK_MODES),
];

/** The server's name for runs of an address: a variant is a mode of its own there. */
export function runModeOf({ id, variant }: SoloMode, ask: Pick<Ask, "params" | "search">): ModeId {
  return variant?.isAsked(ask) === true ? variant.id : id;
}

/** The mode of a run, by the server's name; undefined for one that has no screens here. */
export function findMode(id: string): Mode | undefined {
  return ALL.find((mode) => mode.id === id || mode.variant?.id === id);
}

/** The mode an address belongs to. Throws below none: the route table is made of the same rows. */
export function modeAt(pathname: string): SoloMode {
  const path = pathname.endsWith("/") ? pathname : `${pathname}/`;
  const found = SOLO_MODES.find(
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
