import { NAME_MAX } from "@crosscheck/contract/limits";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
/**
 * Never in a name: control and private characters, line ends, marks that override or isolate direction, invisible
 * fillers. The joiners that scripts and emoji need (U+200C, U+200D) may stay.
 */
const FORBIDDEN =
  /[\p{Cc}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E007F}]|\u034F/u;
const VISIBLE = /[\p{L}\p{N}\p{S}\p{P}]/u;
const MOST_MARKS = /\p{M}{5,}/u;

/** A name as it is stored: NFC, single spaces, first letter upper case (spec §3). Null when it is not acceptable. */
export function toPlayerName(text: string): string | null {
  const name = text.normalize("NFC").trim().replaceAll(/ {2,}/g, " ");
  if (name === "" || FORBIDDEN.test(name) || MOST_MARKS.test(name) || !VISIBLE.test(name)) return null;
  if ([...graphemes.segment(name)].length > NAME_MAX) return null;
  // Upper case may come apart: ΐ becomes three code points.
  return upperFirst(name).normalize("NFC");
}

/** The best name that can be made of what an identity provider says; null when nothing is left. */
export function toAcceptableName(text: string): string | null {
  const clean = text.normalize("NFC").replaceAll(new RegExp(FORBIDDEN, "gu"), " ");
  const short = [...graphemes.segment(clean.trim().replaceAll(/ {2,}/g, " "))]
    .slice(0, NAME_MAX)
    .map(({ segment }) => segment)
    .join("");
  return toPlayerName(short);
}

/** Upper case for the first grapheme where that is one grapheme again: "ß" stays, as "SS" would be another name. */
function upperFirst(name: string): string {
  const first = [...graphemes.segment(name)][0]?.segment ?? "";
  const upper = first.toLocaleUpperCase("en");
  return [...graphemes.segment(upper)].length === 1 ? upper + name.slice(first.length) : name;
}
