/**
 * A duration as mm:ss (spec §4), in the digits of the locale; minutes go on beyond 59. Show it left to right.
 *
 * @param seconds from 0; parts of a second are cut
 */
export function clockText(seconds: number, locale: string): string {
  const twoDigits = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2, useGrouping: false });
  return `${twoDigits.format(Math.floor(seconds / 60))}:${twoDigits.format(Math.floor(seconds % 60))}`;
}
