import { z } from "zod";
import { defineAction } from "../define-action.ts";
import { Instant, linesField } from "../fields.ts";
import { PAGE_TYPES } from "../page-types.ts";
import { LanguageCode, VersionField } from "./languages.ts";
import { LimitField, pageOf } from "./operator-fields.ts";

const admins = { roles: ["admin"] } as const;

const PageType = z.enum(PAGE_TYPES);
const one = { type: PageType, language: LanguageCode };
/** Rich text; `{{app_name}}` and `{{contact_email}}` stand for the settings. */
const Html = linesField(60_000).min(1);

export const listPages = defineAction({
  name: "list_pages",
  summary: "The pages about the site in every language: own ones, those that ship, and those in English.",
  access: admins,
  input: z.strictObject({ limit: LimitField }),
  output: pageOf(
    z.strictObject({
      ...one,
      state: z.enum(["own", "shipped", "missing"]),
      version: z.int(),
      changed_at: Instant.nullable(),
    }),
  ),
  messages: [],
  refusals: [],
  perMinute: 120,
});

export const viewPage = defineAction({
  name: "view_page",
  summary: "The rich text of a page as it is now or was in an earlier version.",
  access: admins,
  input: z.strictObject({ ...one, version: VersionField.optional() }),
  output: z.strictObject({
    ...one,
    html: z.string(),
    /** What ships in this language, else in English. */
    shipped: z.string(),
    version: z.int(),
    versions: z.array(z.strictObject({ version: z.int(), written_at: Instant })),
  }),
  messages: [],
  refusals: ["no_data"],
  perMinute: 120,
});

export const previewPage = defineAction({
  name: "preview_page",
  summary: "What players would see of a rich text; changes nothing.",
  access: admins,
  input: z.strictObject({ ...one, html: Html }),
  output: z.strictObject({
    html: z.string(),
    /** Whether something was taken out that no page may have. */
    is_cut: z.boolean(),
  }),
  messages: [],
  isUnaudited: true,
  refusals: ["no_data"],
  perMinute: 240,
});

export const setPage = defineAction({
  name: "set_page",
  summary: "Writes a page, without what no page may have; every version is kept.",
  access: admins,
  input: z.strictObject({
    ...one,
    /** null: what ships again. */
    html: Html.nullable(),
    version: VersionField,
  }),
  output: z.strictObject({ ...one, html: z.string(), version: z.int() }),
  messages: ["updated"],
  refusals: ["no_data", "changed_meanwhile", "page_empty"],
  perMinute: 60,
});
