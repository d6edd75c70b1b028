import { Emblem } from "./Emblem.tsx";

/** Subjects that have an emblem. */
export const SUBJECT_EMBLEMS: readonly string[] = [
  "air-law",
  "human-performance",
  "meteorology",
  "communications",
  "principles-of-flight",
  "operational-procedures",
  "flight-performance-and-planning",
  "aircraft-general-knowledge",
  "navigation",
];

/** Emblem of a subject by its name; a neutral aircraft for names it does not know. Decorative. */
export function SubjectEmblem({ name, className }: { readonly name: string; readonly className?: string }) {
  return <Emblem name={SUBJECT_EMBLEMS.includes(name) ? name : "aircraft"} className={className} />;
}
