import { LISTED_TYPES } from "@crosscheck/rules/modes/category-types";
import { MODES, modesFrom } from "@crosscheck/rules/modes/index";
import { z } from "zod";
import { defineAction } from "../define-action.ts";
import { Coins, LanguageId, Percent, PlaceRef, Slug, Uuid, intField } from "../fields.ts";
import { AttemptView, Face, Mastery } from "../questions.ts";

/** A category type that can be asked for (contract §4). */
export const CategoryType = intField(Math.min(...LISTED_TYPES), Math.max(...LISTED_TYPES)).refine((type) =>
  LISTED_TYPES.includes(type),
);
const QUIZ_ZONE = MODES.quiz_zone.source.categoryType;

export const CategoryRow = z.strictObject({
  id: Uuid,
  slug: Slug,
  category_name: z.string(),
  language_id: z.int(),
  /** URL of the category's picture; null without one. */
  image: z.string().nullable(),
  /** Name of the drawn sign that our own app shows. */
  emblem: z.string(),
  /** Face of the category's subject; null where it is of several subjects, or of none. */
  face: Face.nullable(),
  type: z.int(),
  is_premium: z.boolean(),
  coins: Coins,
  row_order: z.int(),
  /** Sub-categories with questions. */
  no_of: z.int(),
  no_of_que: z.int(),
  /** The highest level here or in one of its sub-categories. */
  maxlevel: z.int(),
  /** Levels here and in all its sub-categories: what `progress` is a part of. */
  levels: z.int(),
  /** Whether the player has finished a quiz here. */
  is_play: z.boolean(),
  has_unlocked: z.boolean(),
  /** Levels passed over levels there are, 0–100; 0 in types that are not played in levels. */
  progress: Percent,
  /** How well the player knows the questions here; absent for visitors. */
  mastery: Mastery.optional(),
  /** Pack the category comes from; categories of one pack stand together. */
  pack: Slug,
});
export const SubcategoryRow = CategoryRow.extend({ maincat_id: Uuid });

const levelPlace = { category: PlaceRef, subcategory: PlaceRef.optional() };
const slugPlace = { category_slug: PlaceRef, subcategory_slug: PlaceRef.optional() };
const levelProgress = z.strictObject({ level: z.int(), max_level: z.int() });

export const getCategories = defineAction({
  name: "get_categories",
  summary: "Categories with questions, with the player's progress when signed in.",
  access: "public",
  input: z.strictObject({
    type: CategoryType.default(QUIZ_ZONE),
    /** With type 1: 1 self challenge, 2 one-to-one, 3 group. */
    sub_type: intField(1, 3).optional(),
    language_id: LanguageId.optional(),
  }),
  output: z.array(CategoryRow),
  messages: [],
  refusals: [],
  perMinute: 60,
});

export const getSubcategoryByMaincategory = defineAction({
  name: "get_subcategory_by_maincategory",
  summary: "Sub-categories with questions of one category.",
  access: "player",
  input: z.strictObject({ ...slugPlace, language_id: LanguageId.optional() }),
  output: z.array(SubcategoryRow),
  messages: [],
  refusals: ["no_data"],
  perMinute: 60,
});

const levelData = {
  access: "player",
  input: z.strictObject({ ...slugPlace, language_id: LanguageId.optional() }),
  output: z.strictObject({
    /** Highest unlocked level, from 1. */
    level: z.int(),
    max_level: z.int(),
    no_of_ques: z.int(),
    category: CategoryRow,
    subcategory: SubcategoryRow.nullable(),
    level_data: z.array(
      z.strictObject({
        level: z.int(),
        no_of_ques: z.int(),
        /** Language its questions are in; another one than asked for only where the player allows it. */
        language_id: z.int(),
        best_percent: Percent.nullable(),
        played: z.boolean(),
        unlocked: z.boolean(),
        /** A run of this level that waits to be resumed. */
        open_attempt_id: Uuid.nullable(),
      }),
    ),
    /** Percentage that unlocks the next level. */
    win_percent: Percent,
    /** Whether an answer with some right parts earns their share of the marks. */
    partial_marks: z.boolean(),
  }),
  messages: [],
  refusals: ["no_data"],
  perMinute: 60,
} as const;

const questionsByLevel = {
  access: "player",
  input: z.strictObject({ ...levelPlace, level: intField(1, 1_000), language_id: LanguageId.optional() }),
  output: AttemptView,
  messages: [],
  refusals: ["no_data", "level_locked", "category_locked"],
  perMinute: 30,
} as const;

const reachedLevel = {
  access: "player",
  input: z.strictObject({ ...levelPlace, level: intField(0, 1_000_000).optional() }),
  output: levelProgress,
  messages: ["updated"],
  refusals: ["no_data"],
  perMinute: 60,
} as const;

export const getLevelData = defineAction({
  name: "get_level_data",
  summary: "Levels of a category or sub-category: which are unlocked, best result of each.",
  ...levelData,
  input: levelData.input.extend({
    /** For modes of levels without a call of their own; absent: the quiz zone. */
    mode: z.enum(modesFrom("levels").map(({ id }) => id)).optional(),
  }),
});

export const getMultiMatchLevelData = defineAction({
  name: "get_multi_match_level_data",
  summary: "Multi-match levels of a category or sub-category: which are unlocked, best result of each.",
  ...levelData,
});

export const getQuestionsByLevel = defineAction({
  name: "get_questions_by_level",
  summary: "Opens a level attempt, or resumes the open one.",
  ...questionsByLevel,
});

export const getMultiMatchQuestionsByLevel = defineAction({
  name: "get_multi_match_questions_by_level",
  summary: "Opens a multi-match level attempt, or resumes the open one.",
  ...questionsByLevel,
});

export const setLevelData = defineAction({
  name: "set_level_data",
  summary: "Answers the level really reached; nothing in the request moves it.",
  ...reachedLevel,
});

export const setMultiMatchLevelData = defineAction({
  name: "set_multi_match_level_data",
  summary: "Answers the multi-match level really reached; nothing in the request moves it.",
  ...reachedLevel,
});

export const setQuizCategories = defineAction({
  name: "set_quiz_categories",
  summary: "Answers whether the category counts as played; derived from finished attempts.",
  access: "player",
  input: z.strictObject({
    type: CategoryType.default(QUIZ_ZONE),
    ...levelPlace,
    /** What was played there, such as a passage; the answer is about the place. */
    type_id: z.string().max(80).optional(),
  }),
  output: z.strictObject({ is_play: z.boolean() }),
  messages: ["updated", "category_already_played"],
  refusals: ["no_data"],
  perMinute: 60,
});

export const unlockPremiumCategory = defineAction({
  name: "unlock_premium_category",
  summary: "Buys a premium category: price, debit and unlock in one transaction.",
  access: "player",
  input: z.strictObject({ category: PlaceRef }),
  output: z.strictObject({ category: Slug, coins: Coins }),
  messages: ["stored"],
  refusals: ["no_data", "already_unlocked", "not_enough_coins"],
  perMinute: 20,
});

export const getCategorySample = defineAction({
  name: "get_category_sample",
  summary: "One question of a category, always the same one and without its answer: what is inside.",
  access: "player",
  input: z.strictObject({ category: PlaceRef, language_id: LanguageId.optional() }),
  output: z.strictObject({
    category: Slug,
    question: z.string(),
    /** In an order that tells nothing. */
    options: z.array(z.string()),
  }),
  messages: [],
  refusals: ["no_data"],
  perMinute: 60,
});
