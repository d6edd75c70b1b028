import { isGated } from "../modes/gates.ts";

/** Open pages with many words of their own, which home need not carry: it is one step before them. */
const WORDY = ["/auth/otp-verify/", "/leaderboard/", "/learn/", "/compete/"];

/** Whether a page needs more than the public texts. */
export function needsAllTexts(pathname: string): boolean {
  return isGated(pathname) || WORDY.some((path) => `${pathname}/`.startsWith(path));
}
