/** A paper plane with its dotted track; for empty pages and small joys. */
export function PaperPlane({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 120 80" className={`rtl:-scale-x-100 ${className ?? "w-40"}`} aria-hidden="true">
      <path
        d="M6 70c18 6 30-2 28-12s-16-8-12 4 26 8 40-8"
        fill="none"
        stroke="var(--cc-edge)"
        strokeWidth="2"
        strokeDasharray="2 6"
        strokeLinecap="round"
      />
      <path
        d="M56 40 114 8 88 66 76 48z"
        fill="var(--cc-art-paper)"
        stroke="var(--cc-art-ink)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path
        d="M114 8 76 48l-2 18 14-14"
        fill="var(--cc-art-sky)"
        stroke="var(--cc-art-ink)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}
