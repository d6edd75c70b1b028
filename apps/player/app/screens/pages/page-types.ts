import type { PageContext } from "@crosscheck/contract";

/** A page that an admin may write. */
export type PageType = Parameters<PageContext["page"]>[0];

const TYPE_BY_PATH: Readonly<Record<string, PageType>> = {
  "about-us": "about_us",
  "contact-us": "contact_us",
  faq: "faq",
  "privacy-policy": "privacy_policy",
  "terms-and-conditions": "terms_conditions",
};

/** Which public page an address shows. */
export function toPageType(pathname: string): PageType {
  const type = TYPE_BY_PATH[pathname.split("/")[1]?.replace(/\.data$/, "") ?? ""];
  if (type === undefined) throw new Error(`no public page at ${pathname}`);
  return type;
}

/** The code in the address of the page of verification, or in its search; null for another page, empty for none. */
export function codeIn({ pathname, searchParams }: URL): string | null {
  const [, page, code = ""] = pathname.replace(/\.data$/, "").split("/");
  return page === "verify" ? decodeURIComponent(code) || (searchParams.get("code") ?? "") : null;
}
