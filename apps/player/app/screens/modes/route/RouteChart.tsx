import { ChartPaper } from "@crosscheck/ui/art/ChartPaper";
import { useRef } from "react";
import { Bdi } from "../../../i18n/Bdi.tsx";
import { useMediaQuery } from "../../../hooks/use-media-query.ts";
import type { Leg, Waypoint } from "./legs.ts";
import { LegField } from "./LegField.tsx";
import { crossingAt, layLeg, type LegShape } from "./route-shape.ts";
import { RouteLine } from "./RouteLine.tsx";
import { usePlaneFlight } from "./use-plane-flight.ts";

type RouteChartProps = {
  readonly legs: readonly Leg[];
  /** The waypoints of all legs. */
  readonly route: readonly Waypoint[];
  readonly plane: Waypoint | null;
  readonly chosen: Waypoint | undefined;
  readonly onChoose: (key: string) => void;
};

/**
 * The route drawn over a chart, for eye and pointer. It says nothing to a screen reader and takes no focus: the list
 * beside it has the same waypoints in the same order.
 */
export function RouteChart({ legs, route, plane, chosen, onChoose }: RouteChartProps) {
  const columns = useMediaQuery("(min-width: 40rem)") ? 5 : 3;
  const chart = useRef<HTMLDivElement>(null);
  usePlaneFlight(chart, route, plane);
  return (
    <div
      ref={chart}
      aria-hidden="true"
      className="relative isolate overflow-hidden rounded-[24px] border border-line bg-card select-none"
    >
      <ChartPaper className="absolute inset-0 -z-10 rtl:-scale-x-100" />
      {layRoute(legs, columns).map(({ leg, shape, entersAtEnd, isFlownInto }) => (
        <div key={leg.key}>
          {leg.part === null ? null : (
            <Boundary
              name={leg.part}
              entry={shape.into[0] === null ? null : crossingAt(entersAtEnd)}
              isFlown={isFlownInto}
            />
          )}
          <LegField
            leg={leg}
            shape={shape}
            isFlownInto={isFlownInto}
            plane={plane}
            chosen={chosen}
            onChoose={onChoose}
          />
        </div>
      ))}
    </div>
  );
}

type LaidLeg = {
  readonly leg: Leg;
  readonly shape: LegShape;
  readonly entersAtEnd: boolean;
  /** Whether the last waypoint before this leg is passed. */
  readonly isFlownInto: boolean;
};

/** One leg after the other; each comes in where the one before it went out. */
function layRoute(legs: readonly Leg[], columns: number): readonly LaidLeg[] {
  return legs.reduce<readonly LaidLeg[]>((laid, leg, index) => {
    const before = laid.at(-1);
    const entersAtEnd = before?.shape.exitsAtEnd ?? false;
    const shape = layLeg({
      count: leg.waypoints.length,
      columns,
      isFirst: index === 0,
      isLast: index === legs.length - 1,
      entersAtEnd,
    });
    const isFlownInto = before?.leg.waypoints.at(-1)?.state === "passed";
    return [...laid, { leg, shape, entersAtEnd, isFlownInto }];
  }, []);
}

type BoundaryProps = {
  readonly name: string;
  /** Where the route crosses, in percent of the width; null where it begins. */
  readonly entry: number | null;
  readonly isFlown: boolean;
};

/** The edge of a part with its name, like that of a flight information region. */
function Boundary({ name, entry, isFlown }: BoundaryProps) {
  return (
    <div className="relative flex min-h-11 items-center border-y border-dashed border-edge/60 bg-card/75 px-[14%] py-2">
      {entry === null ? null : (
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full rtl:-scale-x-100"
        >
          <RouteLine d={`M${entry} 0V100`} isFlown={isFlown} />
        </svg>
      )}
      <p className="w-full text-center text-sm font-semibold [overflow-wrap:anywhere]">
        <Bdi>{name}</Bdi>
      </p>
    </div>
  );
}
