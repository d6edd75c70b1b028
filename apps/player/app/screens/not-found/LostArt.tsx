/** A chart with a route that misses its waypoint: drawn for the not-found page. */
export function LostArt() {
  return (
    <svg viewBox="0 0 260 150" className="w-64 max-w-full" aria-hidden="true">
      <rect
        x="4"
        y="4"
        width="252"
        height="142"
        rx="18"
        fill="var(--cc-card)"
        stroke="var(--cc-edge)"
        strokeWidth="2"
      />
      <g stroke="var(--cc-edge)" strokeWidth="1" opacity=".45" fill="none">
        <path d="M4 52c50-22 90 26 140 6s76-20 112 2M4 98c44-26 84 18 134 0s84-10 118 8M70 4c-14 48 16 92 0 142M164 4c18 50-14 92 4 142" />
      </g>
      <path
        d="M30 122c40-6 58-58 104-56 34 2 38 40 74 30"
        fill="none"
        stroke="var(--cc-primary)"
        strokeWidth="4"
        strokeDasharray="3 10"
        strokeLinecap="round"
      />
      <path
        d="m30 110 10 18H20z"
        fill="none"
        stroke="var(--cc-primary)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="m206 24 10 18h-20z"
        fill="none"
        stroke="var(--cc-edge)"
        strokeWidth="3"
        strokeLinejoin="round"
        strokeDasharray="4 5"
      />
      <g transform="translate(212 95) rotate(100) scale(1.15)">
        <path
          d="M0-18c2 0 3 4 3 8v5l15 10v4L3 5v8l5 4v3l-8-2-8 2v-3l5-4V5l-15 4V5L-3-5v-5c0-4 1-8 3-8z"
          fill="var(--cc-action)"
          stroke="#1D1400"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      </g>
    </svg>
  );
}
