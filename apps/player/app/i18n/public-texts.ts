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

/** Parts of the refusals that only screens behind the gate say. */
const GATED_REFUSALS: readonly string[] = ["exam", "payout", "room", "self_learning"];

/** Whether a page open to everybody carries the text of this id. */
export function isPublicText(id: string): boolean {
  const [group = "", part = ""] = id.split(".");
  return PUBLIC_GROUPS.includes(group) && !(group === "refusals" && GATED_REFUSALS.includes(part));
}
