import { MOST_STRUCK, PAPER_NOTE_MAX } from "@crosscheck/rules/attempts/paper-notes";
import { z } from "zod";
import { defineAction } from "../define-action.ts";
import {
  AnswerField,
  Coins,
  Instant,
  Percent,
  Uuid,
  flagField,
  intField,
  linesField,
  listField,
} from "../fields.ts";
import {
  AttemptResult,
  AttemptView,
  Hint,
  LifelineName,
  LifelineState,
  Poll,
  QuestionCard,
  Reveal,
  Timeline,
} from "../questions.ts";

/** Longer than any option id. */
const MOST_OPTION_ID = 40;

const attemptOnly = { attempt_id: Uuid };
const attemptAndQuestion = { attempt_id: Uuid, question_id: Uuid };

export const getAttempt = defineAction({
  name: "get_attempt",
  summary: "An attempt as it stands now: same paper, same deadlines; the way back after a reload.",
  access: "player",
  input: z.strictObject(attemptOnly),
  output: AttemptView,
  messages: [],
  refusals: ["no_data", "other_device"],
  perMinute: 60,
});

export const openQuestion = defineAction({
  name: "open_question",
  summary:
    "Starts the clock of the next question of a one-by-one attempt; without it the clock starts when the reading pause ends.",
  access: "player",
  input: z.strictObject(attemptAndQuestion),
  output: z.strictObject({ question_id: Uuid, deadline: Instant, server_time: Instant }),
  messages: [],
  refusals: ["no_data", "attempt_finished", "other_device"],
  perMinute: 120,
});

export const submitAnswer = defineAction({
  name: "submit_answer",
  summary:
    "Records one answer. One-by-one attempts and battles keep the first; free attempts keep the highest sequence. Repeats change nothing. With the id of a battle that goes on nothing is revealed here: get_question_by_room_id and get_random_questions show it to all seats at once.",
  access: "player",
  input: z.strictObject({
    ...attemptAndQuestion,
    answer: AnswerField.default(""),
    /** Client counter per question; orders changed answers. */
    sequence: intField(0, 1_000_000).default(0),
  }),
  output: z.strictObject({
    recorded: z.literal(true),
    /** False when the answer came after its deadline plus grace and counts as not answered. */
    in_time: z.boolean(),
    correct: z.boolean().nullable(),
    correct_answer: z.string().nullable(),
    explanation: z.string().nullable(),
    reveal: Reveal.nullable(),
    score: z.int(),
    /** What right and wrong answers add up to so far; may be below 0, which the score never is. */
    points: z.int(),
    /** Latest deadline of the next question; null when none is left or the whole paper has one clock. */
    next_deadline: Instant.nullable(),
    next_question_id: Uuid.nullable(),
    server_time: Instant,
  }),
  messages: [],
  /** too_early and too_late: only of a battle. */
  refusals: ["answer_final", "no_data", "attempt_finished", "other_device", "too_early", "too_late"],
  perMinute: 240,
});

export const flagQuestion = defineAction({
  name: "flag_question",
  summary: "Marks a question of a free attempt to come back to, or takes the mark away.",
  access: "player",
  input: z.strictObject({ ...attemptAndQuestion, flagged: flagField }),
  output: z.strictObject({ question_id: Uuid, flagged: z.boolean() }),
  messages: [],
  refusals: ["no_data", "attempt_finished", "other_device"],
  perMinute: 120,
});

export const setQuestionNote = defineAction({
  name: "set_question_note",
  summary:
    "Keeps the player's own text on a question of a free attempt and the options struck out there; no answer changes. The highest sequence stays, and is what is answered. Repeats change nothing.",
  access: "player",
  input: z.strictObject({
    ...attemptAndQuestion,
    note: linesField(PAPER_NOTE_MAX).default(""),
    /** Option ids, only of questions with options to choose from. */
    struck: listField(z.string().max(MOST_OPTION_ID), MOST_STRUCK),
    /** Client counter per question; orders changes, as for answers. */
    sequence: intField(0, 1_000_000).default(0),
  }),
  output: z.strictObject({
    question_id: Uuid,
    note: z.string(),
    struck: z.array(z.string()),
    sequence: z.int(),
  }),
  messages: [],
  refusals: ["no_data", "attempt_finished", "other_device"],
  perMinute: 120,
});

export const useLifeline = defineAction({
  name: "use_lifeline",
  summary: "Buys one lifeline on the current question. Repeats answer the same and cost nothing more.",
  access: "player",
  input: z.strictObject({ ...attemptAndQuestion, kind: LifelineName }),
  output: z.strictObject({
    kind: LifelineName,
    question_id: Uuid,
    remaining_option_ids: z.array(z.string()).nullable(),
    poll: Poll.nullable(),
    hint: Hint.nullable(),
    deadline: Instant.nullable(),
    /** Set by skip: the question whose turn it is now. */
    next_question_id: Uuid.nullable(),
    next_deadline: Instant.nullable(),
    lifelines: z.array(LifelineState),
    coins: Coins,
    server_time: Instant,
  }),
  messages: [],
  refusals: [
    "no_data",
    "attempt_finished",
    "lifeline_not_allowed",
    "lifeline_used",
    "not_enough_coins",
    "other_device",
  ],
  perMinute: 60,
});

export const finishAttempt = defineAction({
  name: "finish_attempt",
  summary:
    "Ends the attempt and books everything it earned, once; a repeat answers the same result. One that belongs to an event, such as a contest, is only handed in before that has closed.",
  access: "player",
  input: z.strictObject(attemptOnly),
  output: AttemptResult,
  messages: [],
  refusals: ["no_data", "result_later", "other_device"],
  perMinute: 60,
});

export const reviewAttempt = defineAction({
  name: "review_attempt",
  summary:
    "Questions, own answers, right answers, explanations and references of a finished attempt. A question that was only left keeps its answer until it is answered somewhere or the quiz is won.",
  access: "player",
  input: z.strictObject(attemptOnly),
  output: z.strictObject({
    result: AttemptResult,
    /** How the attempt counts since keys were corrected, and what that brought in all; null: as its result was told. */
    regrade: z
      .strictObject({
        at: Instant,
        correct: z.int(),
        percent: Percent,
        score_given: z.int(),
        coins_given: z.int(),
      })
      .nullable(),
    /** What happened around the questions of a watched attempt; empty for others. */
    timeline: Timeline,
    questions: z.array(
      z.strictObject({
        card: QuestionCard,
        answer: z.string().nullable(),
        in_time: z.boolean(),
        seconds: z.number().nullable(),
        /** What the player noted on it in a free attempt; absent without. */
        paper_note: z.string().optional(),
        /** Why there is no reveal: the question was left, or waits for its answer in another open quiz that counts. */
        withheld: z.enum(["left", "waiting"]).nullable(),
        reveal: Reveal.nullable(),
      }),
    ),
  }),
  messages: [],
  refusals: ["no_data", "attempt_open"],
  perMinute: 60,
});
