type AttitudeIndicatorProps = {
  /** Degrees; right bank is positive. */ readonly bank?: number;
  /** Degrees; nose up is positive. */ readonly pitch?: number;
  readonly className?: string;
};

/** An attitude indicator, as on the panel. Decorative. */
export function AttitudeIndicator({ bank, pitch, className }: AttitudeIndicatorProps) {
  return (
    <svg viewBox="0 0 100 100" className={className ?? "size-24"} aria-hidden="true">
      <circle cx="50" cy="50" r="49" fill="#0b1524" stroke="#5c708f" strokeWidth="1.500" />
      <clipPath id="cc-attitude">
        <circle cx="50" cy="50" r="38" />
      </clipPath>
      <g clipPath="url(#cc-attitude)">
        <g transform={`rotate(${-(bank ?? 0)} 50 50) translate(0 ${(pitch ?? 0) * 1.2})`}>
          <rect x="-20" y="-60" width="140" height="110" fill="#3f8cff" />
          <rect x="-20" y="50" width="140" height="110" fill="#a8672c" />
          <path d="M-20 50h140" stroke="#ffffff" strokeWidth="1.500" />
          <path d="M40 38h20M44 44h12M40 62h20M44 56h12M36 32h28" stroke="#ffffff" strokeWidth="1.200" />
        </g>
      </g>
      {[-60, -30, -20, -10, 0, 10, 20, 30, 60].map((tick) => (
        <path
          key={tick}
          d="M50 4v7"
          stroke="#ffffff"
          strokeWidth={tick === 0 ? 2.6 : 1.4}
          transform={`rotate(${tick} 50 50)`}
        />
      ))}
      <path
        d="M18 50h18l4 5M82 50H64l-4 5"
        fill="none"
        stroke="#ffc53d"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="50" cy="50" r="2.400" fill="#ffc53d" />
    </svg>
  );
}
