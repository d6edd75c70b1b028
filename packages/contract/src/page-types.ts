/** Pages about the site, with rich text. A file of its own: the console has no use for the players' calls beside them. */
export const PAGE_TYPES = [
  "about_us",
  "contact_us",
  "privacy_policy",
  "terms_conditions",
  "instructions",
  "faq",
] as const;
