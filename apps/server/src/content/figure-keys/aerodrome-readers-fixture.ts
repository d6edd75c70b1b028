// What figures of aerodromes say, worked out from their parameters.
import { type Figure, letterOf, n, s } from "./readers-fixture.ts";

const WIDTHS: Readonly<Record<number, number>> = { 4: 18, 6: 23, 8: 30, 12: 45, 16: 60 };
/** Width of a runway by its threshold stripes. */
export const widthOf = (f: Figure) => `${WIDTHS[n(f, "stripes")] ?? 0} m`;

const two = (value: number) => String(value).padStart(2, "0");
const opposite = (runway: number) => ((runway + 17) % 36) + 1;
/** The designator at the other end. */
export function otherEnd(f: Figure): string {
  const letter = typeof f["side"] === "string" ? { L: "R", C: "C", R: "L" }[f["side"]] : "";
  return `${two(opposite(n(f, "runway")))}${letter ?? "?"}`;
}
/** Take-off run and landing roll over the part before a displaced threshold. */
export const overArrows = (f: Figure) =>
  s(f, "before") === "arrows"
    ? `Take-off run of ${two(n(f, "runway"))}, landing roll of ${two(opposite(n(f, "runway")))}`
    : "?";
/** The number that a magnetic bearing gives. */
export const numberOf = (bearing: number) => Math.round(bearing / 10) || 36;

/** Which of some statements hold, as "1 and 3". */
export function holding(statements: readonly boolean[]): string {
  const right = statements.flatMap((holds, at) => (holds ? [String(at + 1)] : []));
  const last = right.pop() ?? "?";
  return right.length === 0 ? last : `${right.join(", ")} and ${last}`;
}

/** Declared distances of a runway of the figure; its number says from which side it is used. */
export function declared(f: Figure, runway: number) {
  const fromLeft = runway === n(f, "runway");
  const [own, far] = fromLeft ? ["Left", "Right"] : ["Right", "Left"];
  const tora = n(f, "paved");
  const stopway = n(f, `stopway${far}`);
  const clearway = n(f, `clearway${far}`);
  return {
    tora,
    asda: tora + stopway,
    toda: tora + Math.max(stopway, clearway),
    lda: tora - n(f, `displaced${own}`),
    clearway,
  };
}

/** The letter of a distance from one place to another. */
export function distanceOf(f: Figure, from: string, to: string): string {
  const marks: unknown = f["marks"];
  const names = Array.isArray(marks) ? marks.map((one) => JSON.stringify(one)) : [];
  return letterOf({ kind: "", names }, JSON.stringify({ from, to }), "names");
}
