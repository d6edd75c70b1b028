import { CATEGORY_TYPES } from "@crosscheck/contract/actions/categories";
import { MODES } from "@crosscheck/rules/modes/index";
import type { ModeDefinition } from "@crosscheck/rules/modes/mode";

/** A mode that is played in levels, and the category type of its questions (contract §4). */
export type LevelMode = { readonly mode: ModeDefinition; readonly categoryType: number };

export const LEVEL_MODES = {
  quiz_zone: { mode: MODES.quiz_zone, categoryType: CATEGORY_TYPES.quiz_zone },
  multi_match: { mode: MODES.multi_match, categoryType: CATEGORY_TYPES.multi_match },
} as const satisfies Readonly<Record<string, LevelMode>>;
