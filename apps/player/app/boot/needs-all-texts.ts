import { isGated } from "../modes/gates.ts";

/** Where mails and codes are waited for. Home need not carry its words: it is never the first step from there. */
const VERIFY = "/auth/otp-verify/";

/** Whether a page needs more than the public texts. */
export function needsAllTexts(pathname: string): boolean {
  return isGated(pathname) || `${pathname}/`.startsWith(VERIFY);
}
