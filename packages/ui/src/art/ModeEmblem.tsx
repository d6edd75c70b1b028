import { Emblem } from "./Emblem.tsx";

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

/** Emblem of a quiz mode. Decorative. */
export function ModeEmblem({
  name,
  className,
}: {
  readonly name: ModeEmblemName;
  readonly className?: string;
}) {
  return <Emblem name={name} className={className} />;
}
