import { NetworkAway } from "@crosscheck/client/network-away";

/** Reads a mobile number with country code; null when it is not one. The number library is loaded with its first use. */
export async function toPhoneNumber(typed: string): Promise<string | null> {
  const { parsePhoneNumberFromString } = await import("libphonenumber-js/min").catch((cause: unknown) => {
    throw new NetworkAway("the number library did not arrive", { cause });
  });
  const number = parsePhoneNumberFromString(typed);
  return number?.isValid() === true ? number.number : null;
}
