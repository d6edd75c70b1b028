import { placeOfPlane, toWaypoint, type Waypoint as Standing } from "@crosscheck/rules/attempts/level-route";
import { entryPath, levelPath } from "../../../modes/mode-paths.ts";
import type { LevelData, LevelsMode } from "../category-queries.ts";

export type Waypoint = Standing & {
  readonly key: string;
  readonly level: LevelData["level_data"][number];
  /** Address of its quiz. */
  readonly to: string;
  /** Name of the part it belongs to; null where the route has but one. */
  readonly part: string | null;
  /** What passes it, 0–100. */
  readonly winPercent: number;
};

/** The levels of one part, or those right below a subject. */
export type Leg = {
  readonly key: string;
  readonly data: LevelData;
  /** Its name as a part; null where the route has but one. */
  readonly part: string | null;
  /** Address of its own levels. */
  readonly to: string;
  readonly waypoints: readonly Waypoint[];
};

export function legOf(mode: LevelsMode, data: LevelData, { isOnly }: { readonly isOnly: boolean }): Leg {
  const { category, subcategory, level: reached, win_percent: winPercent } = data;
  const place = { category: category.slug, subcategory: subcategory?.slug };
  const key = subcategory?.slug ?? category.slug;
  const part = isOnly ? null : (subcategory?.category_name ?? null);
  const waypoints = data.level_data.map((level) => ({
    ...toWaypoint(
      { level: level.level, bestPercent: level.best_percent, isUnlocked: level.unlocked },
      { reached, winPercent },
    ),
    key: `${key}/${level.level}`,
    level,
    to: levelPath(mode, place, level.level),
    part,
    winPercent,
  }));
  return { key, data, part, to: entryPath(mode, place), waypoints };
}

/** The waypoint where the plane stands; null while it has not taken off. */
export function waypointOfPlane(route: readonly Waypoint[]): Waypoint | null {
  const index = placeOfPlane(
    route.map(({ state, level }) => ({ state, isUnderWay: level.open_attempt_id !== null })),
  );
  return index === null ? null : (route[index] ?? null);
}
