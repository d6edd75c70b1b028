import { REPEATS } from "@crosscheck/rules/contests/contest";
import { z } from "zod";
import { defineAction } from "../define-action.ts";
import { Coins, Instant, LanguageId, Paging, Uuid, flagField, numberField } from "../fields.ts";
import { ZONE_NAME_MAX } from "../limits.ts";
import { AttemptView } from "../questions.ts";

/** `past` as soon as the window is over; the prizes follow within a minute or so. */
export const ContestState = z.enum(["upcoming", "live", "past"]);

const ContestRow = z.strictObject({
  id: Uuid,
  name: z.string(),
  /** Plain text. */
  description: z.string(),
  image: z.string().nullable(),
  /** Code of the language its questions are in. */
  language: z.string(),
  state: ContestState,
  start_date: Instant,
  end_date: Instant,
  repeats: z.enum(REPEATS).nullable(),
  entry: Coins,
  /** Coins by place; a place is paid only with at least twice as many finishers. */
  points: z.array(z.strictObject({ top_winner: z.int().min(1), points: Coins })),
  no_of_que: z.int(),
  seconds_per_question: z.int(),
  participants: z.int(),
  /** Whether the player has entered. */
  is_played: z.boolean(),
  /** Whether nothing more can be answered. */
  is_handed_in: z.boolean(),
  is_reminded: z.boolean(),
  /** Whether the standings stand and every prize is paid. */
  prize_status: z.boolean(),
  /** The player's own: null before the standings stand, and for who did not enter. */
  attempt_id: Uuid.nullable(),
  rank: z.int().nullable(),
  score: z.int().nullable(),
  prize: Coins.nullable(),
});

/** One of the three lists, in the envelope the specification's clients know. */
const ContestList = z.strictObject({
  error: z.boolean(),
  /** Code 114, 115 or 116 when there are none; else empty. */
  message: z.string(),
  data: z.array(ContestRow),
});

const one = { contest_id: Uuid, language_id: LanguageId.optional() };

export const getContest = defineAction({
  name: "get_contest",
  summary: "Contests of a content language: live, past (the latest thirty) and upcoming ones.",
  access: "player",
  input: z.strictObject({
    language_id: LanguageId.optional(),
    /** Instants are UTC: neither is needed. */
    timezone: z.string().max(ZONE_NAME_MAX).optional(),
    gmt_format: z.string().max(ZONE_NAME_MAX).optional(),
  }),
  output: z.strictObject({
    live_contest: ContestList,
    past_contest: ContestList,
    upcoming_contest: ContestList,
  }),
  messages: [],
  refusals: [],
  perMinute: 60,
});

export const getContestDetails = defineAction({
  name: "get_contest_details",
  summary: "One contest, as in its list.",
  access: "player",
  input: z.strictObject(one),
  output: ContestRow,
  messages: [],
  refusals: ["no_data", "contest_cancelled"],
  perMinute: 60,
});

export const getQuestionsByContest = defineAction({
  name: "get_questions_by_contest",
  summary:
    "Enters a live contest, once, for its fee, and opens the run; resumes it until it is handed in. No answer is told before the contest has closed.",
  access: "player",
  input: z.strictObject(one),
  output: AttemptView,
  messages: ["contest_playable"],
  refusals: ["no_data", "contest_cancelled", "contest_not_live", "contest_played", "not_enough_coins"],
  perMinute: 20,
});

export const setContestLeaderboard = defineAction({
  name: "set_contest_leaderboard",
  summary:
    "Hands the run of a contest in; its numbers are the server's, a contradicting one is only counted.",
  access: "player",
  input: z.strictObject({
    ...one,
    questions_attended: numberField.optional(),
    correct_answers: numberField.optional(),
    score: numberField.optional(),
  }),
  /** `closes_at`: when the contest closes and the standings are made. */
  output: z.strictObject({ contest_id: Uuid, questions_attended: z.int(), closes_at: Instant }),
  messages: ["updated"],
  refusals: ["no_data", "contest_cancelled"],
  perMinute: 20,
});

const StandingRow = z.strictObject({
  user_id: Uuid,
  name: z.string(),
  /** Tells names that look alike apart: 1 for the first, then 2, 3, …. */
  name_number: z.int().min(1),
  /** URL of the picture; empty when there is none. */
  profile: z.string(),
  is_handed_in: z.boolean(),
  /** null until the contest has closed. */
  user_rank: z.int().nullable(),
  score: z.int().nullable(),
  used_seconds: z.int().nullable(),
  prize: Coins.nullable(),
});

export const getContestLeaderboard = defineAction({
  name: "get_contest_leaderboard",
  summary:
    "Standings of a contest that has closed. While it is live, who has entered and handed in, for entrants only and without scores.",
  access: "player",
  input: z.strictObject({ ...one, ...Paging }),
  output: z.strictObject({
    my_rank: StandingRow.nullable(),
    /** The first three places, whatever the page; none before the standings stand. */
    top_three_ranks: z.array(StandingRow).max(3),
    /** The page; of standings without the first three places. */
    other_users_rank: z.array(StandingRow),
    prize_status: z.boolean(),
  }),
  messages: [],
  refusals: ["no_data", "contest_cancelled"],
  perMinute: 60,
});

export const setContestReminder = defineAction({
  name: "set_contest_reminder",
  summary: "Whether the player is told when an upcoming contest starts.",
  access: "player",
  input: z.strictObject({ contest_id: Uuid, status: flagField }),
  output: z.strictObject({ contest_id: Uuid, is_reminded: z.boolean() }),
  messages: ["updated"],
  refusals: ["no_data", "contest_cancelled"],
  perMinute: 30,
});
