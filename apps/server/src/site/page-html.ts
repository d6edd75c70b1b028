import sanitizeHtml from "sanitize-html";

const TAGS = "bdi h2 h3 p ul ol li strong em a br hr blockquote table caption thead tbody tr th td".split(
  " ",
);
/** Addresses of this site, of others over https, and of mail. */
const ADDRESS = /^(?:\/(?!\/)|https:\/\/|mailto:)/i;

/** Rich text of a public page that is safe to show to everybody: no scripts, styles, frames, pictures or forms. */
export function sanitisePage(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: {
      a: ["href", "rel", "dir"],
      bdi: ["dir"],
      th: ["scope", "colspan"],
      td: ["colspan", "rowspan"],
    },
    allowedSchemes: ["https", "mailto"],
    allowProtocolRelative: false,
    // The words of a link that may not stay do.
    exclusiveFilter: ({ tag, attribs }) =>
      tag === "a" && !ADDRESS.test(attribs["href"] ?? "") ? "excludeTag" : false,
    transformTags: {
      // The page that is led to learns and steers nothing.
      a: (tagName, attribs) => ({
        tagName,
        attribs: /^https:/i.test(attribs["href"] ?? "")
          ? { ...attribs, rel: "noopener noreferrer nofollow" }
          : attribs,
      }),
    },
  }).trim();
}

/** Whether there is anything to read in it. */
export function isEmptyPage(html: string): boolean {
  return (
    sanitizeHtml(html, { allowedTags: [] }).replaceAll(
      /&nbsp;|[\s\u200b-\u200f\u2060-\u2069\ufeff\u00a0]/g,
      "",
    ) === ""
  );
}
