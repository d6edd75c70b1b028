import { unlockedLevel } from "@crosscheck/rules/attempts/levels";
import { sql } from "kysely";
import { finishEffect, type Ending } from "../../calls/finish-effect.ts";

type Progress = {
  /** Null without levels. */
  readonly bestPercent: number | null;
  /** Highest level passed before this run; 0 when none. */
  readonly highestPassedBefore: number;
};

/** The player's progress at a place with levels. */
export const levelEffect = finishEffect({
  write: (ending) => ({
    progress: sql`
      insert into level_progress
        (player_id, category_id, place_id, level, best_percent, runs, passed_at, last_played_at)
      select player_id, category_id, ${placeOf(ending)}::uuid, level, ${ending.marks.percent}::numeric, 1,
        ${ending.won ? ending.at : null}::timestamptz, ${ending.at}::timestamptz
      from closed where ${placeOf(ending)}::uuid is not null and level is not null
      on conflict (player_id, category_id, place_id, level) do update set
        best_percent = greatest(level_progress.best_percent, excluded.best_percent),
        runs = level_progress.runs + 1,
        passed_at = coalesce(level_progress.passed_at, excluded.passed_at),
        last_played_at = excluded.last_played_at
      returning best_percent`,
  }),
  read: (ending) => sql<Progress>`(select best_percent from progress) as "bestPercent",
      coalesce((select max(level) from level_progress where player_id = ${ending.playerId}
        and category_id = ${ending.categoryId} and place_id = ${placeOf(ending)}::uuid and passed_at is not null), 0)
        as "highestPassedBefore"`,
  follow: (_tx, { scope, won }, { bestPercent, highestPassedBefore }) => {
    if (scope.from !== "levels" || bestPercent === null) return { level: null };
    const { level, maxLevel } = scope;
    const before = unlockedLevel(highestPassedBefore, maxLevel);
    const unlocked = unlockedLevel(Math.max(highestPassedBefore, won ? level : 0), maxLevel);
    return {
      level: {
        played: level,
        passed: won,
        // Levels open one after the other.
        first_pass: won && level > highestPassedBefore,
        unlocked,
        newly_unlocked: unlocked > before,
        max_level: maxLevel,
        best_percent: bestPercent,
      },
    };
  },
});

function placeOf({ mode, subcategoryId, categoryId }: Ending): string | null {
  return mode.progress === "levels" ? (subcategoryId ?? categoryId) : null;
}
