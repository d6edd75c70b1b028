type TimerRingProps = {
  readonly secondsLeft: number;
  readonly secondsTotal: number;
  /** mm:ss, as the caller writes it. */
  readonly text: string;
  /** "Time left" in the reader's language. */
  readonly label: string;
};

const TICKS = Array.from({ length: 12 }, (_unused, index) => index * 30);

/** Time left as an instrument: a dial with ticks, an arc that empties, and the figures. Announces nothing by itself. */
export function TimerRing({ secondsLeft, secondsTotal, text, label }: TimerRingProps) {
  const share = secondsTotal <= 0 ? 0 : Math.min(1, Math.max(0, secondsLeft / secondsTotal));
  const isLow = secondsLeft <= 10;
  return (
    <div role="timer" aria-label={label} className="relative grid size-[76px] place-items-center">
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
        <circle
          cx="38"
          cy="38"
          r="32"
          fill="none"
          pathLength="100"
          strokeDasharray={`${share * 100} 100`}
          strokeLinecap="butt"
          strokeWidth="6"
          className={`transition-[stroke-dasharray] duration-1000 ease-linear ${isLow ? "stroke-wrong" : "stroke-action"}`}
        />
      </svg>
      <bdi dir="ltr" className={`relative text-base font-bold tabular-nums ${isLow ? "text-wrong" : ""}`}>
        {text}
      </bdi>
    </div>
  );
}
