import { useFormats } from "../../i18n/formats.ts";

const HAS_LETTERS = /\p{L}/u;

/** Writes what coins are exchanged for: a sign stands before the number, words behind it. */
export function useAmount(): (units: number, unit: string) => string {
  const { number } = useFormats();
  return (units, unit) => (HAS_LETTERS.test(unit) ? `${number(units)} ${unit}` : `${unit}${number(units)}`);
}
