import { useLayoutEffect } from "react";
import { isCalm } from "../../../hooks/is-calm.ts";
import { SCENE } from "../../../hooks/motion.ts";
import type { Waypoint } from "./legs.ts";

/** Longer than the tokens of motion: it is watched, and happens once. */
const FLIGHT_MS = 1_280;

/** Addresses of levels that were seen before they were passed: the plane flies once for each, not at every visit. */
const seenOpen = new Set<string>();

/** Lets the plane fly on from the level that was passed since it was seen; with reduced motion it is there at once. */
export function usePlaneFlight(
  chart: { readonly current: HTMLElement | null },
  route: readonly Waypoint[],
  plane: Waypoint | null,
): void {
  useLayoutEffect(() => {
    const from = route.findLast(({ state, to }) => state === "passed" && seenOpen.has(to));
    for (const { state, to } of route) {
      if (state === "open") seenOpen.add(to);
      else seenOpen.delete(to);
    }
    if (from === undefined || plane === null || route.indexOf(from) >= route.indexOf(plane)) return;
    if (!isCalm() && chart.current !== null) fly(chart.current, from.key, plane.key);
  });
}

function fly(chart: HTMLElement, fromKey: string, toKey: string): void {
  const placeOf = (key: string) => chart.querySelector(`[data-waypoint="${key}"]`)?.getBoundingClientRect();
  const [from, to] = [placeOf(fromKey), placeOf(toKey)];
  if (from === undefined || to === undefined) return;
  const [x, y] = [from.x - to.x, from.y - to.y];
  chart
    .querySelector("[data-plane]")
    ?.animate(
      [
        { translate: `${x}px ${y}px` },
        { translate: `${x / 2}px ${y / 2 - 24}px`, scale: "1.25" },
        { translate: "0 0" },
      ],
      { ...SCENE, duration: FLIGHT_MS },
    );
}
