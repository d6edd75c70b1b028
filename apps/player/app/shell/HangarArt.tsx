/** An aeroplane in its hangar, nose to the door: drawn for the maintenance page. */
export function HangarArt() {
  return (
    <svg viewBox="0 0 240 140" className="w-60 max-w-full" aria-hidden="true">
      <path d="M10 130V62C10 30 60 8 120 8s110 22 110 54v68z" fill="var(--cc-primary)" opacity=".14" />
      <path
        d="M10 130V62C10 30 60 8 120 8s110 22 110 54v68"
        fill="none"
        stroke="var(--cc-edge)"
        strokeWidth="4"
      />
      <path
        d="M26 130V68c0-24 42-42 94-42s94 18 94 42v62"
        fill="none"
        stroke="var(--cc-edge)"
        strokeWidth="2"
        strokeDasharray="2 8"
        strokeLinecap="round"
      />
      <path d="M36 92h168" stroke="var(--cc-primary)" strokeWidth="7" strokeLinecap="round" />
      <path d="M120 40v34M104 46h32" stroke="var(--cc-primary)" strokeWidth="5" strokeLinecap="round" />
      <circle cx="120" cy="90" r="20" fill="var(--cc-primary)" />
      <path d="M106 86a14 14 0 0 1 28 0z" fill="#fff" opacity=".85" />
      <path
        d="M120 108v12M104 120v4M136 120v4M92 96v20M148 96v20"
        stroke="var(--cc-ink)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="74" cy="98" r="9" fill="var(--cc-action)" />
      <circle cx="166" cy="98" r="9" fill="var(--cc-action)" />
      <path d="M4 130h232" stroke="var(--cc-edge)" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
