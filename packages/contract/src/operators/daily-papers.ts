import { z } from "zod";
import { ContentLanguage } from "../content.ts";
import { defineAction } from "../define-action.ts";
import { intField, listField, textField } from "../fields.ts";

const author = { roles: ["admin", "author"] } as const;
const NAME_LONGEST = 80;
/** Days that are looked at in one call. */
const MOST_DAYS = 62;

const FEWEST_QUESTIONS = 5;
const MOST_QUESTIONS = 20;

const QuestionName = z
  .string()
  .max(200)
  .regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+){1,2}$/);
const Day = z.iso.date();
const Names = z
  .record(ContentLanguage, textField(1, NAME_LONGEST))
  .refine((names) => Object.keys(names).length > 0);

const paper = {
  day: Day,
  /** By language; empty: nothing is asked that day. */
  names: z.record(z.string(), z.string()),
  /** Put together here, in place of the one whose turn it is. */
  is_own: z.boolean(),
  /** It is this day already somewhere on earth, or will be within hours: what it asks stays. */
  is_fixed: z.boolean(),
  /** Count of changes of an own paper; 0 for one whose turn it is. */
  version: z.int(),
};

export const listDailyPapers = defineAction({
  name: "list_daily_papers",
  summary: "The paper of each day, and how many of its questions are not in play any more.",
  access: author,
  input: z.strictObject({ from: Day, days: intField(1, MOST_DAYS).default(31) }),
  output: z.strictObject({
    rows: z.array(z.strictObject({ ...paper, questions: z.int(), missing: z.int() })),
    /** The first day whose paper may still be another one. */
    first_open_day: Day,
  }),
  messages: [],
  refusals: [],
  perMinute: 120,
});

export const viewDailyPaper = defineAction({
  name: "view_daily_paper",
  summary: "What one day asks, question by question.",
  access: author,
  input: z.strictObject({ day: Day }),
  output: z.strictObject({
    ...paper,
    questions: z.array(
      z.strictObject({
        /** As packs name it. */
        name: z.string(),
        /** null: made by a template, or not there. */
        question_id: z.string().nullable(),
        stem: z.string(),
        /** `kept`: an exam keeps it for its own paper, so that it is left out. */
        state: z.enum(["live", "template", "retired", "kept", "not_there"]),
        /** May be in a paper that is set: in play, free, of no event and no passage, of a kind that the daily quiz asks. */
        is_fit: z.boolean(),
        languages: z.array(z.string()),
        /** Other days within a month before and after that ask it too. */
        also_on: z.array(Day),
      }),
    ),
  }),
  messages: [],
  refusals: [],
  perMinute: 120,
});

export const setDailyPaper = defineAction({
  name: "set_daily_paper",
  summary: "Gives a day to come a paper of its own, in place of the one whose turn it is.",
  access: author,
  input: z.strictObject({
    day: Day,
    /** The count of changes that was read. */
    version: intField(0, 1_000_000),
    names: Names,
    /** In the order in which they are asked, as packs name them: pack/id, or generated/template/seed. */
    questions: listField(QuestionName, MOST_QUESTIONS).refine(
      (names) => names.length >= FEWEST_QUESTIONS,
      "needs five questions",
    ),
  }),
  output: z.strictObject({ day: Day, version: z.int() }),
  messages: ["updated"],
  refusals: ["changed_meanwhile", "day_fixed", "paper_unfit"],
  perMinute: 60,
});

export const clearDailyPaper = defineAction({
  name: "clear_daily_paper",
  summary: "Gives a day to come back to the paper whose turn it is.",
  access: author,
  input: z.strictObject({ day: Day, version: intField(1, 1_000_000) }),
  output: z.strictObject({ day: Day }),
  messages: ["updated"],
  refusals: ["no_data", "changed_meanwhile", "day_fixed"],
  perMinute: 60,
});
