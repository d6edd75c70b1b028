import type { ReactNode } from "react";
import { AircraftSilhouette } from "./art/AircraftSilhouette.tsx";

/** The full-screen loader: an aircraft that lines up and climbs away. `children` is what to say when it takes long. */
export function LoaderScreen({ label, children }: { readonly label: string; readonly children?: ReactNode }) {
  return (
    <output className="grid min-h-dvh place-content-center justify-items-center gap-6 p-6 text-center">
      <svg viewBox="0 0 120 80" className="w-44 rtl:-scale-x-100" aria-hidden="true">
        <path d="M10 70h100" className="stroke-edge" strokeWidth="3" strokeLinecap="round" />
        <path
          d="M18 76h84"
          className="stroke-action"
          strokeWidth="2"
          strokeLinecap="round"
          strokeDasharray="2 8"
        />
        <g className="cc-taxi">
          <AircraftSilhouette x={24} y={40} size={32} />
        </g>
      </svg>
      <p className="font-medium text-muted">{label}</p>
      {children}
    </output>
  );
}
