import { z } from "zod";
import { defineAction } from "../define-action.ts";
import { LanguageId, Slug, Uuid } from "../fields.ts";
import { StudyPlan } from "./players.ts";

export const getNextBest = defineAction({
  name: "get_next_best",
  summary:
    "What the player is offered with one tap: a run under way, a contest that ends soon, mistakes that are due, the next level, or the daily quiz.",
  access: "player",
  input: z.strictObject({ language_id: LanguageId.optional() }),
  output: z.strictObject({
    next: z.discriminatedUnion("kind", [
      z.strictObject({
        kind: z.literal("run"),
        attempt_id: Uuid,
        mode: z.string(),
        title: z.string(),
        no_of_que: z.int(),
        answered: z.int(),
      }),
      /** A live contest that the player can enter and that ends soon. */
      z.strictObject({
        kind: z.literal("contest"),
        contest_id: Uuid,
        name: z.string(),
        minutes_left: z.int(),
      }),
      z.strictObject({ kind: z.literal("mistakes"), count: z.int() }),
      z.strictObject({
        kind: z.literal("level"),
        category: Slug,
        /** null for levels right below the category. */
        subcategory: Slug.nullable(),
        level: z.int(),
        /** Name of the category, and of the sub-category or "". */
        category_name: z.string(),
        subcategory_name: z.string(),
      }),
      z.strictObject({ kind: z.literal("daily") }),
    ]),
    /** Questions whose last answer was wrong, due or not. */
    mistakes: z.int(),
    /** Levels of the licence's subjects are offered first. */
    ...StudyPlan,
    /** Studied in the last seven days. */
    minutes_this_week: z.int(),
  }),
  messages: [],
  refusals: [],
  perMinute: 60,
});
