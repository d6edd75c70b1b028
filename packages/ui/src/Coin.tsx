/** The coin: a gold disc with a small aircraft. */
export function Coin({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <circle cx="12" cy="12" r="11" fill="#b37400" />
      <circle cx="12" cy="11.2" r="10.4" fill="#ffc53d" />
      <circle cx="12" cy="11.2" r="8" fill="none" stroke="#e09a0a" strokeWidth="1.2" />
      <path
        d="m12 5 1.1 4.2 5 2.4v1.3l-5-.9-.4 2.7 1.5 1.2v.9L12 16l-2.2.8v-.9l1.5-1.2-.4-2.7-5 .9v-1.3l5-2.4z"
        fill="#7a4b00"
      />
    </svg>
  );
}
