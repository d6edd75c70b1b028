import { join } from "node:path";
import { refuse } from "@crosscheck/contract";
import type { listPages, previewPage, setPage, viewPage } from "@crosscheck/contract/operators/pages";
import { PAGE_TYPES } from "@crosscheck/contract/page-types";
import { BASE_LANGUAGE } from "@crosscheck/rules/content/base-language";
import type { OperatorHandler } from "../calls/operate.ts";
import { toPage } from "../calls/page.ts";
import { fillPage, readShippedPages } from "../settings/public-pages.ts";
import { findPage, listLanguages } from "../settings/setting-queries.ts";
import { findLanguage } from "./operate-texts.ts";
import { isEmptyPage, sanitisePage } from "./page-html.ts";
import {
  findPageVersion,
  listPageVersions,
  listStoredPages,
  lockPage,
  storePage,
  type PageKey,
} from "./page-queries.ts";

const FOLDER = join(import.meta.dirname, "../../../../content/pages");
let reading: ReturnType<typeof readShippedPages> | null = null;
const shippedPages = () => (reading ??= readShippedPages(FOLDER));

export const handleListPages: OperatorHandler<typeof listPages> = async ({ db, input }) => {
  const [languages, stored, shipped] = await Promise.all([
    listLanguages(db),
    listStoredPages(db),
    shippedPages(),
  ]);
  const rows = PAGE_TYPES.flatMap((type) =>
    languages.map(({ code: language }) => {
      const own = stored.find((page) => page.type === type && page.language === language);
      const without = shipped.has(`${language}/${type}`) ? ("shipped" as const) : ("missing" as const);
      return {
        type,
        language,
        state: own === undefined || own.html === null ? without : ("own" as const),
        version: own?.version ?? 0,
        changed_at: own?.updatedAt.toISOString() ?? null,
      };
    }),
  );
  return {
    data: toPage(rows, input.limit, ({ type, language }) => `${type} ${language}`),
    total: rows.length,
    audit: { subject: null },
  };
};

export const handleViewPage: OperatorHandler<typeof viewPage> = async ({ db, input }) => {
  const { type, language } = input;
  if ((await findLanguage(db, language)) === undefined) return refuse("no_data");
  const versions = await listPageVersions(db, input);
  const wanted = input.version ?? versions[0]?.version ?? 0;
  const asked = await findPageVersion(db, input, wanted);
  if (asked === undefined && wanted !== 0) return refuse("no_data");
  const shipped = await shippedHtml(input);
  return {
    data: {
      type,
      language,
      html: asked?.html ?? shipped,
      shipped,
      version: versions[0]?.version ?? 0,
      versions: versions.map(({ version, writtenAt }) => ({ version, written_at: writtenAt.toISOString() })),
    },
    audit: { subject: `${type} ${language}` },
  };
};

export const handlePreviewPage: OperatorHandler<typeof previewPage> = async ({ db, settings, input }) => {
  const { type, language, html } = input;
  if ((await findLanguage(db, language)) === undefined) return refuse("no_data");
  const clean = sanitisePage(html);
  const isCut = tagsOf(clean) !== tagsOf(html);
  return {
    data: { html: fillPage(clean, settings, language), is_cut: isCut },
    audit: { subject: `${type} ${language}` },
  };
};

export const handleSetPage: OperatorHandler<typeof setPage> = async ({ db, nowMs, input }) => {
  const { type, language } = input;
  if ((await findLanguage(db, language)) === undefined) return refuse("no_data");
  const version = await lockPage(db, input);
  if (version !== input.version) return refuse("changed_meanwhile");
  const html = input.html === null ? null : sanitisePage(input.html);
  if (html !== null && isEmptyPage(html)) return refuse("page_empty");
  const shipped = await shippedHtml(input);
  const before = (await findPage(db, type, language)) ?? shipped;
  await storePage(db, { type, language, html, version: version + 1, updatedAt: new Date(nowMs) });
  const after = html ?? shipped;
  return {
    data: { type, language, html: after, version: version + 1 },
    message: "updated",
    audit: { subject: `${type} ${language}`, before, after },
  };
};

/** What is shown while nobody has written the page. */
async function shippedHtml({ type, language }: PageKey): Promise<string> {
  const shipped = await shippedPages();
  return shipped.get(`${language}/${type}`) ?? shipped.get(`${BASE_LANGUAGE}/${type}`) ?? "";
}

/** Names of the tags in their order. */
function tagsOf(html: string): string {
  return [...html.matchAll(/<([a-z][\w-]*)/gi)].map(([, name = ""]) => name.toLowerCase()).join(" ");
}
