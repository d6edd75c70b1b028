import { DAY_STATES } from "@crosscheck/rules/attempts/daily-calendar";
import { MODES } from "@crosscheck/rules/modes/index";
import type { ModeDefinition } from "@crosscheck/rules/modes/mode";
import { z } from "zod";
import { defineAction } from "../define-action.ts";
import { Coins, Instant, LanguageId, Percent, PlaceRef, Slug, Uuid, flagField, intField } from "../fields.ts";
import { ZONE_NAME_MAX } from "../limits.ts";
import { AttemptView, Face, LifelineName, Passage } from "../questions.ts";

/** Content by place, as the spec names it: `type` says which id `type_id` is; without it the id speaks for itself. */
const placeById = {
  language_id: LanguageId.optional(),
  /** category or 1, subcategory or 2. */
  type: z
    .literal(["category", "subcategory", 1, 2, "1", "2"])
    .transform((type) =>
      type === "category" || Number(type) === 1 ? ("category" as const) : ("subcategory" as const),
    )
    .optional(),
  /** Slug or id of that place. */
  type_id: PlaceRef,
};

const zone = {
  language_id: LanguageId.optional(),
  /** IANA name of the player's zone. */
  timezone: z.string().max(ZONE_NAME_MAX).optional(),
  /** Used when `timezone` is absent and it is ±HH:MM; anything else is as if it were not there. */
  gmt_format: z.string().max(ZONE_NAME_MAX).optional(),
};

/** What every call that opens a quiz of a place answers. */
const opensQuiz = {
  output: AttemptView,
  messages: [],
  refusals: ["no_data", "category_locked"],
  perMinute: 30,
} as const;

/** Calendar day, YYYY-MM-DD. */
const Day = z.iso.date();

/** Calendar month, YYYY-MM. */
const Month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/);

export const getDailyQuiz = defineAction({
  name: "get_daily_quiz",
  summary:
    "Opens the daily quiz of the player's local day, or resumes it; it counts as played when it is finished.",
  access: "player",
  input: z.strictObject(zone),
  output: AttemptView,
  messages: [],
  refusals: ["no_data", "daily_quiz_played"],
  perMinute: 30,
});

export const getDailyQuizDays = defineAction({
  name: "get_daily_quiz_days",
  summary:
    "Today, the streak, when the next daily quiz begins, and past days that can be played as practice.",
  access: "player",
  input: z.strictObject({
    ...zone,
    /** Days to look back; those with a question that is due again today or soon are left out. */
    limit: intField(1, 100).default(30),
  }),
  output: z.strictObject({
    today: z.strictObject({
      day: Day,
      title: z.string(),
      no_of_que: z.int(),
      played: z.boolean(),
      /** A run that waits to be resumed. */
      open_attempt_id: Uuid.nullable(),
      /** Finished run of today, to review. */
      attempt_id: Uuid.nullable(),
      percent: z.number().nullable(),
      /**
       * Place among the players who have finished this day's quiz; equal scores share one. Players who are not shown on
       * boards are not counted. null before the own quiz is finished, and for who is not shown.
       */
      rank: z.strictObject({ place: z.int().positive(), pilots: z.int().positive() }).nullable(),
    }),
    streak_days: z.int(),
    next_at: Instant,
    server_time: Instant,
    past: z.array(
      z.strictObject({
        day: Day,
        title: z.string(),
        percent: z.number().nullable(),
        attempt_id: Uuid.nullable(),
      }),
    ),
  }),
  messages: [],
  refusals: ["no_data"],
  perMinute: 60,
});

export const getDailyCalendar = defineAction({
  name: "get_daily_calendar",
  summary: "A month of daily quizzes: what the player made of each day, and which days belong to the streak.",
  access: "player",
  input: z.strictObject({
    ...zone,
    /** Absent: the present month. */
    month: Month.optional(),
  }),
  output: z.strictObject({
    month: Month,
    /** The months that can be asked for. */
    first_month: Month,
    last_month: Month,
    today: Day,
    streak_days: z.int(),
    days: z.array(
      z.strictObject({
        day: Day,
        /** Name of its quiz; "" for a day to come. */
        title: z.string(),
        /**
         * done: finished on its day; practised: missed, and flown later; missed; before: not flown, and the player was
         * not here yet; open: today's, not finished; ahead: to come.
         */
        state: z.enum(DAY_STATES),
        /** Whether the streak that goes on today has this day. */
        in_streak: z.boolean(),
        percent: z.number().nullable(),
        attempt_id: Uuid.nullable(),
        /** Whether it can be flown as practice now: not while one of its questions is due again. */
        can_practise: z.boolean(),
      }),
    ),
  }),
  messages: [],
  refusals: ["no_data"],
  perMinute: 60,
});

export const getDailyArchive = defineAction({
  name: "get_daily_archive",
  summary: "Opens the daily quiz of a past day as practice, or resumes it.",
  access: "player",
  input: z.strictObject({ ...zone, day: Day }),
  output: AttemptView,
  messages: [],
  refusals: ["no_data"],
  perMinute: 30,
});

export const getQuestionsByType = defineAction({
  name: "get_questions_by_type",
  summary: "Opens a true-and-false quiz (type 2), or resumes it.",
  access: "player",
  input: z.strictObject({ language_id: LanguageId.optional(), type: z.literal([2, "2"]).default(2) }),
  ...opensQuiz,
});

export const getFunNLearn = defineAction({
  name: "get_fun_n_learn",
  summary: "Passages of a category or sub-category.",
  access: "player",
  input: z.strictObject(placeById),
  output: z.array(
    Passage.extend({
      no_of_que: z.int(),
      /** Whether the player has finished its questions. */
      is_play: z.boolean(),
      best_percent: z.number().nullable(),
      open_attempt_id: Uuid.nullable(),
    }),
  ),
  messages: [],
  refusals: ["no_data", "category_locked"],
  perMinute: 60,
});

export const startReading = defineAction({
  name: "start_reading",
  summary: "Notes when the player opened a passage; the reading time shown later is measured from here.",
  access: "player",
  input: z.strictObject({ fun_n_learn_id: Uuid }),
  output: z.strictObject({ started_at: Instant, server_time: Instant }),
  messages: [],
  refusals: ["no_data"],
  perMinute: 60,
});

export const getFunNLearnQuestions = defineAction({
  name: "get_fun_n_learn_questions",
  summary: "Opens the questions of a passage, or resumes them.",
  access: "player",
  input: z.strictObject({ language_id: LanguageId.optional(), fun_n_learn_id: Uuid }),
  ...opensQuiz,
});

export const getGuessTheWord = defineAction({
  name: "get_guess_the_word",
  summary:
    "Opens a guess-the-word quiz of a category or sub-category, or resumes it; the word never leaves the server.",
  access: "player",
  input: z.strictObject(placeById),
  ...opensQuiz,
});

export const getAudioQuestions = defineAction({
  name: "get_audio_questions",
  summary: "Opens an audio quiz, or resumes it; with the transcripts at once it is practice and not ranked.",
  access: "player",
  input: z.strictObject({ ...placeById, with_transcript: flagField.default(false) }),
  ...opensQuiz,
});

export const getMathsQuestions = defineAction({
  name: "get_maths_questions",
  summary: "Opens a math quiz with numbers drawn for this attempt, or resumes it.",
  access: "player",
  input: z.strictObject(placeById),
  ...opensQuiz,
});

export const getQuestionsForSelfChallenge = defineAction({
  name: "get_questions_for_self_challenge",
  summary:
    "Opens a self challenge on one or several topics, or resumes the open one of the same topics; practice only.",
  access: "player",
  input: z.strictObject({
    language_id: LanguageId.optional(),
    /** A slug or id, or several joined by commas. */
    category_slug: z
      .string()
      .regex(/^[a-z0-9-]+(?:,[a-z0-9-]+){0,29}$/)
      .max(2_000),
    subcategory_slug: PlaceRef.optional(),
    limit: intField(5, 50),
    /** Absent: one minute a question. */
    minutes: intField(3, 60).optional(),
  }),
  ...opensQuiz,
});

/** Modes whose questions follow from their definition; topics and exams are the player's choice. */
const OPENED_BY_DEFINITION = Object.values<ModeDefinition>(MODES).flatMap(({ id, source }) =>
  source.from === "topics" || source.from === "preset" ? [] : [id],
);

export const openAttempt = defineAction({
  name: "open_attempt",
  summary:
    "Opens an attempt in any mode whose questions follow from its definition, or resumes it; the way in for modes without a call of their own.",
  access: "player",
  input: z.strictObject({
    mode: z.enum(OPENED_BY_DEFINITION),
    ...zone,
    /** Needed by modes that are played in one place, and its level by those that have levels. */
    type: placeById.type,
    type_id: placeById.type_id.optional(),
    level: intField(1, 1_000).optional(),
    /** Needed by modes about a text. */
    passage_id: Uuid.optional(),
    /** Needed by practice of past days. */
    day: Day.optional(),
  }),
  ...opensQuiz,
  refusals: [...opensQuiz.refusals, "level_locked", "daily_quiz_played"],
});

export const getOpenAttempts = defineAction({
  name: "get_open_attempts",
  summary: "The player's runs that wait to be resumed, latest first.",
  access: "player",
  input: z.strictObject({}),
  output: z.array(
    z.strictObject({
      attempt_id: Uuid,
      mode: z.string(),
      title: z.string(),
      category: Slug.nullable(),
      subcategory: Slug.nullable(),
      level: z.int().nullable(),
      /** Face of the category's subject; null without one. */
      face: Face.nullable(),
      opened_at: Instant,
      expires_at: Instant,
      no_of_que: z.int(),
      answered: z.int(),
    }),
  ),
  messages: [],
  refusals: [],
  perMinute: 60,
});

export const getModeRules = defineAction({
  name: "get_mode_rules",
  summary: "What a quiz of a mode asks for and pays now, and the player's best result in it; opens nothing.",
  access: "player",
  input: z.strictObject({ mode: z.string().min(1).max(40) }),
  output: z.strictObject({
    mode: z.string(),
    questions: z.int(),
    seconds_per_question: z.int().nullable(),
    /** For the whole paper; null where each question has its own clock. */
    total_seconds: z.int().nullable(),
    marks_right: z.int(),
    marks_wrong: z.int(),
    win_percent: Percent,
    /** 0 for practice. */
    max_coins: Coins,
    lifelines: z.array(LifelineName),
    /** The highest price. */
    lifeline_coins: Coins,
    lifeline_prices: z.array(z.strictObject({ kind: LifelineName, price_coins: Coins })),
    ranked: z.boolean(),
    /** null before the first finished run. */
    best_percent: Percent.nullable(),
  }),
  messages: [],
  refusals: ["no_data"],
  perMinute: 60,
});
