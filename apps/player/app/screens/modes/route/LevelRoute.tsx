import { MOST_STARS } from "@crosscheck/rules/attempts/level-route";
import { useState, type ReactNode } from "react";
import { useText } from "../../../i18n/texts.tsx";
import { waypointOfPlane, type Leg, type Waypoint } from "./legs.ts";
import { LegList } from "./LegList.tsx";
import { RouteChart } from "./RouteChart.tsx";
import { WaypointCard } from "./WaypointCard.tsx";

/** A route as short as this leaves its list room in one row below the chart. */
const SHORT = 3;

type LevelRouteProps = {
  readonly legs: readonly Leg[];
  /** Stands for card and list where the subject is locked: how to unlock it. */
  readonly lock?: ReactNode;
};

/**
 * The levels of a subject or of one part of it: a chart with the route, the card of one waypoint, and a list. The card
 * stays in sight under the chart on phones; on wide screens it stands beside it with the list.
 */
export function LevelRoute({ legs, lock }: LevelRouteProps) {
  const route = legs.flatMap(({ waypoints }) => waypoints);
  const plane = waypointOfPlane(route);
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const isShort = route.length <= SHORT;
  const chosen = route.find(({ key }) => key === chosenKey) ?? plane ?? route[0];
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:items-start">
      <div className="grid gap-3 lg:contents">
        <section className={`min-w-0 ${isShort ? "" : "lg:row-span-2"}`}>
          <RouteSummary route={route} plane={plane} />
          <RouteChart
            legs={legs}
            route={route}
            plane={plane}
            chosen={lock === undefined ? chosen : undefined}
            onChoose={setChosenKey}
          />
        </section>
        <div className="sticky bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-10 lg:top-20 lg:bottom-auto">
          {lock ?? (chosen === undefined ? null : <WaypointCard waypoint={chosen} />)}
        </div>
      </div>
      {lock === undefined ? <LegList legs={legs} plane={plane} isRow={isShort} /> : null}
    </div>
  );
}

type RouteSummaryProps = { readonly route: readonly Waypoint[]; readonly plane: Waypoint | null };

/** What the chart shows, for a screen reader. */
function RouteSummary({ route, plane }: RouteSummaryProps) {
  const text = useText();
  return (
    <p className="sr-only">
      {text("quiz-zone.route.summary", {
        levels: route.length,
        passed: route.filter(({ state }) => state === "passed").length,
        stars: route.reduce((sum, { stars }) => sum + stars, 0),
        most: route.length * MOST_STARS,
      })}{" "}
      {plane === null
        ? text("quiz-zone.route.all_locked")
        : plane.part === null
          ? text("quiz-zone.route.here", { level: plane.level.level })
          : text("quiz-zone.route.here_in", { level: plane.level.level, part: plane.part })}
    </p>
  );
}
