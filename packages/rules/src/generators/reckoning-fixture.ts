import type { Seed } from "../random.ts";
import { type GeneratedItem, generate } from "./generate.ts";
import type { Template } from "./template.ts";

const SEEDS = 400;
export const RADIANS = Math.PI / 180;

/** Right answer as printed. */
const rightText = ({ options, key }: GeneratedItem) => options.find(({ id }) => id === key[0])?.text ?? "";
export const toNumber = (text: string) => Number.parseFloat(text.replace("−", "-"));

export function eachItem(template: Template, check: (stem: string, right: string) => void): void {
  for (let number = 0; number < SEEDS; number += 1) {
    const seed: Seed = [number, 31, 32, 33];
    const item = generate(template, seed, "single");
    check(item.stem, rightText(item));
  }
}

/** The first number of the stem that the pattern captures. */
export function read(stem: string, ...patterns: readonly RegExp[]): number {
  for (const pattern of patterns) {
    const found = pattern.exec(stem)?.[1];
    if (found !== undefined) return toNumber(found);
  }
  throw new Error(`${patterns.join(" ")} not in "${stem}"`);
}

/** Every right answer is the number another way of reckoning gives, but for so much. */
export function expectNear(template: Template, most: number, reckon: (stem: string) => number): void {
  eachItem(template, (stem, right) => {
    holdNear(stem, { right, reckoned: reckon(stem), most });
  });
}

function holdNear(
  stem: string,
  { right, reckoned, most }: { readonly right: string; readonly reckoned: number; readonly most: number },
): void {
  // A number that is none is not near either.
  if (!(Math.abs(toNumber(right) - reckoned) <= most)) throw new Error(`${stem} ${right}, not ${reckoned}`);
}

/** The same, but for a share of the number. */
export function expectWithin(template: Template, share: number, reckon: (stem: string) => number): void {
  eachItem(template, (stem, right) => {
    // Half a step of rounding comes on top.
    const most = Math.abs(toNumber(right)) * share + 0.5;
    holdNear(stem, { right, reckoned: reckon(stem), most });
  });
}
