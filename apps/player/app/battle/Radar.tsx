/** A radar that turns, with what it has found so far: nothing. Decorative. */
export function Radar() {
  return (
    <svg viewBox="0 0 120 120" className="bt-radar" aria-hidden="true">
      <circle cx="60" cy="60" r="58" fill="var(--cc-hero)" />
      {[18, 36, 54].map((radius) => (
        <circle key={radius} cx="60" cy="60" r={radius} fill="none" stroke="#79b4ff" strokeOpacity="0.35" />
      ))}
      <path d="M60 6v108M6 60h108" stroke="#79b4ff" strokeOpacity="0.2" />
      <g className="bt-radar-hand">
        <path d="M60 60 60 6a54 54 0 0 1 46.800 27z" fill="#79b4ff" fillOpacity="0.28" />
        <path d="M60 60V6" stroke="#ffc53d" strokeWidth="2" strokeLinecap="round" />
      </g>
      <circle cx="60" cy="60" r="3.500" fill="#ffc53d" />
      <circle cx="84" cy="42" r="3" fill="#b79cff" className="bt-blip" />
      <circle cx="38" cy="82" r="2.500" fill="#4cc38a" className="bt-blip bt-blip-late" />
    </svg>
  );
}
