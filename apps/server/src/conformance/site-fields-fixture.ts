import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";

const CODES = ["fr", "de", "es", "it", "pt", "nl", "pl", "tr"];

/** For tests: fields of calls about languages, texts, pages and look that they take, each time they are asked for. */
export function createSiteFields(db: Db) {
  let added = -1;
  return {
    list_languages: () => ({}),
    add_language: () => ({
      language: CODES[(added += 1)],
      own_name: "New",
      locale: CODES[added],
    }),
    change_language: async () => {
      const { rows } = await sql<{
        version: number;
      }>`select version from languages where code = 'ar'`.execute(db);
      return {
        language: "ar",
        version: rows[0]?.version,
        own_name: "العربية",
        locale: "ar-EG",
        is_rtl: true,
        is_content: true,
        is_interface: true,
        is_default: false,
      };
    },
    list_interface_texts: () => ({ language: "ar", limit: 5 }),
    set_interface_text: async () => {
      const text_id = "home.title";
      const { rows } = await sql<{ version: number }>`
        select version from interface_texts where language = 'en' and text_id = ${text_id}`.execute(db);
      return { language: "en", text_id, text: "Home", version: rows[0]?.version ?? 0 };
    },
    export_interface_texts: () => ({ language: "ar" }),
    import_interface_texts: () => ({
      language: "ar",
      format: "json",
      content: JSON.stringify({ texts: {} }),
      is_trial: false,
    }),
    list_pages: () => ({}),
    view_page: () => ({ type: "faq", language: "en" }),
    preview_page: () => ({ type: "faq", language: "en", html: "<p>Yes.</p>" }),
    set_page: async () => {
      const { rows } = await sql<{ version: number }>`
        select version from pages where type = 'faq' and language = 'ar'`.execute(db);
      return { type: "faq", language: "ar", html: "<p>نعم.</p>", version: rows[0]?.version ?? 0 };
    },
  };
}
