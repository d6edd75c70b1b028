import { parseCookie } from "cookie";
import Negotiator from "negotiator";

/** The headers of a request by which a person is addressed; empty texts where there are none. */
export type Wishes = { readonly cookie: string; readonly acceptLanguage: string };

/** Language codes in order of wish: the one chosen on the site (cookie `lang`), then those of the browser by weight. */
export function wishedLanguages({ cookie, acceptLanguage }: Wishes): readonly string[] {
  const tags = new Negotiator({ headers: { "accept-language": acceptLanguage } }).languages();
  const codes = tags.map((tag) => tag.split("-", 1)[0]?.toLowerCase() ?? "");
  const chosen = cookieOf(cookie, "lang");
  return chosen === null ? codes : [chosen, ...codes];
}

/** The value of a cookie; null without it. */
export function cookieOf(header: string, name: string): string | null {
  return parseCookie(header)[name] ?? null;
}
