import { PASSWORD_MAX, PASSWORD_MIN } from "@crosscheck/contract/limits";

/** What makes a password unfit; the code that the provider answers. */
export type PasswordFault = "PASSWORD_TOO_SHORT" | "PASSWORD_TOO_LONG" | "PASSWORD_TOO_COMMON";

export type PasswordOwner = { readonly email: string; readonly name: string };

/** Letters and digits; what stands around them makes nothing harder to guess. */
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
const NOT_A_LETTER = /[^\p{L}]+/gu;
const ALPHANUMERIC = /[^\p{L}\p{N}]+/gu;
/** One or two characters over and over. */
const REPEATED = /^(.{1,2})\1+.?$/u;

/**
 * Whether a password may be chosen; null when it may. Refused are the 18,000 most common ones of eight characters or
 * more, repeated characters, and the own address or name with digits or signs around them.
 */
export async function judgePassword(password: string, owner: PasswordOwner): Promise<PasswordFault | null> {
  if (password.length < PASSWORD_MIN) return "PASSWORD_TOO_SHORT";
  if (password.length > PASSWORD_MAX) return "PASSWORD_TOO_LONG";
  const typed = password.normalize("NFKC").toLowerCase();
  const known = await commonPasswords();
  const isCommon = known.has(typed) || known.has(typed.replaceAll(EDGES, "")) || REPEATED.test(typed);
  return isCommon || isOwn(typed, owner) ? "PASSWORD_TOO_COMMON" : null;
}

/** Whether nothing but the owner's address or name is in a password. */
function isOwn(typed: string, { email, name }: PasswordOwner): boolean {
  const [local = "", domain = ""] = email.split("@");
  const own = [email, local, domain, name].map((text) => text.normalize("NFKC").toLowerCase());
  const [signs, letters] = [ALPHANUMERIC, NOT_A_LETTER].map((other) => {
    const bare = typed.replaceAll(other, "");
    return bare !== "" && own.some((text) => text.replaceAll(other, "") === bare);
  });
  return signs === true || letters === true;
}

let loaded: Promise<ReadonlySet<string>> | undefined;

/** Read with the first password that somebody chooses: about 50 ms, once. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) =>
      new Set(dictionary["passwords-common"].filter((password) => password.length >= PASSWORD_MIN)),
  );
  return loaded;
}
