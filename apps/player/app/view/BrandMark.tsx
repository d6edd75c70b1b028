/** The sign of the product: an attitude indicator's horizon with a cross-check mark. Never mirrored. */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <defs>
        <clipPath id="brand-dial">
          <circle cx="16" cy="16" r="13" />
        </clipPath>
      </defs>
      <circle cx="16" cy="16" r="15.5" fill="#0B1B33" />
      <g clipPath="url(#brand-dial)">
        <rect width="32" height="32" fill="#3E8BFF" />
        <path d="M0 21 32 15v17H0z" fill="#B4692B" />
        <path d="M0 21 32 15" stroke="#fff" strokeWidth="1.5" />
      </g>
      <path
        d="m9 16.5 5 5 9.5-11"
        fill="none"
        stroke="#FFC53D"
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
