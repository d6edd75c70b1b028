/** Groups of texts (files of locales/<language>) that pages open to everybody carry; the others follow at the gate. */
const PUBLIC_GROUPS: readonly string[] = [
  "auth",
  "daily",
  "home",
  "modes",
  "pages",
  "quiz-zone",
  "refusals",
  "shell",
];

/** Parts of those that only screens behind the gate say. */
const GATED_PARTS: readonly string[] = [
  "refusals.exam.",
  "refusals.payout.",
  "refusals.room.",
  "refusals.self_learning.",
];

/** Whether a page open to everybody carries the text of this id. */
export function isPublicText(id: string): boolean {
  return (
    PUBLIC_GROUPS.includes(id.split(".", 1)[0] ?? "") && !GATED_PARTS.some((part) => id.startsWith(part))
  );
}
