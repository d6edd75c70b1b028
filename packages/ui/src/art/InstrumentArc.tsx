type InstrumentArcProps = {
  /** 0–1 */
  readonly ratio: number;
  /** From where it is a pass, 0–1: two sectors then, which meet there. */
  readonly pass?: number;
  readonly className?: string;
};

const CENTRE = { x: 80, y: 84 };
const RADIUS = 66;
/** Half of the gap that keeps sectors apart. */
const GAP = 0.012;
/** Half-turns from the left end to the right one. */
const SECTORS = [
  { from: 0, to: 0.488, colour: "var(--cc-art-rose)" },
  { from: 0.512, to: 0.788, colour: "var(--cc-art-sun)" },
  { from: 0.812, to: 1, colour: "var(--cc-art-leaf)" },
];
const TICKS = [-90, -54, -18, 18, 54, 90];

function sectorsOf(pass: number | undefined): typeof SECTORS {
  if (pass === undefined) return SECTORS;
  return [
    { from: 0, to: pass - GAP, colour: "var(--cc-art-rose)" },
    { from: pass + GAP, to: 1, colour: "var(--cc-art-leaf)" },
  ];
}

/** A half dial with coloured sectors and a needle; for results. Decorative: the figure stands beside it. */
export function InstrumentArc({ ratio, pass, className }: InstrumentArcProps) {
  const angle = -90 + Math.min(1, Math.max(0, ratio)) * 180;
  return (
    <svg viewBox="0 0 160 98" className={className ?? "w-56"} aria-hidden="true">
      <path d={arc(0, 1)} fill="none" stroke="var(--cc-sunken)" strokeWidth="18" strokeLinecap="round" />
      {sectorsOf(pass).map(({ from, to, colour }) => (
        <path key={from} d={arc(from, to)} fill="none" stroke={colour} strokeWidth="9" />
      ))}
      {TICKS.map((tick) => (
        <path
          key={tick}
          d="M80 31v7"
          stroke="var(--cc-ink)"
          strokeWidth="2"
          strokeLinecap="round"
          transform={`rotate(${tick} 80 84)`}
        />
      ))}
      <g transform={`rotate(${angle} 80 84)`}>
        <path d="M76.500 84 79.300 26a.7.7 0 0 1 1.400 0L83.500 84z" fill="var(--cc-ink)" />
      </g>
      <circle cx="80" cy="84" r="7.500" fill="var(--cc-ink)" />
      <circle cx="80" cy="84" r="2.800" fill="var(--cc-art-sun)" />
    </svg>
  );
}

/** A piece of the half circle, from its left end (0) to its right one (1). */
function arc(from: number, to: number): string {
  const [start, end] = [pointAt(from), pointAt(to)];
  return `M${start}A${RADIUS} ${RADIUS} 0 0 1 ${end}`;
}

function pointAt(turn: number): string {
  const angle = Math.PI * (1 - turn);
  return `${(CENTRE.x + RADIUS * Math.cos(angle)).toFixed(2)} ${(CENTRE.y - RADIUS * Math.sin(angle)).toFixed(2)}`;
}
