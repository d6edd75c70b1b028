import { BATTLE_KINDS } from "@crosscheck/rules/battles/battle-rules";
import { z } from "zod";
import { defineAction } from "../define-action.ts";
import { Coins, Instant, Slug, Uuid, intField, textField } from "../fields.ts";
import { LimitField, pageOf, ReasonField } from "./operator-fields.ts";

const support = { roles: ["admin", "support"] } as const;
const WORD_MAX = 60;
/** Days for which somebody is muted at most, and that a look at ratings goes back. */
const MOST_MUTED_DAYS = 365;
const MOST_LOOKED_DAYS = 90;

const Line = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.enum(["phrase", "emoji"]), id: z.string() }),
  z.strictObject({ kind: z.literal("text"), text: z.string() }),
]);

const Seat = z.strictObject({
  seat: z.int(),
  /** null: the bot, or a deleted player. */
  player_id: Uuid.nullable(),
  name: z.string(),
  is_bot: z.boolean(),
  /** From here on null until it is over. */
  outcome: z.enum(["win", "lose", "draw", "defeat", "abandoned"]).nullable(),
  points: z.int().nullable(),
  correct: z.int().nullable(),
  coins: Coins.nullable(),
  rating_before: z.number().nullable(),
  rating_after: z.number().nullable(),
  /** Answers faster than anybody reads. */
  fast_answers: z.int().nullable(),
});

const BattleRow = z.strictObject({
  battle_id: Uuid,
  kind: z.enum(BATTLE_KINDS),
  language: z.string(),
  category: Slug.nullable(),
  no_of_que: z.int(),
  entry_fee: Coins,
  is_rated: z.boolean(),
  opened_at: Instant,
  started_at: Instant.nullable(),
  ended_at: Instant.nullable(),
  end_reason: z.string().nullable(),
  /** The process that has it. */
  node: z.string().nullable(),
  seats: z.array(Seat),
  /** Reports on its lines that wait for a decision. */
  open_reports: z.int(),
});

export const listBattles = defineAction({
  name: "list_battles",
  summary:
    "Battles, the latest first; flagged ones have an answer faster than anybody reads or an open report.",
  access: support,
  input: z.strictObject({
    player_id: Uuid.optional(),
    kind: z.enum(BATTLE_KINDS).optional(),
    state: z.enum(["all", "running", "over"]).default("all"),
    flagged: z.boolean().default(false),
    cursor: Uuid.optional(),
    limit: LimitField,
  }),
  output: pageOf(BattleRow),
  messages: [],
  refusals: [],
  perMinute: 60,
});

export const viewBattle = defineAction({
  name: "view_battle",
  summary: "One battle with all that happened in it: answers with their times and round trips, lines, drops.",
  access: support,
  input: z.strictObject({ battle_id: Uuid }),
  output: BattleRow.extend({
    events: z.array(
      z.strictObject({
        at: Instant,
        type: z.string(),
        /** Empty: nobody in particular. */
        player_id: z.string(),
        /** Of an answer. */
        number: z.int().nullable(),
        is_right: z.boolean().nullable(),
        elapsed_ms: z.number().nullable(),
        round_trip_ms: z.number().nullable(),
        is_fast: z.boolean(),
        line: Line.nullable(),
      }),
    ),
  }),
  messages: [],
  refusals: ["no_data"],
  perMinute: 60,
});

const Decision = z.enum(["dismissed", "warned", "muted"]);

export const listReportedMessages = defineAction({
  name: "list_reported_messages",
  summary: "Lines of battles that players reported, as they were said, the oldest first.",
  access: support,
  input: z.strictObject({
    decided: z.boolean().default(false),
    cursor: Uuid.optional(),
    limit: LimitField,
  }),
  output: pageOf(
    z.strictObject({
      report_id: Uuid,
      battle_id: Uuid,
      message_id: z.string(),
      /** null: deleted since. */
      reporter_id: Uuid.nullable(),
      speaker_id: Uuid.nullable(),
      line: Line,
      reported_at: Instant,
      settled_at: Instant.nullable(),
      decision: Decision.nullable(),
      /** How often this speaker was warned or muted before. */
      earlier: z.int(),
    }),
  ),
  messages: [],
  refusals: [],
  perMinute: 120,
});

export const decideReportedMessage = defineAction({
  name: "decide_reported_message",
  summary:
    "Dismisses a reported line, warns its speaker or mutes them for some days; all open reports on it are settled alike.",
  access: support,
  input: z.strictObject({
    report_id: Uuid,
    decision: z.enum(["dismiss", "warn", "mute"]),
    /** Of a mute; one that goes on is never shortened by it. */
    days: intField(1, MOST_MUTED_DAYS).default(7),
  }),
  output: z.strictObject({ report_id: Uuid, decision: Decision, muted_until: Instant.nullable() }),
  messages: ["updated"],
  refusals: ["no_data", "message_report_settled"],
  perMinute: 120,
});

export const unmutePlayer = defineAction({
  name: "unmute_player",
  summary: "Lets a player write in battles again.",
  access: support,
  input: z.strictObject({ player_id: Uuid, reason: ReasonField }),
  output: z.strictObject({ player_id: Uuid }),
  messages: ["updated"],
  refusals: ["no_data"],
  perMinute: 60,
});

const WordRow = z.strictObject({ word: z.string(), language: z.string().nullable(), added_at: Instant });

export const listBattleWords = defineAction({
  name: "list_battle_words",
  summary:
    "Words that no free text in a battle may hold, beside those that the program knows, in their order.",
  access: support,
  input: z.strictObject({ cursor: z.string().max(WORD_MAX).optional(), limit: LimitField }),
  output: pageOf(WordRow),
  messages: [],
  refusals: [],
  perMinute: 60,
});

export const addBattleWord = defineAction({
  name: "add_battle_word",
  summary: "Refuses a word, or words in a row, in every free text from now on, however it is typed.",
  access: support,
  input: z.strictObject({
    word: textField(2, WORD_MAX),
    /** Code of the language it belongs to, for whoever reads the list; it counts in all. */
    language: z
      .string()
      .regex(/^[a-z]{2,3}$/)
      .optional(),
  }),
  output: z.strictObject({
    word: z.string(),
    /** False: it was there. */
    added: z.boolean(),
  }),
  messages: ["updated"],
  refusals: [],
  perMinute: 60,
});

export const removeBattleWord = defineAction({
  name: "remove_battle_word",
  summary: "Takes a word off the list again.",
  access: support,
  input: z.strictObject({ word: textField(1, WORD_MAX) }),
  output: z.strictObject({ word: z.string() }),
  messages: ["updated"],
  refusals: ["no_data"],
  perMinute: 60,
});

export const listRatingAnomalies = defineAction({
  name: "list_rating_anomalies",
  summary:
    "What looks wrong about ratings and stakes: many fast answers, one pair again and again, a rating above the answers, coins that go one way, wins over opponents who left.",
  access: support,
  input: z.strictObject({ days: intField(1, MOST_LOOKED_DAYS).default(14), limit: LimitField }),
  output: z.strictObject({
    rows: z.array(
      z.strictObject({
        kind: z.enum(["fast_answers", "same_pair", "above_answers", "one_sided", "walkovers"]),
        player_id: Uuid,
        /** The other one of a pair. */
        other_id: Uuid.nullable(),
        /** Of walkovers: the rated ones that the player has won. */
        battles: z.int(),
        /**
         * Of the questions that were told: answered fast, or right. Of the battles: won by the first of the two, or won
         * because the opponent left.
         */
        share: z.number().nullable(),
        rating: z.number().nullable(),
        /** That went from the other one to the player. */
        coins: Coins.nullable(),
      }),
    ),
  }),
  messages: [],
  refusals: [],
  perMinute: 20,
});
