import { z } from "zod";
import { defineAction } from "../define-action.ts";
import { intField, Uuid } from "../fields.ts";
import { LimitField, pageOf } from "./operator-fields.ts";

const readers = { roles: ["admin", "author", "support"] } as const;

/** How one version of a question does, over the first answers of players to it. */
const ItemFigures = {
  question_id: Uuid,
  pack_id: z.string(),
  /** The author's id of the question inside its pack. */
  source_id: z.string(),
  version: z.int(),
  stem: z.string(),
  /** Players who met it, and of those who answered it. */
  met: z.int(),
  answers: z.int(),
  correct: z.int(),
  /** Share of right answers, 0 to 1; null without an answer. */
  facility: z.number().nullable(),
  /**
   * Point-biserial correlation, -1 to 1, of being right with the share of right ones among the other questions of the
   * same attempt, the item itself left out (S. Henrysson, Correction of item-total correlations in item analysis,
   * Psychometrika 28, 1963). Attempts have different questions, so the share stands for the score. Null while either
   * does not vary.
   */
  discrimination: z.number().nullable(),
  /** Answers the discrimination comes from. */
  discrimination_answers: z.int(),
  /** Reports of this version, settled ones too, and those that wait. */
  reports: z.int(),
  open_reports: z.int(),
};

export const getItemStatistics = defineAction({
  name: "get_item_statistics",
  summary:
    "How a question does, over each player's first answer to a version: facility, discrimination, chosen options, time, reports.",
  access: readers,
  input: z.strictObject({
    question_id: Uuid,
    /** The one that is played now, unless another is named. */
    version: intField(1, 1_000_000).optional(),
  }),
  output: z.strictObject({
    ...ItemFigures,
    current_version: z.int(),
    /** Versions that somebody met, the latest first. */
    versions: z.array(z.int()),
    /** Whole seconds, rounded down, half of the timed answers took no longer than; null: none was timed. */
    median_seconds: z.int().nullable(),
    timed_answers: z.int(),
    /**
     * Options of the version by the author's ids, the most chosen first, those that nobody chose too; no answers for kinds
     * without a single choice.
     */
    options: z.array(
      z.strictObject({ option: z.string(), text: z.string(), is_key: z.boolean(), answers: z.int() }),
    ),
  }),
  messages: [],
  refusals: ["no_data"],
  perMinute: 120,
});

export const listItemsByStatistics = defineAction({
  name: "list_items_by_statistics",
  summary:
    "Questions as they are played now: the hardest, the least discriminating or the most reported first.",
  access: readers,
  input: z.strictObject({
    sort: z.enum(["hardest", "low_discrimination", "most_reported"]).default("hardest"),
    category_id: Uuid.optional(),
    /** Fewer say little; not asked of the most reported. */
    min_answers: intField(1, 1_000_000).default(30),
    cursor: Uuid.optional(),
    limit: LimitField,
  }),
  output: pageOf(z.strictObject(ItemFigures)),
  messages: [],
  refusals: [],
  perMinute: 120,
});
