import { rectifyConfusion } from "unicode-confusables";

/**
 * What a name looks like: two names that a reader cannot tell apart have the same skeleton (UTS 39 §4), whatever their
 * case. I, i, l and 1 count as one letter, since which of them look alike depends on case and font. Never shown.
 */
export function toSkeleton(name: string): string {
  const shape = rectifyConfusion(name.normalize("NFKD")).toLowerCase();
  return rectifyConfusion(shape).normalize("NFKD").replaceAll("i", "l");
}
