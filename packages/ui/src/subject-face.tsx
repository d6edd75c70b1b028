import type { CSSProperties } from "react";

/** How a subject is recognised wherever it is shown. */
export type Face = {
  /** Subject code of the syllabus, such as 050. */
  readonly code: string;
  /** Name of its tile. */
  readonly emblem: string;
  /** Hue of OKLCH in degrees, and its chroma. */
  readonly hue: number;
  readonly chroma: number;
};

/** Style of an element inside which a subject has its colour; without a face there is none. */
export function inFace(face: Face | null | undefined) {
  // React's types know no custom properties.
  return face ? ({ "--cc-face": `oklch(0.58 ${face.chroma} ${face.hue})` } as CSSProperties) : undefined;
}
