/** A name within a sentence that is a string and not markup: its direction moves nothing around it. Markup has Bdi. */
export function isolate(name: string): string {
  return `\u2068${name}\u2069`;
}
