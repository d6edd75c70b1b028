import { isolateLatinRuns } from "@crosscheck/rules/content/latin-runs";
import sanitizeHtml from "sanitize-html";

const PACK_MEDIA = /^media\/([\w-][\w./-]*)$/;
/** Files by their public names, as texts that were stored have them. */
export const PUBLIC_MEDIA = /^\/media\/(content\/[0-9a-f]{40}\.[a-z0-9]{2,5})$/;

/** Tags a passage may use; anything else is dropped with its scripts and styles. */
const TAGS =
  "p h3 ul ol li strong em sup sub br table caption thead tbody tr th td figure img figcaption".split(" ");

/**
 * Rich text of a language that is safe to show, with figures and codes that keep their order in it. Pictures keep only files of the pack, under their public names.
 *
 * @param media what the source of a picture looks like, with the file as its first group
 * @param publicName public name of that file; undefined when there is none
 */
export function sanitisePassage(
  {
    html,
    language,
    media = PACK_MEDIA,
  }: { readonly html: string; readonly language: string; readonly media?: RegExp },
  publicName: (file: string) => string | undefined,
): string {
  const clean = sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: {
      img: ["src", "alt", "loading"],
      th: ["scope", "colspan"],
      td: ["colspan", "rowspan"],
    },
    allowedSchemes: [],
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && (attribs["src"] ?? "") === "",
    transformTags: {
      img: (tagName, attributes) => {
        const name = publicName(media.exec(attributes["src"] ?? "")?.[1] ?? "");
        const src = name === undefined ? "" : `/media/${name}`;
        return { tagName, attribs: { src, alt: attributes["alt"] ?? "", loading: "lazy" } };
      },
    },
  });
  return isolateLatinRuns(clean, language);
}

/** Public names of the files that a sanitised passage shows. */
export function mediaNamesIn(html: string): readonly string[] {
  return [...html.matchAll(/<img[^>]+src="\/media\/([^"]+)"/g)].map(([, name]) => name ?? "");
}

/** Media files of the pack that a passage shows. */
export function mediaIn(html: string): readonly string[] {
  return [...html.matchAll(/<img[^>]+src="media\/([^"]+)"/g)].map(([, file]) => file ?? "");
}
