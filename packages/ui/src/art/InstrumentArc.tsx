type InstrumentArcProps = { /** 0–1 */ readonly ratio: number; readonly className?: string };

/** A half dial with coloured sectors and a needle; for results. Decorative: the figure stands beside it. */
export function InstrumentArc({ ratio, className }: InstrumentArcProps) {
  const angle = -90 + Math.min(1, Math.max(0, ratio)) * 180;
  return (
    <svg viewBox="0 0 160 92" className={className ?? "w-56"} aria-hidden="true">
      <path d="M12 84a68 68 0 0 1 136 0" fill="none" stroke="var(--cc-sunken)" strokeWidth="14" />
      <path
        d="M12 84a68 68 0 0 1 136 0"
        fill="none"
        pathLength="100"
        stroke="var(--cc-art-rose)"
        strokeWidth="5"
        strokeDasharray="49 51"
      />
      <path
        d="M12 84a68 68 0 0 1 136 0"
        fill="none"
        pathLength="100"
        stroke="var(--cc-art-sun)"
        strokeWidth="5"
        strokeDasharray="0 51 28 21"
      />
      <path
        d="M12 84a68 68 0 0 1 136 0"
        fill="none"
        pathLength="100"
        stroke="var(--cc-art-leaf)"
        strokeWidth="5"
        strokeDasharray="0 80 20"
      />
      {[-90, -54, -18, 18, 54, 90].map((tick) => (
        <path
          key={tick}
          d="M80 20v9"
          stroke="var(--cc-ink)"
          strokeWidth="2"
          transform={`rotate(${tick} 80 84)`}
        />
      ))}
      <g transform={`rotate(${angle} 80 84)`}>
        <path d="M77.500 84 80 24l2.500 60z" fill="var(--cc-ink)" />
      </g>
      <circle cx="80" cy="84" r="7" fill="var(--cc-ink)" />
      <circle cx="80" cy="84" r="2.500" fill="var(--cc-art-sun)" />
    </svg>
  );
}
