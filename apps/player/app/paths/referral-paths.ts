/** The own code, and who joined with it. */
export const REFERRAL_PATH = "/profile/referral/";

/** Where a friend signs up with this code filled in. */
export function invitationLink(origin: string, code: string): string {
  return `${origin}/auth/sign-up/?${new URLSearchParams({ friend: code })}`;
}
