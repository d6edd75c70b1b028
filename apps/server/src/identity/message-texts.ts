import { wishedLanguages } from "../net/wishes.ts";
import { arabicMessages } from "./message-texts-ar.ts";
import { englishMessages } from "./message-texts-en.ts";
import type { Messages } from "./messages.ts";

const BY_LANGUAGE: Readonly<Record<string, Messages>> = { en: englishMessages, ar: arabicMessages };

/** Messages in a language, else in English. */
export function messagesIn(language: string | null): Messages {
  return BY_LANGUAGE[language ?? ""] ?? englishMessages;
}

/** Messages for whoever sent a request: the language chosen on the site, then the browser's. */
export function messagesFor(headers: Headers | undefined): Messages {
  const wishes = {
    cookie: headers?.get("cookie") ?? "",
    acceptLanguage: headers?.get("accept-language") ?? "",
  };
  const language = wishedLanguages(wishes).find((code) => Object.hasOwn(BY_LANGUAGE, code));
  return messagesIn(language ?? null);
}
