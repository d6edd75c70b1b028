import type { CSSProperties } from "react";

type PlaneProps = {
  readonly style: CSSProperties;
  /** Which way its nose points: where reading ends, or where it begins. */
  readonly isTowardEnd: boolean;
};

/** The player's plane over its waypoint, seen from above. */
export function Plane({ style, isTowardEnd }: PlaneProps) {
  return (
    <span data-plane="" className="pointer-events-none absolute -ms-6 -mt-18 size-12" style={style}>
      <svg
        viewBox="0 0 48 48"
        className={`size-full drop-shadow-md ${isTowardEnd ? "rtl:-scale-x-100" : "ltr:-scale-x-100"}`}
      >
        <path
          d="M45 24c0 2-3.500 3.200-7.500 3.200H30L21.500 43h-4.300L21 27.200h-8.500L8.500 32H5.200L7 24l-1.800-8h3.300l4 4.800H21L17.200 5h4.300L30 20.800h7.500c4 0 7.500 1.200 7.500 3.200z"
          fill="var(--cc-art-paper)"
          stroke="var(--cc-art-ink)"
          strokeWidth="2.200"
          strokeLinejoin="round"
        />
        <path d="M13 24h18" stroke="var(--cc-action-edge)" strokeWidth="2" strokeLinecap="round" />
        <path d="M38 21.800c1.600.6 1.600 3.800 0 4.400z" fill="var(--cc-art-ink)" />
      </svg>
    </span>
  );
}
