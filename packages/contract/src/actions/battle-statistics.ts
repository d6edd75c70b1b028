import { z } from "zod";
import { BattleCard, BattleFrame } from "../battle-views.ts";
import { defineAction } from "../define-action.ts";
import { Coins, Instant, Paging, Slug, Uuid, flagField } from "../fields.ts";
import { Face } from "../questions.ts";
import { RoomCard } from "./battles.ts";

/** Longer than any id. */
const ID_FIELD_MAX = 40;

/** How a battle was counted for the player: 1 won, 2 lost, 3 drawn, 0 nothing was decided. */
const MyStatus = z.literal([0, 1, 2, 3]);

export const BattleRow = z.strictObject({
  battle_id: Uuid,
  /** What `review_attempt` calls it; null: there is nothing to look through. */
  attempt_id: Uuid.nullable(),
  mode: BattleCard.shape.kind,
  date: Instant,
  category: Slug.nullable(),
  category_name: z.string(),
  face: Face.nullable(),
  mystatus: MyStatus,
  outcome: z.enum(["win", "lose", "draw", "defeat", "abandoned"]),
  rank: z.int().nullable(),
  points: z.int(),
  coins: Coins,
  entry_fee: Coins,
  /** Whole points; null: it was not rated. */
  rating_change: z.int().nullable(),
  /** The first opponent, in the words of the specification; empty name: deleted, or the bot. */
  opponent_id: z.string(),
  opponent_name: z.string(),
  opponent_profile: z.string(),
  opponents: z.array(
    z.strictObject({
      user_id: z.string(),
      name: z.string(),
      profile: z.string(),
      is_bot: z.boolean(),
      is_deleted: z.boolean(),
      points: z.int(),
      outcome: z.enum(["win", "lose", "draw", "defeat", "abandoned"]),
    }),
  ),
});

export const getBattleStatistics = defineAction({
  name: "get_battle_statistics",
  summary: "The player's record and battles, one row each; 113 with none, which is no error.",
  access: "player",
  input: z.strictObject({
    sort: z.enum(["date", "opponent", "result", "id"]).default("date"),
    order: z.enum(["ASC", "DESC", "asc", "desc"]).default("DESC"),
    ...Paging,
  }),
  output: z.strictObject({
    myreport: z.strictObject({ victories: z.int(), drawn: z.int(), lost: z.int() }),
    /** Whole points; null before the first rated battle. */
    rating: z.int().nullable(),
    /** Half the width of what the rating may really be. */
    rating_margin: z.int().nullable(),
    rated_games: z.int(),
    /** Rated battles won by playing, one after the other. */
    wins_in_row: z.int(),
    /** After each rated battle, the oldest first; at most the last hundred. */
    rating_history: z.array(z.strictObject({ at: Instant, rating: z.int() })),
    per_category: z.array(
      z.strictObject({
        category: Slug.nullable(),
        category_name: z.string(),
        face: Face.nullable(),
        victories: z.int(),
        drawn: z.int(),
        lost: z.int(),
      }),
    ),
    data: z.array(BattleRow),
  }),
  messages: ["no_matches"],
  refusals: [],
  perMinute: 60,
});

export const setBattleStatistics = defineAction({
  name: "set_battle_statistics",
  summary: "Looks up the latest battle of the two; nothing in the request changes anything.",
  access: "player",
  input: z.strictObject({
    user_id1: z.string().max(ID_FIELD_MAX),
    user_id2: z.string().max(ID_FIELD_MAX),
    winner_id: z.string().max(ID_FIELD_MAX).default(""),
    is_drawn: flagField.default(false),
  }),
  output: z.strictObject({
    battle_id: Uuid.nullable(),
    winner_id: z.string(),
    is_drawn: z.boolean(),
    myreport: getBattleStatistics.output.shape.myreport,
  }),
  messages: ["stored"],
  refusals: [],
  perMinute: 60,
});

export const getBattleReplay = defineAction({
  name: "get_battle_replay",
  summary: "A battle of the player's that is over, frame by frame, with the times at which all were told.",
  access: "player",
  input: z.strictObject({ battle_id: Uuid }),
  output: z.strictObject({
    battle: RoomCard,
    frames: z.array(z.strictObject({ at: z.int(), frame: BattleFrame })),
  }),
  messages: [],
  refusals: ["no_data"],
  perMinute: 30,
});
