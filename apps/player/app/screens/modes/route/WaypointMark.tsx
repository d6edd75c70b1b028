import { Stars } from "@crosscheck/ui/Stars";
import type { CSSProperties } from "react";
import { useFormats } from "../../../i18n/formats.ts";
import type { Waypoint } from "./legs.ts";

const HEXAGON = "M26 3 46 14.500v23L26 49 6 37.500v-23z";
const RING = "M26-3 51.500 11.500v29L26 55 .5 40.500v-29z";

type WaypointMarkProps = {
  readonly waypoint: Waypoint;
  readonly style: CSSProperties;
  /** The plane stands here. */
  readonly isHere: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

/** Fill, edge and colour of the number. */
function lookOf({ state }: Waypoint, isHere: boolean): readonly [fill: string, edge: string, ink: string] {
  if (state === "passed") return ["var(--cc-primary)", "var(--cc-primary-edge)", "text-on-primary"];
  if (state === "locked") return ["var(--cc-sunken)", "var(--cc-edge)", "text-muted"];
  return isHere
    ? ["var(--cc-action)", "var(--cc-action-edge)", "text-on-action"]
    : ["var(--cc-card)", "var(--cc-primary)", "text-primary"];
}

/** A level as a waypoint of a chart, with its stars once it is passed. For the pointer: keys have the list. */
export function WaypointMark({ waypoint, style, isHere, isChosen, onChoose }: WaypointMarkProps) {
  const { number } = useFormats();
  const { key, level, state, stars } = waypoint;
  const [fill, edge, ink] = lookOf(waypoint, isHere);
  return (
    <button
      type="button"
      tabIndex={-1}
      data-waypoint={key}
      className="absolute -ms-8 -mt-8 grid size-16 place-items-center"
      style={style}
      // The focus stays where it was: nothing in the chart is there for keys.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <svg viewBox="0 0 52 52" className="absolute size-13 overflow-visible">
        {isChosen ? <path d={RING} fill="none" stroke="var(--cc-ink)" strokeWidth="2.500" /> : null}
        <path
          d={HEXAGON}
          fill={fill}
          stroke={edge}
          strokeWidth="3"
          strokeLinejoin="round"
          strokeDasharray={state === "locked" ? "5 4" : undefined}
        />
      </svg>
      <span className={`relative text-lg font-bold tabular-nums ${ink}`}>{number(level.level)}</span>
      {state === "passed" ? (
        <span className="absolute top-[3.4rem] rounded-full bg-card/90 px-1">
          <Stars count={stars} className="h-4" />
        </span>
      ) : null}
    </button>
  );
}
