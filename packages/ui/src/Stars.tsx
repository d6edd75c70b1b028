import type { ReactNode } from "react";

const STAR =
  "m10 1.800 2.500 5.300 5.700.8-4.100 4.100 1 5.700L10 15l-5.100 2.700 1-5.700L1.800 7.900l5.700-.8z";
const PLACES = [1, 2, 3];

type StarsProps = {
  readonly count: number;
  /** What a screen reader says instead; without one they are a picture beside words. */
  readonly label?: ReactNode;
  readonly className?: string;
};

/** Three stars, this many of them gold. */
export function Stars({ count, label, className }: StarsProps) {
  return (
    <span className={`inline-flex ${className ?? "h-5"}`}>
      {PLACES.map((place) => (
        <svg key={place} viewBox="0 0 20 20" className="h-full" aria-hidden="true">
          <path
            d={STAR}
            fill={place <= count ? "var(--cc-action)" : "var(--cc-card)"}
            stroke={place <= count ? "var(--cc-action-edge)" : "var(--cc-edge)"}
            strokeWidth="1.3"
            strokeLinejoin="round"
          />
        </svg>
      ))}
      {label === undefined ? null : <span className="sr-only">{label}</span>}
    </span>
  );
}
