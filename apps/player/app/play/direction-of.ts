const RIGHT_TO_LEFT = new Set(["ar", "fa", "he", "ur"]);

/** Writing direction of a content language, by its code. */
export function directionOf(language: string): "ltr" | "rtl" {
  return RIGHT_TO_LEFT.has(language.split("-")[0] ?? "") ? "rtl" : "ltr";
}
