import { Link } from "react-router";
import { Bdi } from "../../../i18n/Bdi.tsx";
import { useText } from "../../../i18n/texts.tsx";
import { SubjectProgress } from "../../../study/SubjectProgress.tsx";
import { LevelKey } from "../LevelKey.tsx";
import type { Leg, Waypoint } from "./legs.ts";

type LegListProps = {
  readonly legs: readonly Leg[];
  readonly plane: Waypoint | null;
  /** Whether it stands below the chart on wide screens; beside it otherwise. */
  readonly isRow: boolean;
};

/** The waypoints of the chart as links, for keys and for who prefers a list; each part under its name. */
export function LegList({ legs, plane, isRow }: LegListProps) {
  const text = useText();
  return (
    <section
      aria-label={text("quiz-zone.route.list")}
      className={`grid gap-6 ${isRow ? "lg:col-span-2" : ""}`}
    >
      {legs.map((leg) => (
        <div key={leg.key} className="grid gap-3">
          {leg.part === null ? null : <PartHead leg={leg} part={leg.part} />}
          <ol className={`grid gap-3 sm:grid-cols-2 ${isRow ? "lg:grid-cols-3" : "lg:grid-cols-1"}`}>
            {leg.waypoints.map((waypoint) => (
              <li key={waypoint.key}>
                <LevelKey waypoint={waypoint} isHere={waypoint.key === plane?.key} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

/** Name of a part, which leads to its own levels, and how well it is known. */
function PartHead({ leg: { data, to }, part }: { readonly leg: Leg; readonly part: string }) {
  const mastery = data.subcategory?.mastery;
  return (
    <header>
      <h2 className="text-lg [overflow-wrap:anywhere]">
        <Link to={to} className="cc-link cc-link-alone">
          <Bdi>{part}</Bdi>
        </Link>
      </h2>
      {mastery === undefined ? null : <SubjectProgress mastery={mastery} />}
    </header>
  );
}
