const RIGHT_TO_LEFT = new Set(["ar"]);

/** The way a language with interface texts is written, for what is made without a database. */
export function directionOf(language: string): "ltr" | "rtl" {
  return RIGHT_TO_LEFT.has(language) ? "rtl" : "ltr";
}
