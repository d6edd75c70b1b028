import { arabicMessages } from "./message-texts-ar.ts";
import { englishMessages } from "./message-texts-en.ts";

/** Text of a mail, without its recipient. */
export type MailText = { readonly subject: string; readonly text: string };

/** Everything that is sent to people, in one language. */
export type Messages = {
  readonly codeSms: (appName: string, code: string) => string;
  readonly codeMail: (appName: string, code: string) => MailText;
  /** `name` is what was signed up with; empty when there is none. The link is valid for an hour. */
  readonly verifyMail: (appName: string, signUp: { readonly name: string; readonly url: string }) => MailText;
  /** To the owner of an address that somebody signed up with again. */
  readonly knownAddressMail: (
    appName: string,
    links: { readonly signIn: string; readonly reset: string },
  ) => MailText;
  readonly resetMail: (appName: string, url: string) => MailText;
};

const BY_LANGUAGE: Readonly<Record<string, Messages>> = { en: englishMessages, ar: arabicMessages };

/** Messages in a language, else in English. */
export function messagesIn(language: string | null): Messages {
  return BY_LANGUAGE[language ?? ""] ?? englishMessages;
}

/** Messages for whoever sent a request: the language chosen on the site, then the browser's. */
export function messagesFor(headers: Headers | undefined): Messages {
  const chosen = /(?:^|;\s*)lang=([a-z]{2,3})(?:;|$)/.exec(headers?.get("cookie") ?? "")?.[1];
  const accepted = (headers?.get("accept-language") ?? "")
    .split(",")
    .map((part) => part.trim().slice(0, 2).toLowerCase());
  const language = [chosen ?? "", ...accepted].find((code) => Object.hasOwn(BY_LANGUAGE, code));
  return messagesIn(language ?? null);
}
