import { isRightToLeft } from "@crosscheck/rules/content/latin-runs";

/** Writing direction of a content language, by its code. */
export function directionOf(language: string): "ltr" | "rtl" {
  return isRightToLeft(language) ? "rtl" : "ltr";
}
