type AircraftSilhouetteProps = {
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  readonly className?: string;
};

/** Side view of a small aeroplane in a climb, as a nested SVG. */
export function AircraftSilhouette({ x, y, size, className }: AircraftSilhouetteProps) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 64 64" className={className} aria-hidden="true">
      <g transform="rotate(-14 32 32)">
        <path d="M4 22l6-1 7 8-6 2z" fill="var(--cc-art-sky)" />
        <path
          d="M5 33c14-7 30-9 41-8 7 .7 13 4 14 7 .6 2-4 5-12 6-14 2-30 1-40-1-3-.6-5-2.800-3-4z"
          fill="#f7faff"
          stroke="#123a80"
          strokeWidth="1.6"
        />
        <path d="M44 26.500c6 .5 10 2.500 12 5l-9 .5c-2 0-3.500-2-3-5.500z" fill="#123a80" />
        <path
          d="M24 34l16-.5-15 15-7 .5z"
          fill="var(--cc-art-sky)"
          stroke="#123a80"
          strokeWidth="1.4"
          strokeLinejoin="round"
        />
        <path d="M8 35.500l46 1" stroke="#ffc53d" strokeWidth="1.800" />
        <path d="M60.500 25v14" stroke="#123a80" strokeWidth="1.800" strokeLinecap="round" />
      </g>
    </svg>
  );
}
