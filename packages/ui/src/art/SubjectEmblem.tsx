import type { ReactNode } from "react";
import { EmblemFrame, INK, LEAF, PAPER, ROSE, SKY, SUN } from "./emblem-frame.tsx";

const AIR_LAW = (
  <>
    <path d="M32 14v34M22 50h20" />
    <path d="M15 22c6 0 11-1 17-4 6 3 11 4 17 4" />
    <path d="m15 22-6 14h12zM49 22l-6 14h12z" fill={PAPER} />
    <path d="M9 36a6 6 0 0 0 12 0zM43 36a6 6 0 0 0 12 0z" fill={SUN} />
    <circle cx="32" cy="14" r="3.500" fill={SKY} />
  </>
);
const HUMAN_PERFORMANCE = (
  <>
    <path
      d="M32 51S12 40 12 26.500C12 19 17.500 15 22.500 15c4.500 0 8 2.500 9.500 6 1.500-3.500 5-6 9.500-6C46.500 15 52 19 52 26.500 52 40 32 51 32 51z"
      fill={ROSE}
    />
    <path d="M8 31h14l4-8 6 16 5-12 2.500 4H56" stroke={PAPER} strokeWidth="6" />
    <path d="M8 31h14l4-8 6 16 5-12 2.500 4H56" />
  </>
);
const METEOROLOGY = (
  <>
    <circle cx="40" cy="23" r="9" fill={SUN} />
    <path d="M40 8v2M55 23h-2M50.600 12.400l-1.400 1.400M29.400 12.400l1.400 1.400" />
    <path d="M18 43a9 9 0 0 1 .8-18 13 13 0 0 1 24.200 4.500A7 7 0 0 1 44 43z" fill={PAPER} />
    <path d="m22 48-2.500 5M32 48l-2.500 5M42 48l-2.500 5" stroke={SKY} strokeWidth="3" />
  </>
);
const COMMUNICATIONS = (
  <>
    <path d="M14 36v-5a18 18 0 0 1 36 0v5" />
    <rect x="9" y="33" width="10" height="15" rx="4.500" fill={SKY} />
    <rect x="45" y="33" width="10" height="15" rx="4.500" fill={SKY} />
    <path d="M50 48c0 5-5 7-11 7" />
    <circle cx="36" cy="55" r="3" fill={SUN} />
    <path d="M27 37v4M32 33v12M37 36v6" stroke={LEAF} strokeWidth="3" />
  </>
);
const PRINCIPLES_OF_FLIGHT = (
  <>
    <path d="M10 40c2-9 12-14 23-12 9 1.600 15 6 21 12-10 3-40 4-44 0z" fill={PAPER} />
    <path d="M8 28c6-10 18-13 28-9 7 2.800 12 6 19 7" stroke={SKY} />
    <path d="M8 49c12 3 32 2 46-1" stroke={SKY} />
    <path d="M30 24V10M25 15l5-5.500 5 5.500" stroke={INK} strokeWidth="3" />
    <circle cx="30" cy="34" r="2.500" fill={SUN} />
  </>
);
const OPERATIONAL_PROCEDURES = (
  <>
    <rect x="15" y="13" width="34" height="41" rx="5" fill={PAPER} />
    <rect x="24" y="8" width="16" height="9" rx="3.500" fill={SUN} />
    <path d="m21 27 2.500 2.500L28 25M21 37l2.500 2.500L28 35" stroke={LEAF} strokeWidth="3" />
    <path d="M33 27h10M33 37h10M22 47h21" />
  </>
);
const FLIGHT_PERFORMANCE = (
  <>
    <path d="M12 12v40h42" />
    <path d="M18 46c12-2 22-10 30-28v28z" fill={SKY} stroke="none" opacity="0.45" />
    <path d="M18 46c12-2 22-10 30-28" stroke={SKY} strokeWidth="3.500" />
    <path d="M18 32h16v20" strokeDasharray="2 5" />
    <circle cx="34" cy="37" r="4" fill={SUN} />
    <path d="m44 20 4.500-3 1.500 5" stroke={INK} />
  </>
);
const AIRCRAFT_GENERAL = (
  <>
    <path
      d="M32 28c-6-6-7-14-3-19 6 2 8 10 5 18zM36 34c8-2 16 1 18 7-5 4-13 2-19-4zM28 34c-2 8-8 14-15 13-1-6 5-12 13-14z"
      fill={PAPER}
    />
    <circle cx="32" cy="32" r="7" fill={SUN} />
    <circle cx="32" cy="32" r="1.500" fill={INK} />
    <path d="M46 14a23 23 0 0 1 7 9M19 52a23 23 0 0 0 11 3M10 25a23 23 0 0 1 5-8" stroke={SKY} />
  </>
);
const NAVIGATION = (
  <>
    <circle cx="32" cy="32" r="21" fill={PAPER} />
    <path d="M32 8v5M32 51v5M8 32h5M51 32h5" />
    <path d="m44 20-8 16-16 8 8-16z" fill={SKY} />
    <path d="m44 20-8 16-8-8z" fill={SUN} />
    <circle cx="32" cy="32" r="2" fill={INK} />
  </>
);
const OTHER = (
  <>
    <path
      d="M32 9c2.500 5 3 10 3 15l18 11v5l-18-5-1 11 5 4v4l-7-2-7 2v-4l5-4-1-11-18 5v-5l18-11c0-5 .5-10 3-15z"
      fill={SKY}
    />
    <path d="M32 16v6" stroke={SUN} />
  </>
);

const SUBJECTS: Readonly<Record<string, ReactNode>> = {
  "air-law": AIR_LAW,
  "human-performance": HUMAN_PERFORMANCE,
  meteorology: METEOROLOGY,
  communications: COMMUNICATIONS,
  "principles-of-flight": PRINCIPLES_OF_FLIGHT,
  "operational-procedures": OPERATIONAL_PROCEDURES,
  "flight-performance-and-planning": FLIGHT_PERFORMANCE,
  "aircraft-general-knowledge": AIRCRAFT_GENERAL,
  navigation: NAVIGATION,
};

/** Emblem of a subject by its name; a neutral aircraft for names it does not know. Decorative. */
export function SubjectEmblem({ name, className }: { readonly name: string; readonly className?: string }) {
  return <EmblemFrame className={className}>{SUBJECTS[name] ?? OTHER}</EmblemFrame>;
}
