import { BADGE_TYPES } from "@crosscheck/rules/badges/badges";
import { PAGE_EVENT_KINDS, TIMELINE_KINDS } from "@crosscheck/rules/exams/away";
import { MOCK_LENGTHS } from "@crosscheck/rules/exams/preset";
import { LIFELINE_KINDS, REVEAL_TIMES } from "@crosscheck/rules/modes/mode";
import { QUESTION_KINDS } from "@crosscheck/rules/questions/kind";
import { z } from "zod";
import { Coins, Instant, Percent, Slug, Uuid } from "./fields.ts";

export const QuestionKindName = z.enum(QUESTION_KINDS);
export const LifelineName = z.enum(LIFELINE_KINDS);

/** How a subject is recognised wherever it is shown. */
export const Face = z.strictObject({
  /** Subject code of the syllabus, such as 050. */
  code: z.string(),
  /** Name of the drawn tile that our own app shows. */
  emblem: z.string(),
  /** Hue of OKLCH in degrees, and its chroma. */
  hue: z.number(),
  chroma: z.number(),
});

/** Faces by slug of a category or sub-category; places of several subjects, or of none, are left out. */
const Faces = z.record(z.string(), Face);

/** A figure or clip beside a question. */
export const Media = z.strictObject({
  type: z.enum(["image", "audio"]),
  url: z.string(),
  alt: z.string(),
});

/** An option as shown: the id is random per attempt and says nothing. */
export const OptionCard = z.strictObject({
  option_id: z.string(),
  text: z.string(),
  /** drop_downs: the gap it is offered in; null where every slot takes it. */
  slot_id: z.string().nullable(),
});

/** matching: a prompt. drop_downs: a gap; the first one stands for {1} in the stem. */
export const SlotCard = z.strictObject({ slot_id: z.string(), text: z.string() });

/** Formulae of the texts beside it: TeX source as written between dollar signs → HTML with MathML. */
export const Formulae = z.record(z.string(), z.string());

/** A question as shown before it is answered: an allow-list without key, explanation or reference. */
export const QuestionCard = z.strictObject({
  question_id: Uuid,
  /** Place in the paper, from 1. */
  number: z.int(),
  kind: QuestionKindName,
  /** Language code of the content, for lang and dir. */
  language: z.string(),
  category: Slug,
  subcategory: Slug.nullable(),
  /** Section of a sectioned paper, else null. */
  section: z.string().nullable(),
  /** Weight of the item. */
  marks: z.number(),
  stem: z.string(),
  options: z.array(OptionCard),
  slots: z.array(SlotCard),
  /** typed_number: the unit behind the field, "" for a plain number; null for other kinds. */
  unit: z.string().nullable(),
  /** word_tiles: letters to lay, some of them not in the word. */
  tiles: z.array(z.string()),
  /** word_tiles: letters of each word. */
  word_lengths: z.array(z.int()),
  media: z.array(Media),
  /** What is said in the clip, only where the attempt was opened with transcripts. */
  transcript: z.string().nullable(),
  formulae: Formulae,
  /** Made by a template, not written by an author. */
  is_generated: z.boolean(),
});

/** A letter the hint lifeline shows; place counts letters from 0, spaces not counted. */
export const Hint = z.strictObject({ place: z.int(), letter: z.string() });

/** What is told once the answer may be known. */
export const Reveal = z.strictObject({
  correct: z.boolean(),
  /** Answer text in the form `submit_answer` takes it. */
  correct_answer: z.string(),
  explanation: z.string(),
  reference: z.string(),
  options: z.array(z.strictObject({ option_id: z.string(), why: z.string() })),
  /** typed_number: the difference that still counts as right, in the unit; null for other kinds. */
  tolerance: z.number().nullable(),
  /** typed_number: the mistake that leads to the player's number; null where none is known. */
  mistake: z.string().nullable(),
  /** What was said in the clip; null without one. */
  transcript: z.string().nullable(),
  formulae: Formulae,
});

/** A passage of fun and learn. */
export const Passage = z.strictObject({
  id: Uuid,
  title: z.string(),
  /** Sanitised rich text. */
  detail: z.string(),
  content_type: z.enum(["text", "video", "pdf"]),
  /** URL of the video or PDF; empty for text. */
  content_data: z.string(),
  /** URL of the video's captions; empty without. */
  captions: z.string(),
  /** Language code of the content. */
  language: z.string(),
});

/** State of one question for its owner. */
export const QuestionState = z.strictObject({
  question_id: Uuid,
  status: z.enum(["unseen", "open", "answered", "timed_out", "skipped"]),
  /** The player's own answer text; null while there is none. */
  answer: z.string().nullable(),
  deadline: Instant.nullable(),
  /** Options left after 50/50; null when it was not used here. */
  remaining_option_ids: z.array(z.string()).nullable(),
  /** The letter bought here; null when the hint was not used on this question. */
  hint: Hint.nullable(),
  /** Marked by the player to come back to; free attempts only. */
  flagged: z.boolean(),
  /** Highest sequence stored; the next answer in a free attempt sends a higher one. */
  sequence: z.int(),
  /** Free attempts: the player's own text, "" for none; absent for others, as the next two are. */
  note: z.string().optional(),
  /** Options the player has struck out; the answer stays what it is. */
  struck: z.array(z.string()).optional(),
  /** Highest sequence of note and struck options stored. */
  note_sequence: z.int().optional(),
  /** Present once the mode allows it. */
  reveal: Reveal.nullable(),
});

export const LifelineState = z.strictObject({
  kind: LifelineName,
  price_coins: Coins,
  used: z.boolean(),
  used_on: Uuid.nullable(),
});

/** Audience poll: whole percentages that sum to 100, and where they come from. */
export const Poll = z.strictObject({
  shares: z.array(z.strictObject({ option_id: z.string(), percent: z.int() })),
  source: z.enum(["players", "estimate"]),
});

/** A text by language code. */
export const TextByLanguage = z.record(z.string(), z.string());

/** What a mock exam is a mock of. */
export const MockScope = z.strictObject({
  preset_id: Slug,
  length: z.enum(MOCK_LENGTHS),
  /** Questions of the real paper. */
  real_questions: z.int(),
  /** Questions that a mock of this length asks; the paper has fewer where the bank is smaller. */
  wanted_questions: z.int(),
  pass_percent: Percent,
  marks_right: z.number(),
  marks_wrong: z.number(),
  marks_blank: z.number(),
  options_per_item: z.int().nullable(),
  /** Areas of the paper by the `section` of its questions; empty for a paper without areas. */
  sections: z.array(z.strictObject({ section: Slug, name: TextByLanguage })),
});

/** What a sitting is a sitting of. */
export const ExamScope = z.strictObject({
  exam_id: Uuid,
  sections: z.array(z.strictObject({ section: Slug, name: TextByLanguage })),
});

/** What the page of a watched attempt reports, and what is told of it afterwards. */
export const PageEventKindName = z.enum(PAGE_EVENT_KINDS);
export const Timeline = z.array(
  z.strictObject({
    kind: z.enum(TIMELINE_KINDS),
    at: Instant,
    /** null for what has no length. */
    lasted_seconds: z.number().nullable(),
    /** Whether an absence was longer than the rule allows. */
    too_long: z.boolean(),
  }),
);

/** An attempt as its owner sees it; the same shape on open, reload and resume. */
export const AttemptView = z.strictObject({
  attempt_id: Uuid,
  mode: z.string(),
  status: z.enum(["open", "finished"]),
  server_time: Instant,
  opened_at: Instant,
  /** After this the attempt finishes by itself. */
  expires_at: Instant,
  seconds_per_question: z.int().nullable(),
  total_seconds: z.int().nullable(),
  answer_mode: z.enum(["one_by_one", "free"]),
  reveal: z.enum(REVEAL_TIMES),
  /** free: the first answer to a question stands; absent: it may be changed. */
  final_answers: z.literal(true).optional(),
  /** free: nobody goes back to before the last answered question; absent: any order. */
  forward_only: z.literal(true).optional(),
  lifelines: z.array(LifelineState),
  coins: Coins,
  score: z.int(),
  /** What right and wrong answers add up to so far; may be below 0, which the score never is. */
  points: z.int(),
  questions: z.array(QuestionCard),
  /** Of the categories of the questions. */
  faces: Faces,
  states: z.array(QuestionState),
  /** The question whose turn it is in a one-by-one attempt; null when all are done. */
  current_question_id: Uuid.nullable(),
  scope: z.strictObject({
    category: Slug.nullable(),
    subcategory: Slug.nullable(),
    level: z.int().nullable(),
    title: z.string(),
    /** The contest it is a run of; absent for others. */
    contest_id: Uuid.optional(),
    /** The school's exam it is a sitting of, and the sections of its paper; absent for others. */
    exam: ExamScope.optional(),
    /** The exam it is a mock of; absent for others. */
    mock: MockScope.optional(),
  }),
  /** Whether the result counts for score, statistics and boards. */
  ranked: z.boolean(),
  /** fun_and_learn: what the questions are about. */
  passage: Passage.nullable(),
  /** fun_and_learn: seconds between opening the passage and the first question, by the server's clock. */
  reading_seconds: z.int().nullable(),
  /** How its page is watched: what becomes of who is away for longer than the limit; absent where nobody looks. */
  watch: z
    .strictObject({ policy: z.enum(["end", "log"]), warnings: z.int(), limit_seconds: z.number() })
    .optional(),
  /** Polls already bought, by question. */
  polls: z.array(z.strictObject({ question_id: Uuid, poll: Poll })),
});

/**
 * How well the questions of a place are known. Each number counts in the next one's too: right twice in a row (the last
 * two answers), right once, seen in a finished quiz, all there are.
 */
export const Mastery = z.strictObject({
  right_twice: z.int(),
  right_once: z.int(),
  seen: z.int(),
  total: z.int(),
});

/** How a paper was watched, and how often its page was away. */
export const WatchOfResult = AttemptView.shape.watch
  .unwrap()
  .extend({ ended_by_absence: z.boolean(), absences: z.int(), too_long: z.int() });

/** How an area of a paper went. */
export const SectionOfResult = z.strictObject({
  section: Slug,
  name: TextByLanguage,
  correct: z.int(),
  total: z.int(),
  marks: z.number(),
  max_marks: z.number(),
  percent: Percent,
  /** Both null where the area has no percentage of its own. */
  pass_percent: Percent.nullable(),
  passed: z.boolean().nullable(),
});

/** Result of an attempt, computed once by the server. */
export const AttemptResult = z.strictObject({
  attempt_id: Uuid,
  mode: z.string(),
  finished_at: Instant,
  question_count: z.int(),
  correct: z.int(),
  wrong: z.int(),
  blank: z.int(),
  percent: Percent,
  marks: z.number(),
  max_marks: z.number(),
  score: z.int(),
  /** Points added to the player's score: what is above `best_before`; 0 for practice. */
  score_counted: z.int(),
  /** The player's best score before it, of this level ever or of the UTC day in this passage, day or category. */
  best_before: z.int(),
  best_of: z.enum(["level", "day"]),
  won: z.boolean(),
  coins_earned: Coins,
  coins: Coins,
  all_time_score: z.int(),
  duration_seconds: z.int(),
  /** Whether it counted for score, statistics and boards. */
  ranked: z.boolean(),
  /** Whether answers with some right parts earned their share of the marks; absent in older results: no. */
  partial_marks: z.boolean().optional(),
  /** fun_and_learn: seconds the passage was read before the first question; else null. */
  reading_seconds: z.int().nullable(),
  /** Days in a row with a quiz, told by the first one of a day; absent in others. */
  streak_days: z.int().optional(),
  /** How many of these items the player met for the first time. */
  first_attempts: z.int(),
  level: z
    .strictObject({
      played: z.int(),
      passed: z.boolean(),
      /** Whether it was never passed before; absent in older results. */
      first_pass: z.boolean().optional(),
      unlocked: z.int(),
      newly_unlocked: z.boolean(),
      max_level: z.int(),
      best_percent: Percent,
    })
    .nullable(),
  topics: z.array(z.strictObject({ slug: Slug, name: z.string(), correct: z.int(), total: z.int() })),
  /** Badges that this run unlocked. */
  badges: z.array(z.enum(BADGE_TYPES)),
  /** Categories in which more or less is known than before; absent in older results. */
  moved: z
    .array(z.strictObject({ slug: Slug, name: z.string(), before: Mastery, after: Mastery }))
    .optional(),
  scope: AttemptView.shape.scope,
  /** Of the categories of the questions, and of topics. */
  faces: Faces,
  /** How often the page of a watched attempt was away, and whether that ended it; absent for others. */
  watch: WatchOfResult.optional(),
  /** mock_exam: how it would have been judged; absent for others. `won` says the same as `passed`. */
  mock: MockScope.omit({ sections: true })
    .extend({
      passed: z.boolean(),
      /** Those that were asked; an area that the bank has nothing of is missing. */
      sections: z.array(SectionOfResult),
    })
    .optional(),
});
