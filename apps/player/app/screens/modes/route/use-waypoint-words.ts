import { MOST_STARS, nextStarPercent } from "@crosscheck/rules/attempts/level-route";
import { useFormats } from "../../../i18n/formats.ts";
import { useText } from "../../../i18n/texts.tsx";
import type { Waypoint } from "./legs.ts";

/** What a waypoint says of itself: the same in its card and in the list. */
export function useWaypointWords({ level, state, stars, winPercent }: Waypoint) {
  const text = useText();
  const { percent } = useFormats();
  const next = nextStarPercent(stars, winPercent);
  const best =
    level.best_percent === null
      ? null
      : text("quiz-zone.levels.best", { percent: percent(level.best_percent) });
  const ready = level.open_attempt_id === null ? "quiz-zone.levels.ready" : "quiz-zone.levels.resume";
  return {
    name: text("quiz-zone.levels.level", { level: level.level }),
    questions: text("quiz-zone.levels.questions", { count: level.no_of_ques }),
    stars: text("quiz-zone.route.stars", { count: stars, most: MOST_STARS }),
    standing:
      state === "locked"
        ? text("quiz-zone.levels.locked")
        : level.open_attempt_id === null
          ? (best ?? text(ready))
          : text(ready),
    next:
      state === "locked" || next === null
        ? null
        : text("quiz-zone.route.next_star", { percent: percent(next) }),
  };
}
