import { z } from "zod";
import { defineAction } from "../define-action.ts";
import {
  Instant,
  LanguageId,
  Paging,
  Percent,
  PlaceRef,
  Slug,
  Uuid,
  flagField,
  graphemeField,
  intField,
  numberField,
  textField,
} from "../fields.ts";
import { NOTE_MAX, REASON_MAX, REASON_MIN, ZONE_NAME_MAX } from "../limits.ts";
import { AttemptView, Face, Mastery, Reveal, QuestionCard } from "../questions.ts";

/** Bookmark lists: the category types, 1 quiz zone to 6 multi match; 7 true and false. Absent: all. */
export const BookmarkType = intField(1, 7);

const oneQuestion = { question_id: Uuid };

/** A question out of play, with its answer: the card is as authored order shows it. */
export const StudyCard = z.strictObject({
  question_id: Uuid,
  card: QuestionCard,
  reveal: Reveal,
  type: z.int(),
  category_name: z.string(),
  /** Face of the category's subject; null without one. */
  face: Face.nullable(),
  note: z.string(),
  bookmarked: z.boolean(),
});

export const getBookmark = defineAction({
  name: "get_bookmark",
  summary: "Bookmarked questions of a type, latest first, with their answers where the player has met them.",
  access: "player",
  input: z.strictObject({ type: BookmarkType.optional(), language_id: LanguageId.optional(), ...Paging }),
  output: z.array(StudyCard),
  messages: [],
  refusals: [],
  perMinute: 60,
});

export const setBookmark = defineAction({
  name: "set_bookmark",
  summary: "Bookmarks a question the player has been shown (status 1), or removes the bookmark (status 0).",
  access: "player",
  input: z.strictObject({ ...oneQuestion, status: flagField, type: BookmarkType.optional() }),
  output: z.strictObject({ ...oneQuestion, bookmarked: z.boolean() }),
  messages: ["updated"],
  refusals: ["no_data", "not_bookmarked"],
  perMinute: 120,
});

export const getBookmarkIds = defineAction({
  name: "get_bookmark_ids",
  summary: "Ids of all bookmarked questions, and how many there are of each type.",
  access: "player",
  input: z.strictObject({}),
  output: z.strictObject({
    question_ids: z.array(Uuid),
    types: z.array(z.strictObject({ type: z.int(), count: z.int() })),
  }),
  messages: [],
  refusals: [],
  perMinute: 60,
});

export const playBookmarks = defineAction({
  name: "play_bookmarks",
  summary: "Opens a practice run over bookmarked questions of a type, or resumes it.",
  access: "player",
  input: z.strictObject({ type: BookmarkType.optional(), language_id: LanguageId.optional() }),
  output: AttemptView,
  messages: [],
  refusals: ["no_data"],
  perMinute: 30,
});

export const playWrongAnswers = defineAction({
  name: "play_wrong_answers",
  summary:
    "Opens a practice run over questions whose last answer was wrong, of a category or of a finished run, or resumes it.",
  access: "player",
  input: z.strictObject({
    category: PlaceRef.optional(),
    /** Only questions of this finished run of the player. */
    attempt_id: Uuid.optional(),
    language_id: LanguageId.optional(),
  }),
  output: AttemptView,
  messages: [],
  refusals: ["no_data"],
  perMinute: 30,
});

export const setNote = defineAction({
  name: "set_note",
  summary: "Keeps the player's own note on a question; an empty text removes it.",
  access: "player",
  input: z.strictObject({ ...oneQuestion, note: textField(0, NOTE_MAX).default("") }),
  output: z.strictObject({ ...oneQuestion, note: z.string() }),
  messages: ["updated"],
  refusals: ["no_data"],
  perMinute: 60,
});

export const getQuestionStudy = defineAction({
  name: "get_question_study",
  summary: "What the player has on a question: note, bookmark, own report, and every earlier answer.",
  access: "player",
  input: z.strictObject(oneQuestion),
  output: z.strictObject({
    ...oneQuestion,
    note: z.string(),
    bookmarked: z.boolean(),
    report: z
      .strictObject({
        message: z.string(),
        status: z.enum(["open", "accepted", "declined"]),
        /** What the editors answered; empty while it is open. */
        answer: z.string(),
        reported_at: Instant,
        settled_at: Instant.nullable(),
      })
      .nullable(),
    history: z.array(
      z.strictObject({
        attempt_id: Uuid,
        mode: z.string(),
        answered_at: Instant,
        correct: z.boolean(),
        blank: z.boolean(),
      }),
    ),
  }),
  messages: [],
  refusals: ["no_data"],
  perMinute: 120,
});

const report = {
  access: "player",
  input: z.strictObject({ ...oneQuestion, message: graphemeField(REASON_MIN, REASON_MAX) }),
  output: z.strictObject({ ...oneQuestion, status: z.literal("open") }),
  messages: ["reported"],
  refusals: ["no_data", "already_reported"],
  perMinute: 10,
} as const;

export const reportQuestion = defineAction({
  name: "report_question",
  summary: "Reports a fault of a question; one open report per player and question.",
  ...report,
});

export const multiMatchReportQuestion = defineAction({
  name: "multi_match_report_question",
  summary: "Reports a fault of a multi-match question; the same as report_question.",
  ...report,
});

export const getReports = defineAction({
  name: "get_reports",
  summary: "The player's own reports with their state, latest first.",
  access: "player",
  input: z.strictObject(Paging),
  output: z.array(
    z.strictObject({
      ...oneQuestion,
      category_name: z.string(),
      /** Face of the category's subject; null without one. */
      face: Face.nullable(),
      stem: z.string(),
      message: z.string(),
      status: z.enum(["open", "accepted", "declined"]),
      answer: z.string(),
      reported_at: Instant,
      settled_at: Instant.nullable(),
    }),
  ),
  messages: [],
  refusals: [],
  perMinute: 60,
});

const Tally = { questions: z.int(), correct: z.int(), percent: Percent };
/** A subject, or a category of several, whose face is null. */
const NamedSubject = z.strictObject({ slug: Slug, category_name: z.string(), face: Face.nullable() });

/** Everything a player has answered in ranked runs, derived from the answer log. */
export const Statistics = z.strictObject({
  questions_answered: z.int(),
  correct_answers: z.int(),
  strong_category: NamedSubject.nullable(),
  /** Percentage right in the strongest category. */
  ratio1: Percent,
  weak_category: NamedSubject.nullable(),
  ratio2: Percent,
  /** The best of the ranks on the three boards now; null on none of them. */
  best_position: z.int().nullable(),
  per_mode: z.array(z.strictObject({ mode: z.string(), quizzes: z.int(), ...Tally, seconds: z.int() })),
  per_category: z.array(
    NamedSubject.extend({
      /** Of its category; empty for one that is gone. */
      pack: z.string(),
      ...Tally,
      seconds_per_question: z.number().nullable(),
      /** Whether there are answers enough for the percentage to mean something; the others come last. */
      enough: z.boolean(),
      /** Questions of the subject's own categories; categories of several subjects are not counted. */
      mastery: Mastery,
    }),
  ),
  /** The last STATISTICS_DAYS days with any answer, oldest first; days of the player's zone. */
  days: z.array(z.strictObject({ day: z.iso.date(), ...Tally })),
  /** Questions whose last answer was wrong. */
  wrong_now: z.int(),
  seconds_per_question: z.number().nullable(),
});

export const getUsersStatistics = defineAction({
  name: "get_users_statistics",
  summary: "The player's statistics by mode, subject and day; zeros for a new player.",
  access: "player",
  input: z.strictObject({
    timezone: z.string().max(ZONE_NAME_MAX).optional(),
    language_id: LanguageId.optional(),
  }),
  output: Statistics,
  messages: [],
  refusals: [],
  perMinute: 60,
});

export const setUsersStatistics = defineAction({
  name: "set_users_statistics",
  summary: "Answers the derived statistics; no number in the request changes anything.",
  access: "player",
  input: z.strictObject({
    questions_answered: numberField.optional(),
    correct_answers: numberField.optional(),
    category_id: z.string().max(80).optional(),
    ratio: numberField.optional(),
  }),
  output: Statistics,
  messages: ["updated"],
  refusals: [],
  perMinute: 60,
});

export const getCoverage = defineAction({
  name: "get_coverage",
  summary:
    "What the questions cover of each syllabus, by subject and topic, beside the length of the real paper.",
  access: "player",
  input: z.strictObject({
    /** Code of an interface language, for titles; absent: the one the player has chosen. */
    language: z.string().max(20).optional(),
  }),
  output: z.strictObject({
    syllabuses: z.array(
      z.strictObject({
        syllabus: z.string(),
        title: z.string(),
        /** Of the syllabus, as its source names it. */
        edition: z.string(),
        subjects: z.array(
          z.strictObject({
            code: z.string(),
            title: z.string(),
            face: Face.nullable(),
            questions: z.int(),
            with_figure: z.int(),
            /** Questions of the real paper; null where it is not known. */
            paper: z.int().nullable(),
            topics: z.array(z.strictObject({ code: z.string(), title: z.string(), questions: z.int() })),
          }),
        ),
      }),
    ),
    questions: z.int(),
    /** Of these, approved or confirmed by somebody in the console. */
    reviewed: z.int(),
  }),
  messages: [],
  refusals: [],
  perMinute: 30,
});
