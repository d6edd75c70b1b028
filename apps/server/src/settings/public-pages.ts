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
    return html === undefined
      ? undefined
      : fillPage(html, settings, own === undefined ? BASE_LANGUAGE : language);
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

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
