import { drawSigns, readSigns, type RandomBytes } from "../typed-code.ts";

const GROUPS = 3;
const GROUP_LENGTH = 4;
const LENGTH = GROUPS * GROUP_LENGTH;

/** A code to find a result by, such as 7K3M-Q2XA-9TRD: 60 random bits, which nobody guesses within any rate limit. */
export function newReportCode(random: RandomBytes): string {
  return toGroups(drawSigns(random, LENGTH));
}

/** What a person typed as a code, as it is stored; null when it cannot be one. */
export function readReportCode(text: string): string | null {
  const signs = readSigns(text, LENGTH);
  return signs === null ? null : toGroups(signs);
}

function toGroups(signs: string): string {
  return (signs.match(new RegExp(`.{${GROUP_LENGTH}}`, "g")) ?? []).join("-");
}
