/** Reads a mobile number with country code; null when it is not one. The number library is loaded with its first use. */
export async function toPhoneNumber(typed: string): Promise<string | null> {
  const { parsePhoneNumberFromString } = await import("libphonenumber-js/min");
  const number = parsePhoneNumberFromString(typed);
  return number?.isValid() === true ? number.number : null;
}
