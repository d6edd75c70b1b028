/**
 * A duration as mm:ss, in the digits of the locale. Show it left to right.
 *
 * @param seconds whole seconds, from 0
 */
export function clockText(seconds: number, locale: string): string {
  const twoDigits = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2, useGrouping: false });
  return `${twoDigits.format(Math.floor(seconds / 60))}:${twoDigits.format(Math.floor(seconds % 60))}`;
}
