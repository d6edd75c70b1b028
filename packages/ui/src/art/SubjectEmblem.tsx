import { Emblem } from "./Emblem.tsx";

/** Subjects that have a tile. */
export const SUBJECT_EMBLEMS: readonly string[] = [
  "air-law",
  "aircraft-general-knowledge",
  "airframe-and-systems",
  "instrumentation",
  "mass-and-balance",
  "performance",
  "flight-performance-and-planning",
  "flight-planning",
  "human-performance",
  "meteorology",
  "navigation",
  "general-navigation",
  "radio-navigation",
  "operational-procedures",
  "principles-of-flight",
  "high-speed-flight",
  "communications",
  "mountain-flying",
  "aerobatics",
];

/** Tile of a subject by its name; a neutral aircraft for names it does not know. Decorative. */
export function SubjectEmblem({ name, className }: { readonly name: string; readonly className?: string }) {
  return <Emblem name={SUBJECT_EMBLEMS.includes(name) ? name : "aircraft"} className={className} />;
}
