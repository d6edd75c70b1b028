import type { PageContext } from "@crosscheck/contract";

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
