import { faceOf } from "@crosscheck/rules/content/subject-faces";
import type { Category, LevelData } from "./category-queries.ts";

/** A category of the tests. */
export function categoryOf(name: string, change: Partial<Category> = {}): Category {
  return {
    id: crypto.randomUUID(),
    slug: name.toLowerCase().replaceAll(" ", "-"),
    category_name: name,
    language_id: 1,
    image: null,
    emblem: "navigation",
    face: faceOf("060"),
    type: 1,
    is_premium: false,
    coins: 0,
    row_order: 1,
    no_of: 0,
    no_of_que: 40,
    maxlevel: 4,
    levels: 4,
    is_play: false,
    has_unlocked: true,
    progress: 0,
    pack: "ppl",
    ...change,
  };
}

/** A level of the tests. */
export function levelOf(
  level: number,
  change: Partial<LevelData["level_data"][number]> = {},
): LevelData["level_data"][number] {
  return {
    level,
    no_of_ques: 10,
    language_id: 1,
    best_percent: null,
    played: false,
    unlocked: true,
    open_attempt_id: null,
    ...change,
  };
}
