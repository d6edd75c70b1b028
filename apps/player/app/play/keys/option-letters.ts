import { letterOfKey } from "../../view/keys/letter-of-key.ts";

/** Letters of options; each is also the key that chooses its option. */
export const OPTION_LETTERS = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"] as const;

/** Place of the option that a key chooses (A–J, 1–9 on any keyboard layout), or null. */
export function optionOfKey(event: { readonly key: string; readonly code: string }): number | null {
  const letter = letterOfKey(event);
  const byLetter = OPTION_LETTERS.findIndex((option) => option === letter);
  if (byLetter !== -1) return byLetter;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1] ?? /^[1-9]$/.exec(event.key)?.[0];
  return digit === undefined ? null : Number(digit) - 1;
}
