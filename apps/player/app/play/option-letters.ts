/** Letters of options; each is also the key that chooses its option. */
export const OPTION_LETTERS = ["A", "B", "C", "D", "E", "F"] as const;

/** Place of the option that a key chooses (A–F, 1–6 on any keyboard layout), or null. */
export function optionOfKey(event: { readonly key: string; readonly code: string }): number | null {
  const byLetter = OPTION_LETTERS.findIndex(
    (letter) => event.code === `Key${letter}` || event.key.toUpperCase() === letter,
  );
  if (byLetter !== -1) return byLetter;
  const digit = /^(?:Digit|Numpad)([1-6])$/.exec(event.code)?.[1] ?? /^[1-6]$/.exec(event.key)?.[0];
  return digit === undefined ? null : Number(digit) - 1;
}
