import { BADGE_TYPES } from "@crosscheck/rules/badges/badges";
import { BOARDS } from "@crosscheck/rules/boards/board";
import { RANK_NAMES } from "@crosscheck/rules/boards/rank-name";
import { z } from "zod";
import { defineAction } from "../define-action.ts";
import { Instant, LanguageId, Paging, Slug, Uuid, flagField } from "../fields.ts";

/** A player as others see them on a board: never an address, an identity id or a friend code. */
export const BoardRow = z.strictObject({
  user_id: Uuid,
  name: z.string(),
  /** Tells names that look alike apart: 1 for the first, then 2, 3, …; shown small, from 2 on. */
  name_number: z.int().min(1),
  /** URL of the picture; empty when there is none. */
  profile: z.string(),
  score: z.int().min(1),
  /** 1 and the players with a higher score: equal scores share a rank, the earlier achiever is listed first. */
  user_rank: z.int().min(1),
  /**
   * Places gained since the last turn of the day (00:00 UTC), negative for lost ones. null for who was not on the board
   * then, on the daily board and on closed ones.
   */
  movement: z.int().nullable(),
});

const Leaderboard = z.strictObject({
  /** null for visitors, and for who has no points on this board or is hidden from boards. */
  my_rank: BoardRow.nullable(),
  /** The first three places, whatever the page. */
  top_three_ranks: z.array(BoardRow).max(3),
  /** The page without the first three places: `offset` 0 and `limit` 25 are places 4 to 25, `offset` 25 places 26 to 50. */
  other_users_rank: z.array(BoardRow),
  /** What is shown: a day YYYY-MM-DD, a month YYYY-MM, or `all`. Days and months are UTC. */
  period: z.string(),
  /** When that day or month ends, or has ended; null for the global board. */
  turns_at: Instant.nullable(),
  /** Closed periods in which somebody won points, the newest first: at most 60 days or 24 months. */
  closed_periods: z.array(z.string()),
});

const common = {
  access: "public",
  output: Leaderboard,
  messages: [],
  refusals: ["sign_in_for_more", "no_data"],
  perMinute: 60,
} as const;

export const getDailyLeaderboard = defineAction({
  ...common,
  name: "get_daily_leaderboard",
  summary: "Points of a UTC day, today unless told; a visitor sees the first page.",
  input: z.strictObject({ ...Paging, period: z.iso.date().optional() }),
});

export const getMonthlyLeaderboard = defineAction({
  ...common,
  name: "get_monthly_leaderboard",
  summary: "Points of a UTC month, this one unless told; a visitor sees the first page.",
  input: z.strictObject({
    ...Paging,
    period: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
      .optional(),
  }),
});

export const getGlobleLeaderboard = defineAction({
  ...common,
  name: "get_globle_leaderboard",
  summary: "Points of all time; a visitor sees the first page.",
  input: z.strictObject({ ...Paging }),
});

export const getBoard = defineAction({
  ...common,
  name: "get_board",
  summary: "Any board by its name; a visitor sees the first page.",
  input: z.strictObject({
    ...Paging,
    board: z.enum(BOARDS),
    /** A day or month of the board, the present one unless told. */
    period: z.string().max(10).optional(),
  }),
});

export const getBoardAroundMe = defineAction({
  name: "get_board_around_me",
  summary: "The player's own place on a board with ten above and ten below; empty for who is not on it.",
  access: "player",
  input: z.strictObject({ board: z.enum(BOARDS) }),
  output: z.strictObject({ my_rank: BoardRow.nullable(), rows: z.array(BoardRow).max(21) }),
  messages: [],
  refusals: [],
  perMinute: 60,
});

export const getPublicCard = defineAction({
  name: "get_public_card",
  summary: "What other players may see of a player.",
  access: "player",
  input: z.strictObject({ user_id: Uuid, language_id: LanguageId.optional() }),
  output: z.strictObject({
    user_id: Uuid,
    name: z.string(),
    name_number: z.int().min(1),
    /** URL of the picture; empty when there is none. */
    profile: z.string(),
    rank_name: z.enum(RANK_NAMES),
    all_time_score: z.int(),
    all_time_rank: z.int().nullable(),
    member_since: z.iso.date(),
    /** Subjects with answers in runs that count, most answers first. */
    subjects: z.array(z.strictObject({ slug: Slug, category_name: z.string() })),
    /** Badges that were unlocked, the oldest first. */
    badges: z.array(z.enum(BADGE_TYPES)),
  }),
  messages: [],
  refusals: ["no_data"],
  perMinute: 60,
});

export const setPrivacy = defineAction({
  name: "set_privacy",
  summary: "Whether others see the player on boards and as a public card.",
  access: "player",
  input: z.strictObject({ is_on_boards: flagField }),
  output: z.strictObject({ is_on_boards: z.boolean() }),
  messages: ["updated"],
  refusals: [],
  perMinute: 30,
});
