import { createRandom } from "../random.ts";
import { FIGURES, drawFigure } from "./index.ts";
import { angleOf, pointsOf, readSvg, type Element } from "./svg-fixture.ts";

const SEEDS = 40;
/** Where round instruments stand. */
export const CENTRE = { x: 180, y: 166 };

/** Draws samples of a kind and hands each to a check: its parameters, which the check names, and what was drawn of them. */
export function each(kind: string, check: (values: never, elements: readonly Element[]) => void) {
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const values = FIGURES[kind]?.sample(createRandom([seed, 7, 7, 7]));
    const drawing = drawFigure({ ...values, kind }, "en");
    if ("faults" in drawing) throw new Error(drawing.faults.join());
    check(values as never, readSvg(drawing.svg).elements);
  }
}

export const of =
  (tag: string, attributes: Readonly<Record<string, string>> = {}) =>
  (one: Element) =>
    one.tag === tag && Object.entries(attributes).every(([name, value]) => one.attributes[name] === value);
export const first = (elements: readonly Element[], is: (one: Element) => boolean) => {
  const found = elements.find(is);
  if (found === undefined) throw new Error("not there");
  return found;
};
export const tipOf = (one: Element) => pointsOf(one)[0] ?? CENTRE;
export const placeOf = (elements: readonly Element[], words: string) =>
  tipOf(first(elements, (one) => one.tag === "text" && one.text === words));
export const textsOf = (elements: readonly Element[]) =>
  elements.flatMap((one) => (one.tag === "text" ? [one.text] : []));
/** A value on a scale by two of its figures. */
export const between = (
  value: number,
  [from, to]: readonly [number, number],
  [low, high]: readonly [number, number],
) => low + ((value - from) / (to - from)) * (high - low);
/** Letters and what is at their points: the small dot before each. */
export function dots(elements: readonly Element[]) {
  return elements.filter(of("circle", { r: "4.5", fill: "#1f2a37" })).map(tipOf);
}
/** The direction at the top of a compass card, from where its N stands. */
export const topOfCard = (elements: readonly Element[]) =>
  (360 - angleOf(CENTRE, placeOf(elements, "N"))) % 360;

/** Rows of cells below the head, by height and then from left to right. */
export function rowsOf(elements: readonly Element[], size: string): readonly (readonly string[])[] {
  const cells = elements.filter(of("text", { "font-size": size })).filter((one) => tipOf(one).y > 60);
  return [...Map.groupBy(cells, (one) => Math.round(tipOf(one).y))]
    .toSorted(([one], [other]) => one - other)
    .map(([, row]) => row.toSorted((one, other) => tipOf(one).x - tipOf(other).x).map(({ text }) => text));
}
