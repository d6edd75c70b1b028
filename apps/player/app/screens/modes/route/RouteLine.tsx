/** A part of the route: drawn through where it is flown, dotted where it is ahead. Within an SVG of any proportions. */
export function RouteLine({ d, isFlown }: { readonly d: string; readonly isFlown: boolean }) {
  if (d === "") return null;
  return (
    <g fill="none" strokeLinecap="round">
      <path d={d} stroke="var(--cc-card)" strokeWidth="9" opacity="0.8" vectorEffect="non-scaling-stroke" />
      <path
        d={d}
        stroke={isFlown ? "var(--cc-primary)" : "var(--cc-edge)"}
        strokeWidth={isFlown ? 5 : 4}
        strokeDasharray={isFlown ? undefined : "0.1 10"}
        vectorEffect="non-scaling-stroke"
      />
    </g>
  );
}
