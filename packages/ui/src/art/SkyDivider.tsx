/** A runway centre line between two parts of a page. */
export function SkyDivider({ className }: { readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 400 8"
      preserveAspectRatio="none"
      className={className ?? "h-2 w-full"}
      aria-hidden="true"
    >
      <path d="M0 4h400" stroke="var(--cc-line)" strokeWidth="3" strokeDasharray="26 18" />
    </svg>
  );
}
