import { type ItemFault, warning } from "./finding.ts";
import type { PackItem } from "./pack-item.ts";

/** Names of learning objectives and of the AMC that lists them. */
const OBJECTIVE = /\blearning objectives?\b|\bAMC1 FCL\.(?:210|310)\b|\bLO \d{3}\b/iu;

/** A chapter, part or volume, or several, with nothing after it that says where in it. */
const CHAPTER_ALONE =
  /\b(?<!sub-)(?:ch\.|chapters?|part|vol\.|volume)\s*(?:\d+|[IVX]+|[A-H])(?:\s*(?:,|and|to)\s*(?:ch\.\s*)?\d+)*\.?$/iu;

/** A semicolon, but none within brackets. */
const BETWEEN_CITATIONS = /;(?![^(]*\))/u;

/** What a reference cites, part by part. */
export function citationsOf(reference: string): readonly string[] {
  return reference
    .split(BETWEEN_CITATIONS)
    .map((cited) => cited.trim())
    .filter((cited) => cited !== "");
}

/** A reference names where the claim stands: no chapter of hundreds of pages, and no list of what may be asked. */
export function lintReference({ reference }: PackItem): readonly ItemFault[] {
  return citationsOf(reference).flatMap((cited) => {
    if (OBJECTIVE.test(cited)) return [warning("reference", "reference_objective", { cited })];
    return CHAPTER_ALONE.test(cited) ? [warning("reference", "reference_chapter", { cited })] : [];
  });
}
