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
  summary: "A draft of a contest; nobody sees it before an admin has published it.",
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
  // Its prizes are coins that can be paid out, and whoever wrote it may know the answers.
  access: { roles: ["admin"] },
  needsPresence: true,
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

/** Times and operators of what happens once; null: not yet. Of whom also where it was the host, or the series itself. */
const Steps = {
  created_at: Instant,
  created_by: Uuid.nullable(),
  published_at: Instant.nullable(),
  published_by: Uuid.nullable(),
  /** When the standings were made: its window is over, and nobody has a run that is open. */
  ranked_at: Instant.nullable(),
  /** When every prize was paid. */
  closed_at: Instant.nullable(),
  cancelled_at: Instant.nullable(),
  cancelled_by: Uuid.nullable(),
};

export const viewContest = defineAction({
  name: "view_contest",
  summary: "One contest: what it asks, pays and costs, and who has published or cancelled it.",
  access: author,
  input: step.input,
  output: Row.extend({
    ...Steps,
    description: z.string(),
    /** A file of the media folder; empty: the product's own drawing. */
    image: z.string(),
    question_count: z.int(),
    seconds_per_question: z.int(),
    /** How its questions are chosen: so many that were named, or drawn by these rules. */
    paper: z.union([
      z.strictObject({ items: z.int() }),
      z.strictObject({
        subjects: z.array(z.string()),
        min_difficulty: z.int(),
        max_difficulty: z.int(),
        generated: z.int(),
      }),
    ]),
    /** Coins that entrants have paid; of a cancelled one they go back. */
    fee_coins: Coins,
    /** Coins that its entrants have won together; null before the standings are made. */
    won_coins: Coins.nullable(),
    /** Coins of the house that it took, or has given where negative; null until everybody is settled. */
    house_coins: Coins.nullable(),
    /** Entrants who have a rank; null before the standings are made. */
    finishers: z.int().nullable(),
    /** Entrants whose prize, or refund, is booked. */
    settled: z.int(),
  }),
  messages: [],
  refusals: ["no_data"],
  perMinute: 120,
});

export const listContestEntries = defineAction({
  name: "list_contest_entries",
  summary:
    "Who has entered a contest, in the order they came. Once its standings are made: by rank, with scores, times and prizes.",
  access: author,
  input: z.strictObject({ contest_id: Uuid, cursor: Uuid.optional(), limit: LimitField }),
  output: pageOf(
    z.strictObject({
      player_id: Uuid,
      name: z.string(),
      /** Tells names that look alike apart. */
      name_number: z.int(),
      player_status: z.enum(["active", "deactivated", "deleted"]),
      entered_at: Instant,
      /** Whether the run is open and its time not over. */
      is_flying: z.boolean(),
      fee_coins: Coins,
      /** From here on null before the standings are made: an operator may know a player who flies. */
      rank: z.int().nullable(),
      score: z.int().nullable(),
      used_seconds: z.int().nullable(),
      prize_coins: Coins.nullable(),
      /** When the prize, or the refund of a cancelled one, was booked. */
      settled_at: Instant.nullable(),
    }),
  ),
  messages: [],
  refusals: ["no_data"],
  perMinute: 120,
});
