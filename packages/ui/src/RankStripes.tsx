import { RANKS, type Rank } from "./rank.tsx";

/** A shoulder board with one to four gold stripes. The rank's name is the caller's text. */
export function RankStripes({ rank, className }: { readonly rank: Rank; readonly className?: string }) {
  const stripes = RANKS.indexOf(rank) + 1;
  return (
    <svg viewBox="0 0 20 32" className={className ?? "h-8 w-5"} aria-hidden="true">
      <path
        d="M3 1h14a2 2 0 0 1 2 2v25a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V3a2 2 0 0 1 2-2Z"
        fill="#0b1b33"
        stroke="#5c708f"
      />
      <circle cx="10" cy="6" r="1.8" fill="#ffc53d" />
      {Array.from({ length: stripes }, (_unused, index) => (
        <rect key={index} x="1.6" y={25 - index * 4.6} width="16.8" height="2.8" fill="#ffc53d" />
      ))}
    </svg>
  );
}
