import { z } from "zod";
import { defineAction } from "../define-action.ts";
import { AnswerField, LanguageId, Slug, Uuid } from "../fields.ts";
import { Reveal } from "../questions.ts";

/** A question as a visitor is shown it: one right option out of several. Its option ids are the same for everybody. */
export const TrialQuestion = z.strictObject({
  question_id: Uuid,
  /** Language code of the content, for lang and dir. */
  language: z.string(),
  category: Slug,
  /** Name of that category. */
  subject: z.string(),
  stem: z.string(),
  options: z.array(z.strictObject({ option_id: z.string(), text: z.string() })),
});

/** What a visitor answered so far, signed by the server; carried by the browser and never looked into there. */
const SlipField = z.string().max(4_000);

/** A class behind one address, each of whom begins with a subject of six questions within the same minute. */
const CLASS = 60;
const QUESTIONS_EACH = 6;

export const getTrialQuestions = defineAction({
  name: "get_trial_questions",
  summary: "The few questions of a subject that visitors may answer without an account, and their subjects.",
  access: "public",
  input: z.strictObject({ language_id: LanguageId.optional(), category: Slug }),
  output: z.strictObject({
    questions: z.array(TrialQuestion),
    /** Subjects with such questions in this language. */
    subjects: z.array(z.strictObject({ slug: Slug, name: z.string(), no_of_que: z.int() })),
  }),
  messages: [],
  refusals: ["no_data"],
  // Each of them twice: at the first answer, and for another subject.
  perMinute: 2 * CLASS,
});

export const answerTrialQuestion = defineAction({
  name: "answer_trial_question",
  summary:
    "Grades a visitor's answer, tells why, and notes it on the slip; the first answer to a question stays on it.",
  access: "public",
  input: z.strictObject({
    language_id: LanguageId.optional(),
    question_id: Uuid,
    answer: AnswerField,
    /** The slip of the answer before; empty at first. One that is not ours or too old is begun anew. */
    slip: SlipField.default(""),
  }),
  output: z.strictObject({
    question_id: Uuid,
    reveal: Reveal,
    slip: z.string(),
    /** Answers on the slip, and how many of them are right. */
    answered: z.int(),
    right: z.int(),
  }),
  messages: [],
  refusals: ["no_data"],
  perMinute: CLASS * QUESTIONS_EACH,
});

export const claimTrial = defineAction({
  name: "claim_trial",
  summary:
    "Joins a visitor's answers to the account as practice, once per slip and once per account; pays nothing.",
  access: "player",
  input: z.strictObject({ slip: SlipField }),
  output: z.strictObject({
    /** Questions that are in the history of this player now; 0 when the slip or the account was used before. */
    joined: z.int(),
  }),
  messages: [],
  refusals: [],
  perMinute: 10,
});
