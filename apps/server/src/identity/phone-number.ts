import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/** A mobile number as E.164, or null when it is not one. The country code must be there; spaces and dashes may be. */
export function toMobileNumber(text: string): string | null {
  if (!text.trim().startsWith("+")) return null;
  const number = parsePhoneNumberFromString(text);
  if (!number?.isValid()) return null;
  const type = number.getType();
  // Some countries, such as the United States, do not tell mobile from fixed lines by number.
  return type === undefined ||
    type === "MOBILE" ||
    type === "FIXED_LINE_OR_MOBILE" ||
    type === "PERSONAL_NUMBER"
    ? number.number
    : null;
}
