import type { ReactNode } from "react";

/** Colours of all emblems; each value reads a token, so emblems follow the theme. */
export const INK = "var(--cc-art-ink)";
export const SKY = "var(--cc-art-sky)";
export const PAPER = "var(--cc-art-paper)";
export const SUN = "var(--cc-art-sun)";
export const LEAF = "var(--cc-art-leaf)";
export const ROSE = "var(--cc-art-rose)";

/** Shared frame of emblems: 64 × 64, tinted disc, 2.5 px round strokes. */
export function EmblemFrame({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <svg
      viewBox="0 0 64 64"
      className={className ?? "size-14"}
      fill="none"
      stroke={INK}
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="32" cy="32" r="31" fill="var(--cc-art-tint)" stroke="none" />
      {children}
    </svg>
  );
}
