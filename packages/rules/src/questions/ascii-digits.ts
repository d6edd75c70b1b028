/** Digits of keyboards that do not write 0 to 9: Arabic, Persian, Devanagari; ten each, from zero. */
const OTHER_DIGITS = "٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९";

/** The text with its digits of any of these keyboards written 0 to 9. */
export function toAsciiDigits(typed: string): string {
  return typed.replaceAll(/[٠-٩۰-۹०-९]/gu, (digit) => String(OTHER_DIGITS.indexOf(digit) % 10));
}
