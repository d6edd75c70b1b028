import { REPEATS } from "@crosscheck/rules/contests/contest";
import { MODES } from "@crosscheck/rules/modes/index";
import { z } from "zod";
import { defineAction } from "../define-action.ts";
import { Coins, Instant, Uuid, intField, textField } from "../fields.ts";
import { LimitField, pageOf } from "./operator-fields.ts";

const { min, max, count } = MODES.contest.questions;
const MOST_PRIZES = 100;
const MOST_COINS = 100_000;
const HARDEST = 5;

/** How the questions are chosen: these ones, or drawn at publishing. None is ever asked in two contests. */
const ContestPaper = z.union([
  z.strictObject({ item_ids: z.array(Uuid).min(min).max(max) }),
  z.strictObject({
    /** Subject codes such as 050; empty: all. */
    subjects: z
      .array(z.string().regex(/^\d{3}$/))
      .max(20)
      .default([]),
    min_difficulty: intField(1, HARDEST).default(1),
    max_difficulty: intField(1, HARDEST).default(HARDEST),
    /** How many of them are made by templates, with numbers nobody has met. */
    generated: intField(0, max).default(0),
  }),
]);

const when = { starts_at: z.iso.datetime(), ends_at: z.iso.datetime() };

const Row = z.strictObject({
  contest_id: Uuid,
  series_id: Uuid,
  name: z.string(),
  language: z.string(),
  state: z.enum(["draft", "upcoming", "live", "past", "closed", "cancelled"]),
  starts_at: Instant,
  ends_at: Instant,
  repeats: z.enum(REPEATS).nullable(),
  entry_coins: Coins,
  prizes: z.array(Coins),
  participants: z.int(),
});

const author = { roles: ["admin", "author"] } as const;

export const createContest = defineAction({
  name: "create_contest",
  summary: "A draft of a contest; nobody sees it before it is published.",
  access: author,
  input: z.strictObject({
    ...when,
    /** Code of a content language. */
    language: z.string().min(2).max(20),
    name: textField(1, 80),
    description: textField(0, 2_000).default(""),
    /** A file of the media folder; empty: the product's own drawing. */
    image: z
      .string()
      .regex(/^([\w-][\w.-]*\.(svg|png|jpe?g|webp|avif))?$/)
      .default(""),
    entry_coins: intField(0, MOST_COINS).default(0),
    question_count: intField(min, max).default(count),
    seconds_per_question: intField(5, 600).default(MODES.contest.timing.secondsPerQuestion),
    /** Coins by place, the first place first, none above the one before. */
    prizes: z.array(intField(1, MOST_COINS)).max(MOST_PRIZES).default([]),
    paper: ContestPaper.prefault({}),
    repeats: z.enum(REPEATS).optional(),
  }),
  output: z.strictObject({ contest_id: Uuid, state: Row.shape.state }),
  messages: ["stored"],
  refusals: [],
  perMinute: 30,
});

const step = {
  access: author,
  input: z.strictObject({ contest_id: Uuid }),
  output: z.strictObject({ contest_id: Uuid, state: Row.shape.state }),
  messages: ["updated"],
  perMinute: 30,
} as const;

export const publishContest = defineAction({
  name: "publish_contest",
  summary: "Chooses the questions of a draft, reserves them and shows the contest.",
  ...step,
  refusals: ["no_data", "contest_not_draft", "contest_items_missing"],
});

export const cancelContest = defineAction({
  name: "cancel_contest",
  summary: "Ends a contest for good before its window is over; every fee goes back.",
  ...step,
  access: { roles: ["admin"] },
  refusals: ["no_data", "contest_over"],
});

export const stopContestSeries = defineAction({
  name: "stop_contest_series",
  summary: "Publishes no further contest of a series; those that are published go on.",
  ...step,
  input: z.strictObject({ series_id: Uuid }),
  output: z.strictObject({ series_id: Uuid }),
  refusals: ["no_data"],
});

export const listContests = defineAction({
  name: "list_contests",
  summary: "Contests in all states, the latest start first.",
  access: author,
  input: z.strictObject({ cursor: Uuid.optional(), limit: LimitField }),
  output: pageOf(Row),
  messages: [],
  refusals: [],
  perMinute: 120,
});
