import type { INDEXED_PATHS } from "@crosscheck/contract/boot";
import type { MsgId } from "../i18n/message-ids.ts";

const DESCRIPTION_OF: Readonly<Record<(typeof INDEXED_PATHS)[number], MsgId>> = {
  "/": "meta.home",
  "/learn/": "meta.learn",
  "/about-us/": "meta.about_us",
  "/contact-us/": "meta.contact_us",
  "/faq/": "meta.faq",
  "/privacy-policy/": "meta.privacy_policy",
  "/terms-and-conditions/": "meta.terms_conditions",
  "/auth/login/": "meta.login",
  "/auth/sign-up/": "meta.sign_up",
};

/** What search engines and link previews are told about one page. */
export type PageMeta = {
  /** The address it was asked at, without origin and search. */
  readonly path: string;
  /** The one address it should be known by. */
  readonly address: string;
  readonly description: string;
};

/**
 * What is told about the page of an address; null for one that search engines should not list. Only the server asks: no
 * page carries these texts.
 */
export function metaOf(
  { pathname, searchParams }: URL,
  origin: string,
  messages: Readonly<Record<string, unknown>>,
): PageMeta | null {
  const path = pathname.endsWith("/") ? pathname : `${pathname}/`;
  if (!isIndexed(path)) return null;
  // A language in the address makes it a page of its own; everything else there is not what it is about.
  const language = searchParams.get("lang");
  return {
    path: pathname,
    address: `${origin}${path}${language === null ? "" : `?lang=${encodeURIComponent(language)}`}`,
    description: plainText(messages[DESCRIPTION_OF[path]]),
  };
}

/** A compiled text without values: itself, or the list of its only part. */
function plainText(compiled: unknown): string {
  const [text] = Array.isArray(compiled) ? (compiled as readonly unknown[]) : [compiled];
  return typeof text === "string" ? text : "";
}

function isIndexed(path: string): path is keyof typeof DESCRIPTION_OF {
  return Object.hasOwn(DESCRIPTION_OF, path);
}
