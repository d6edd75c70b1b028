import { LETTERS, tag } from "./graph.ts";
import { COLOUR } from "./palette.ts";
import { circle, line, type Point } from "./svg.ts";

/** A part of what is drawn and where its letter stands. */
export type Part = { readonly point: Point; readonly letter: Point };

/** Letters with lines to the parts that they name. */
export function lettered(parts: readonly Part[]): readonly string[] {
  return parts.map(
    ({ point, letter }, at) =>
      line(point, letter, { stroke: COLOUR.ink, "stroke-width": 1.25 }) +
      circle(point, 3, { fill: COLOUR.ink }) +
      tag(letter, LETTERS[at] ?? ""),
  );
}

/** Whether a list names something twice. */
export const hasTwice = (marks: readonly string[]) => new Set(marks).size < marks.length;
