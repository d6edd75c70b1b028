/** A theme and a language with its direction. */
export type Look = { readonly theme: "light" | "dark"; readonly language: "en" | "ar" };

const PAIRS = [
  [
    { theme: "light", language: "en" },
    { theme: "dark", language: "ar" },
  ],
  [
    { theme: "dark", language: "en" },
    { theme: "light", language: "ar" },
  ],
] as const satisfies readonly (readonly Look[])[];

const isWhole = process.env["LONG_PROOFS"] === "whole";
const isOdd = Number(process.env["PROOF_SEED"] ?? 0) % 2 === 1;
/** Both themes and both directions, once each: one pair of looks or the other by the printed seed. */
const pair: readonly Look[] = isOdd ? PAIRS[1] : PAIRS[0];

/** The looks that screens are checked in; all four in `npm run soak`. */
export const LOOKS: readonly Look[] = isWhole ? PAIRS.flat() : pair;

/** Which half of a list begins; with the pairs everything is seen in every look within four days. */
const turn = Math.floor(Number(process.env["PROOF_SEED"] ?? 0) / 2) % 2;

/** Every other one of these for the first of two rounds, the rest for the second; all of them in `npm run soak`. */
export function halfOf<T>(all: readonly T[], round: number): readonly T[] {
  return isWhole ? all : all.filter((_, place) => (place + round + turn) % 2 === 0);
}
