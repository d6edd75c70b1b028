import type { ReactNode } from "react";
import { EmblemFrame, INK, LEAF, PAPER, ROSE, SKY, SUN } from "./emblem-frame.tsx";

/** Modes that have an emblem. */
export const MODE_EMBLEMS = [
  "quiz-zone",
  "daily-quiz",
  "true-false",
  "fun-and-learn",
  "guess-the-word",
  "self-challenge",
  "audio",
  "math",
  "multi-match",
  "contest",
  "one-to-one",
  "group",
  "exam",
  "bookmarks",
] as const;
export type ModeEmblemName = (typeof MODE_EMBLEMS)[number];

const JET =
  "M0-11c1.500 3 2 6 2 9l9 5.500v3L2 4.500 1.600 9 4 11v2l-4-1-4 1v-2l2.400-2L-2 4.500l-9 2v-3L-2-2c0-3 .5-6 2-9z";

const ART: Readonly<Record<ModeEmblemName, ReactNode>> = {
  "quiz-zone": (
    <>
      <circle cx="32" cy="32" r="21" fill={PAPER} />
      <path d="M32 32V11a21 21 0 0 1 18 10.500z" fill={SKY} stroke="none" />
      <circle cx="32" cy="32" r="12" />
      <path d="M32 11v42M11 32h42" opacity="0.5" />
      <circle cx="39" cy="22" r="3" fill={SUN} />
      <circle cx="24" cy="39" r="2.500" fill={LEAF} />
    </>
  ),
  "daily-quiz": (
    <>
      <rect x="12" y="15" width="40" height="38" rx="6" fill={PAPER} />
      <path d="M12 25h40M22 10v9M42 10v9" />
      <path d="M22 45a10 10 0 0 1 20 0z" fill={SUN} />
      <path d="M17 45h30M32 29.500v1.500" />
    </>
  ),
  "true-false": (
    <>
      <path d="M12 20a8 8 0 0 1 8-8h12v40H20a8 8 0 0 1-8-8z" fill={LEAF} />
      <path d="M32 12h12a8 8 0 0 1 8 8v24a8 8 0 0 1-8 8H32z" fill={ROSE} />
      <path d="m17.500 32 3.500 4 6-8M37.500 28l8 8M45.500 28l-8 8" strokeWidth="3.500" stroke={INK} />
    </>
  ),
  "fun-and-learn": (
    <>
      <path d="M32 22c-6-5-13-6-21-5v32c8-1 15 0 21 5 6-5 13-6 21-5V17c-8-1-15 0-21 5z" fill={PAPER} />
      <path d="M32 22v32M17 26c4 0 7 .5 10 2M17 34c4 0 7 .5 10 2" />
      <path d="m37 33 12-8-5 13-3-3z" fill={SUN} />
    </>
  ),
  "guess-the-word": (
    <>
      <rect x="8" y="23" width="15" height="18" rx="4" fill={PAPER} />
      <rect x="25" y="19" width="15" height="18" rx="4" fill={SUN} />
      <rect x="42" y="27" width="15" height="18" rx="4" fill={SKY} />
      <path
        d="m12.500 36 3-8 3 8M13.500 33.500h4M30 24v8M30 24h3.500M30 28h3M30 32h3.500M47 40v-8l4.500 8v-8"
        strokeWidth="2"
      />
    </>
  ),
  "self-challenge": (
    <>
      <circle cx="32" cy="36" r="18" fill={PAPER} />
      <path d="M32 36V24a12 12 0 0 1 10.400 18z" fill={SUN} stroke="none" />
      <path d="M32 36V24M32 36l8 5M28 10h8M32 10v8M46 19l3-3" />
    </>
  ),
  audio: (
    <>
      <path d="M14 36v-3a18 18 0 0 1 36 0v3" />
      <rect x="10" y="34" width="10" height="16" rx="4.500" fill={SUN} />
      <rect x="44" y="34" width="10" height="16" rx="4.500" fill={SUN} />
      <path d="M27 36v8M32 30v18M37 35v10" stroke={SKY} strokeWidth="3.500" />
    </>
  ),
  math: (
    <>
      <path d="M10 46 46 14v32z" fill={PAPER} />
      <path d="M46 14v32H10z" />
      <path d="M22 46a14 14 0 0 0-4-7.500" stroke={SUN} strokeWidth="3.500" />
      <path d="M40 46v-6h6" stroke={SKY} />
      <path d="M13 24h8M17 20v8M50 53h5" stroke={INK} strokeWidth="3" />
    </>
  ),
  "multi-match": (
    <>
      <path d="M19 20c14 0 12 12 26 12M19 44c14 0 12-24 26-24" stroke={SKY} strokeWidth="3" />
      <path d="M19 32c14 0 12 12 26 12" stroke={LEAF} strokeWidth="3" />
      {[20, 32, 44].map((y) => (
        <g key={y}>
          <circle cx="16" cy={y} r="4.500" fill={PAPER} />
          <circle cx="48" cy={y} r="4.500" fill={SUN} />
        </g>
      ))}
    </>
  ),
  contest: (
    <>
      <path d="M21 12h22v14a11 11 0 0 1-22 0z" fill={SUN} />
      <path d="M21 16h-8c0 9 3 13 9 14M43 16h8c0 9-3 13-9 14M32 37v8M22 53c0-5 4-8 10-8s10 3 10 8z" />
      <path d="M22 53c0-5 4-8 10-8s10 3 10 8z" fill={SKY} />
      <path
        d="m32 17 1.800 3.600 4 .6-2.900 2.800.7 4L32 26.100 28.400 28l.7-4-2.900-2.800 4-.6z"
        fill={PAPER}
        strokeWidth="1.500"
      />
    </>
  ),
  "one-to-one": (
    <>
      <path d={JET} transform="translate(21 36) rotate(45)" fill={SKY} strokeWidth="2" />
      <path d={JET} transform="translate(43 28) rotate(-135)" fill={SUN} strokeWidth="2" />
    </>
  ),
  group: (
    <>
      {[
        [32, 18, SUN],
        [18, 33, SKY],
        [46, 33, SKY],
        [32, 47, PAPER],
      ].map(([x, y, fill]) => (
        <path key={`${x}-${y}`} d={JET} transform={`translate(${x} ${y}) scale(0.78)`} fill={String(fill)} />
      ))}
    </>
  ),
  exam: (
    <>
      <path d="M16 10h22l10 10v32a3 3 0 0 1-3 3H16a3 3 0 0 1-3-3V13a3 3 0 0 1 3-3z" fill={PAPER} />
      <path d="M38 10v10h10M20 24h10M20 32h20M20 40h8" />
      <circle cx="43" cy="44" r="8" fill={SUN} />
      <path d="m39.500 44 2.500 2.500 4.500-5" />
    </>
  ),
  bookmarks: (
    <>
      <path d="M14 14h30a6 6 0 0 1 6 6v32H20a6 6 0 0 1-6-6z" fill={PAPER} />
      <path d="M14 46a6 6 0 0 1 6-6h30" />
      <path d="M30 10h13v22l-6.500-5-6.500 5z" fill={SUN} />
      <path d="M20 22h5M20 29h5" stroke={SKY} />
    </>
  ),
};

/** Emblem of a quiz mode. Decorative. */
export function ModeEmblem({
  name,
  className,
}: {
  readonly name: ModeEmblemName;
  readonly className?: string;
}) {
  return <EmblemFrame className={className}>{ART[name]}</EmblemFrame>;
}
