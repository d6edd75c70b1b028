import { isRightToLeft } from "@crosscheck/rules/content/latin-runs";

/** The way a language with interface texts is written, for what is made without a database. */
export function directionOf(language: string): "ltr" | "rtl" {
  return isRightToLeft(language) ? "rtl" : "ltr";
}
