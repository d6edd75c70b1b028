import { line, text } from "../kit/svg.ts";

/** Names of two curves at the top of a graph. */
export function legend(strokes: readonly string[], left = 246): readonly string[] {
  return strokes.map((stroke, at) => {
    const x = left + at * 50;
    const sample = { stroke, "stroke-width": 3 };
    return (
      line({ x, y: 16 }, { x: x + 20, y: 16 }, sample) +
      text({ x: x + 30, y: 16 }, String(at + 1), { bold: true })
    );
  });
}
