type ProgressRunwayProps = {
  readonly value: number;
  readonly max: number;
  /** What is measured, for screen readers. */
  readonly label: string;
  readonly slim?: boolean;
};

/** Progress along a runway: centre-line dashes on the strip that is still ahead. Inside a subject it has its colour. */
export function ProgressRunway({ value, max, label, slim }: ProgressRunwayProps) {
  const percent = max <= 0 ? 0 : Math.min(100, Math.max(0, (value / max) * 100));
  return (
    <div className={`relative overflow-hidden rounded-full bg-sunken ${slim === true ? "h-2" : "h-3.5"}`}>
      <progress className="sr-only" aria-label={label} value={value} max={Math.max(1, max)} />
      <svg
        aria-hidden="true"
        className="absolute inset-0 size-full rtl:-scale-x-100"
        preserveAspectRatio="none"
      >
        <line
          x1="8"
          y1="50%"
          x2="100%"
          y2="50%"
          className="stroke-edge"
          strokeWidth="2"
          strokeDasharray="12 10"
        />
        <rect
          width={`${percent}%`}
          height="100%"
          className="fill-[var(--cc-face,var(--cc-primary))] transition-[width] duration-(--motion-scene)"
        />
      </svg>
    </div>
  );
}
