/** Domains that are one and the same. */
const SAME_DOMAINS: Readonly<Record<string, string>> = { "googlemail.com": "gmail.com" };

/**
 * What all spellings of an address have in common that most likely reach one mailbox: without a +tag, dots and case. Only
 * for the question whether somebody is new: at some providers dots do matter, and then two people share one welcome.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1).toLowerCase();
  const [name = ""] = email.slice(0, at).toLowerCase().split("+");
  return `${name.replaceAll(".", "")}@${SAME_DOMAINS[domain] ?? domain}`;
}
