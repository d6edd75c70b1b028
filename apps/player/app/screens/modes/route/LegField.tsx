import type { Leg, Waypoint } from "./legs.ts";
import { Plane } from "./Plane.tsx";
import type { LegShape, Point } from "./route-shape.ts";
import { RouteLine } from "./RouteLine.tsx";
import { WaypointMark } from "./WaypointMark.tsx";

type LegFieldProps = {
  readonly leg: Leg;
  readonly shape: LegShape;
  readonly isFlownInto: boolean;
  readonly plane: Waypoint | null;
  readonly chosen: Waypoint | undefined;
  readonly onChoose: (key: string) => void;
};

/** The waypoints of a part, the line through them, and haze over what is locked. */
export function LegField({ leg, shape, isFlownInto, plane, chosen, onChoose }: LegFieldProps) {
  const { points, height } = shape;
  const { flown, ahead } = linesOf(leg, shape, isFlownInto);
  const placed = leg.waypoints.map((waypoint, index) => ({
    waypoint,
    at: points[index] ?? { x: 0, y: 0 },
    isTowardEnd: isTowardEnd(points, index),
  }));
  const planePlace = placed.find(({ waypoint }) => waypoint.key === plane?.key);
  return (
    <div className="relative" style={{ height }}>
      <svg
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full rtl:-scale-x-100"
      >
        <RouteLine d={ahead} isFlown={false} />
        <RouteLine d={flown} isFlown />
      </svg>
      {placed.map(({ waypoint, at }) =>
        waypoint.state === "locked" ? (
          <span
            key={waypoint.key}
            className="absolute -ms-28 -mt-28 size-56 bg-[radial-gradient(closest-side,var(--cc-bg)_30%,transparent)] opacity-85"
            style={styleOf(at)}
          />
        ) : null,
      )}
      {placed.map(({ waypoint, at }) => (
        <WaypointMark
          key={waypoint.key}
          waypoint={waypoint}
          style={styleOf(at)}
          isHere={waypoint.key === plane?.key}
          isChosen={waypoint.key === chosen?.key}
          onChoose={() => onChoose(waypoint.key)}
        />
      ))}
      {planePlace === undefined ? null : (
        <Plane style={styleOf(planePlace.at)} isTowardEnd={planePlace.isTowardEnd} />
      )}
    </div>
  );
}

function styleOf({ x, y }: Point) {
  return { insetInlineStart: `${x}%`, top: y };
}

/** Which way the route goes on from a point; at its end, which way it came. */
function isTowardEnd(points: readonly Point[], index: number): boolean {
  const [from, to] = index + 1 < points.length ? [index, index + 1] : [index - 1, index];
  return (points[to]?.x ?? 0) >= (points[from]?.x ?? 0);
}

/** A line is flown when the waypoint before it is passed. */
function linesOf({ waypoints }: Leg, { into, out }: LegShape, isFlownInto: boolean) {
  const lines = [...into, out].map((d, index) => ({
    d: d ?? "",
    isFlown: index === 0 ? isFlownInto : waypoints[index - 1]?.state === "passed",
  }));
  const join = (wanted: boolean) => lines.map(({ d, isFlown }) => (isFlown === wanted ? d : "")).join("");
  return { flown: join(true), ahead: join(false) };
}
