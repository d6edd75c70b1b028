/** How a subject is recognised wherever it is shown: its code, its drawn tile, and the hue that stays with it. */
export type SubjectFace = {
  /** Subject code of the syllabus, such as 050. */
  readonly code: string;
  /** Name of the tile. */
  readonly emblem: string;
  /** Hue of OKLCH in degrees, and the chroma that this hue has within sRGB at the lightness of a tile. */
  readonly hue: number;
  readonly chroma: number;
};

type Look = Omit<SubjectFace, "code">;

/**
 * Thirteen hues serve both trees: a subject of the PPL has that of the subject of the ATPL it is the beginning of. Subjects that
 * follow each other are far apart on the wheel.
 */
const HUES = {
  indigo: { hue: 278, chroma: 0.15 },
  bronze: { hue: 65, chroma: 0.11 },
  teal: { hue: 200, chroma: 0.082 },
  olive: { hue: 118, chroma: 0.112 },
  terracotta: { hue: 40, chroma: 0.15 },
  emerald: { hue: 172, chroma: 0.094 },
  rose: { hue: 0, chroma: 0.15 },
  sky: { hue: 225, chroma: 0.092 },
  green: { hue: 143, chroma: 0.14 },
  purple: { hue: 305, chroma: 0.15 },
  mustard: { hue: 90, chroma: 0.1 },
  azure: { hue: 252, chroma: 0.14 },
  magenta: { hue: 333, chroma: 0.15 },
} as const;

const LOOKS: Readonly<Record<string, Look>> = {
  "010": { emblem: "air-law", ...HUES.indigo },
  "020": { emblem: "aircraft-general-knowledge", ...HUES.bronze },
  "021": { emblem: "airframe-and-systems", ...HUES.bronze },
  "022": { emblem: "instrumentation", ...HUES.teal },
  "030": { emblem: "flight-performance-and-planning", ...HUES.emerald },
  "031": { emblem: "mass-and-balance", ...HUES.olive },
  "032": { emblem: "performance", ...HUES.terracotta },
  "033": { emblem: "flight-planning", ...HUES.emerald },
  "040": { emblem: "human-performance", ...HUES.rose },
  "050": { emblem: "meteorology", ...HUES.sky },
  "060": { emblem: "navigation", ...HUES.green },
  "061": { emblem: "general-navigation", ...HUES.green },
  "062": { emblem: "radio-navigation", ...HUES.purple },
  "070": { emblem: "operational-procedures", ...HUES.mustard },
  "080": { emblem: "principles-of-flight", ...HUES.azure },
  "081": { emblem: "high-speed-flight", ...HUES.azure },
  "090": { emblem: "communications", ...HUES.magenta },
};

/** Codes of the subjects that have a face. */
export const FACED_SUBJECTS: readonly string[] = Object.keys(LOOKS);

/** The face of the subject with this code; null for what is no subject of a syllabus. */
export function faceOf(code: string): SubjectFace | null {
  const look = Object.hasOwn(LOOKS, code) ? LOOKS[code] : undefined;
  return look === undefined ? null : { code, ...look };
}
