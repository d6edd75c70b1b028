/** Contour lines and a compass rose as on a chart; a quiet background. Takes its colour from `currentColor`. */
export function ChartLines({ className }: { readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 400 240"
      preserveAspectRatio="xMaxYMid slice"
      className={className}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <g strokeWidth="1.2" opacity="0.7">
        <path d="M-10 190c60-60 120-20 170-58s70-90 150-92 110 30 130 24" />
        <path d="M-10 214c70-52 128-16 180-52s74-84 146-84 96 24 120 18" />
        <path d="M-10 236c84-44 140-14 196-46s78-74 140-74 82 16 110 12" />
        <path d="M-10 160c52-64 106-26 152-66S208 4 300 4s120 20 140 14" />
      </g>
      <g transform="translate(318 128)" strokeWidth="1.4">
        <circle r="62" />
        <circle r="54" strokeDasharray="1.500 7.900" strokeWidth="7" />
        <path d="M0-46 7-7 46 0 7 7 0 46-7 7-46 0-7-7z" />
        <path d="M0-46V46M-46 0h92" opacity="0.6" />
      </g>
    </svg>
  );
}
