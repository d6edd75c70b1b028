import { shareOf } from "./scale.ts";

export type TrendPoint = {
  readonly key: string;
  /** 0–100. */
  readonly percent: number;
  readonly isPassed: boolean;
};

type TrendLineProps = {
  /** Oldest first. */
  readonly points: readonly TrendPoint[];
  /** Percent at which a dashed line crosses, null for none; say beside it what it stands for. */
  readonly mark: number | null;
  /** What the picture says in one sentence. */
  readonly summary: string;
  /** What stands below the oldest and the newest point. */
  readonly ends: readonly [first: string, last: string];
};

const HEIGHT = 88;
/** Percent of the height kept free above and below, so that a point at the edge is whole. */
const MARGIN = 8;
const RADIUS = 5;

/**
 * Results in the order they came, in reading direction, against a pass mark: a disc has passed, an open square has not.
 * The figures stand beside it.
 */
export function TrendLine({ points, mark, summary, ends: [first, last] }: TrendLineProps) {
  const placed = points.map((point, place) => ({
    ...point,
    x: `${((place + 0.5) / points.length) * 100}%`,
    y: heightOf(point.percent),
  }));
  return (
    <div>
      <svg
        role="img"
        aria-label={summary}
        height={HEIGHT}
        className="block w-full overflow-visible rtl:-scale-x-100"
      >
        {[0, 100].map((percent) => (
          <line
            key={percent}
            x2="100%"
            y1={heightOf(percent)}
            y2={heightOf(percent)}
            stroke="var(--cc-line)"
          />
        ))}
        {mark === null ? null : (
          <line
            x2="100%"
            y1={heightOf(mark)}
            y2={heightOf(mark)}
            stroke="var(--cc-ink)"
            strokeWidth="1.5"
            strokeDasharray="4 4"
          />
        )}
        {placed.slice(1).map((point, place) => (
          <line
            key={point.key}
            x1={placed[place]?.x}
            y1={placed[place]?.y}
            x2={point.x}
            y2={point.y}
            stroke="var(--cc-primary)"
            strokeWidth="2.5"
          />
        ))}
        {placed.map(({ key, x, y, isPassed }) => (
          <Mark key={key} x={x} y={y} isPassed={isPassed} />
        ))}
      </svg>
      <p aria-hidden="true" className="mt-1 flex justify-between gap-3 text-xs text-muted">
        <span>{first}</span>
        {last === first ? null : <span>{last}</span>}
      </p>
    </div>
  );
}

function heightOf(percent: number): string {
  return `${100 - MARGIN - shareOf(percent, 100) * (1 - (2 * MARGIN) / 100)}%`;
}

type MarkProps = { readonly x: string; readonly y: string; readonly isPassed: boolean };

function Mark({ x, y, isPassed }: MarkProps) {
  if (isPassed) return <circle cx={x} cy={y} r={RADIUS} fill="var(--cc-primary)" />;
  return (
    <svg x={x} y={y} overflow="visible">
      <rect
        x={-RADIUS}
        y={-RADIUS}
        width={2 * RADIUS}
        height={2 * RADIUS}
        fill="var(--cc-card)"
        stroke="var(--cc-wrong)"
        strokeWidth="2.5"
      />
    </svg>
  );
}
