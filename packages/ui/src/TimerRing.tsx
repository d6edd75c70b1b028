import { Pause } from "lucide-react";

type TimerRingProps = {
  readonly secondsLeft: number;
  readonly secondsTotal: number;
  /** mm:ss, as the caller writes it. */
  readonly text: string;
  /** "Time left" in the reader's language; "Clock stopped" while it is paused. */
  readonly label: string;
  /** No clock runs now: an empty dial with a pause sign. */
  readonly isPaused?: boolean;
};

/** Every hour of a clock face but 3 and 9, where the figures are. The dial is turned by a quarter. */
const TICKS = Array.from({ length: 12 }, (_unused, index) => index * 30).filter((angle) => angle % 180 !== 0);
/** Longer texts, hours for example, are set smaller to stay inside the dial. */
const SHORT_TEXT = 5;

/**
 * Time left as an instrument: a dial with ticks, an arc that empties, and the figures. Announces nothing by itself. The
 * arc ticks as a clock's hand does: one that flows is painted sixty times a second, which costs a phone its battery.
 */
export function TimerRing({ secondsLeft, secondsTotal, text, label, isPaused }: TimerRingProps) {
  const share = secondsTotal <= 0 ? 0 : Math.min(1, Math.max(0, secondsLeft / secondsTotal));
  const isLow = secondsLeft <= 10;
  return (
    <div role="timer" aria-label={label} className="relative grid size-19 place-items-center">
      <svg viewBox="0 0 76 76" className="absolute inset-0 -rotate-90" aria-hidden="true">
        <circle cx="38" cy="38" r="36" className="fill-card stroke-line" strokeWidth="1" />
        {TICKS.map((angle) => (
          <line
            key={angle}
            x1="38"
            y1="9.5"
            x2="38"
            y2="12.5"
            transform={`rotate(${angle} 38 38)`}
            className="stroke-edge"
            strokeWidth="1.5"
          />
        ))}
        <circle cx="38" cy="38" r="32" fill="none" className="stroke-sunken" strokeWidth="6" />
        {isPaused === true ? null : (
          <circle
            cx="38"
            cy="38"
            r="32"
            fill="none"
            pathLength="100"
            strokeDasharray={`${share * 100} 100`}
            strokeLinecap="butt"
            strokeWidth="6"
            className={`transition-[stroke-dasharray] duration-(--motion-move) ${isLow ? "stroke-wrong" : "stroke-action"}`}
          />
        )}
      </svg>
      {isPaused === true ? (
        <Pause
          aria-hidden="true"
          className="relative size-6 text-muted"
          fill="currentColor"
          strokeWidth={1}
        />
      ) : (
        <bdi
          dir="ltr"
          className={`relative font-bold tabular-nums ${text.length > SHORT_TEXT ? "text-xs" : "text-base"} ${isLow ? "text-wrong" : ""}`}
        >
          {text}
        </bdi>
      )}
    </div>
  );
}
