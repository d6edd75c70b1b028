import { REASON_MAX, REASON_MIN } from "@crosscheck/contract/limits";

/** Characters as people count them: an emoji or a letter with its marks is one; spaces at the ends do not count. */
export function countCharacters(text: string): number {
  const trimmed = text.normalize("NFC").trim();
  return [...new Intl.Segmenter("und", { granularity: "grapheme" }).segment(trimmed)].length;
}

export function checkReason(reason: string): "ok" | "short" | "long" {
  const count = countCharacters(reason);
  if (count < REASON_MIN) return "short";
  return count > REASON_MAX ? "long" : "ok";
}
