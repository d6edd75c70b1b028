import { useId } from "react";
import { AircraftSilhouette } from "./AircraftSilhouette.tsx";

/** Golden hour over the field: sky, sun on the horizon, hills, a lit runway and an aircraft climbing out. */
export function HorizonArt({ className }: { readonly className?: string }) {
  const id = useId();
  return (
    <svg
      viewBox="0 0 640 320"
      preserveAspectRatio="xMaxYMax slice"
      className={`rtl:-scale-x-100 ${className ?? ""}`}
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#071f52" />
          <stop offset="0.45" stopColor="#0f4bb0" />
          <stop offset="0.68" stopColor="#4a7fd4" />
          <stop offset="0.8" stopColor="#f0a35e" />
          <stop offset="0.86" stopColor="#ffd27a" />
        </linearGradient>
        <radialGradient id={`${id}sun`} cx="0.5" cy="0.5" r="0.5">
          <stop offset="0" stopColor="#fff3c9" stopOpacity="0.95" />
          <stop offset="0.25" stopColor="#ffd76d" stopOpacity="0.55" />
          <stop offset="1" stopColor="#ffb347" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}shade`} x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#08285f" stopOpacity="0.96" />
          <stop offset="0.42" stopColor="#08285f" stopOpacity="0.78" />
          <stop offset="0.75" stopColor="#08285f" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width="640" height="320" fill={`url(#${id}sky)`} />
      <path
        d="M40 26h0M118 52h0M176 18h0M262 44h0M402 22h0M548 30h0M620 58h0"
        stroke="#ffffff"
        strokeWidth="2.6"
        strokeLinecap="round"
        opacity="0.6"
      />
      <circle cx="470" cy="262" r="130" fill={`url(#${id}sun)`} />
      <circle cx="470" cy="262" r="26" fill="#fff0b8" />
      <g fill="#ffffff">
        <path d="M330 196c10-16 34-14 40-2 14-6 26 2 26 10h-84c0-6 8-10 18-8z" opacity="0.22" />
        <path d="M548 168c8-12 26-10 31-1 11-5 20 1 20 8h-65c0-5 6-8 14-7z" opacity="0.3" />
        <path d="M214 226c8-10 22-9 27-1 9-4 17 1 17 7h-55c0-4 5-7 11-6z" opacity="0.18" />
      </g>
      <path d="M0 262c60-26 96-8 150-22s84-30 140-8 96 4 150 14 120-26 200-4v78H0z" fill="#123c86" />
      <path d="M0 282c80-16 150-4 230-10s140-16 220-4 130-10 190-4v56H0z" fill="#0b2b66" />
      <g>
        <path d="m470 270 26 0 100 50H372z" fill="#10213f" />
        <path
          d="m482.500 272-.5 0-2 8h6l-2-8zM478.500 286l-2.500 12h14l-2.500-12zM474 303l-4 17h26l-4-17z"
          fill="#e8f0fb"
        />
        {[0, 1, 2, 3, 4].map((row) => {
          const y = 274 + row * row * 2.9;
          const spread = 13 + (y - 270) * 1.72;
          return (
            <g key={row} fill={row % 2 === 0 ? "#ffd76d" : "#fff3c9"}>
              <circle cx={483 - spread} cy={y} r={1.2 + row * 0.5} />
              <circle cx={483 + spread} cy={y} r={1.2 + row * 0.5} />
            </g>
          );
        })}
      </g>
      <path
        d="M340 236c70-14 118-46 152-88"
        fill="none"
        stroke="#ffffff"
        strokeWidth="1.600"
        strokeDasharray="2 7"
        strokeLinecap="round"
        opacity="0.7"
      />
      <AircraftSilhouette x={478} y={66} size={104} />
      <rect width="640" height="320" fill={`url(#${id}shade)`} className="max-sm:hidden" />
    </svg>
  );
}
