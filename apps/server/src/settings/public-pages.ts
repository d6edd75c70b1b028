import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { BASE_LANGUAGE } from "@crosscheck/rules/content/base-language";
import { isolateLatinRuns } from "@crosscheck/rules/content/latin-runs";
import type { Db } from "../postgres/database.ts";
import { findPage } from "./setting-queries.ts";
import type { Settings } from "./settings.ts";

/** Rich text of a public page in a language, ready to show; undefined when there is none. */
export type PublicPages = (
  db: Db,
  settings: Settings,
  page: { readonly type: string; readonly language: string },
) => Promise<string | undefined>;

/**
 * Public pages: what an admin stored, else the text shipped in `<folder>/<language>/<type>.html`, else in the base language.
 * `{{app_name}}` and `{{contact_email}}` stand for the settings; in right-to-left text, figures and names keep their order.
 */
export async function loadPublicPages(folder: string): Promise<PublicPages> {
  const shipped = await readShippedPages(folder);
  return async (db, settings, { type, language }) => {
    const stored = await findPage(db, type, language);
    const own = stored ?? shipped.get(`${language}/${type}`);
    const html = own ?? shipped.get(`${BASE_LANGUAGE}/${type}`);
    if (html === undefined) return undefined;
    const filled = fillPage(html, settings, own === undefined ? BASE_LANGUAGE : language);
    return TELLS_LINKS.has(type) ? filled + linksHtml(settings) : filled;
  };
}

/** Rich text of a page with what stands for settings filled in, in the order its language is read in. */
export function fillPage(
  html: string,
  settings: Pick<Settings, "appName" | "contactEmail">,
  language: string,
): string {
  const filled = html
    .replaceAll("{{app_name}}", () => escapeHtml(settings.appName))
    .replaceAll("{{contact_email}}", () => escapeHtml(settings.contactEmail));
  return isolateLatinRuns(filled, language);
}

/** The pages that ship, by `<language>/<type>`. */
export async function readShippedPages(folder: string): Promise<ReadonlyMap<string, string>> {
  const languages = await readdir(folder);
  const pages = await Promise.all(
    languages.map(async (language) => {
      const files = (await readdir(join(folder, language))).filter((name) => name.endsWith(".html"));
      return Promise.all(
        files.map(async (file) => {
          const html = await readFile(join(folder, language, file), "utf8");
          return [`${language}/${file.slice(0, -".html".length)}`, html] as const;
        }),
      );
    }),
  );
  return new Map(pages.flat());
}

/** Pages with the links to where else the site is found. */
const TELLS_LINKS: ReadonlySet<string> = new Set(["about_us", "contact_us"]);

function linksHtml({ socialLinks }: Pick<Settings, "socialLinks">): string {
  if (socialLinks.length === 0) return "";
  const items = socialLinks.map(
    ({ name, url }) =>
      `<li><a href="${escapeHtml(url)}" rel="noopener noreferrer"><bdi>${escapeHtml(name)}</bdi></a></li>`,
  );
  return `<ul>${items.join("")}</ul>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
