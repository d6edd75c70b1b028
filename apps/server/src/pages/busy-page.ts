import { BASE_LANGUAGE } from "@crosscheck/rules/content/base-language";
import { directionOf } from "../languages/direction.ts";
import type { TextsByLanguage } from "../languages/interface-texts.ts";
import type { PageAnswer } from "./page-answer.ts";

const RETRY_SECONDS = 3;

/**
 * What a reader gets for whom no page can be rendered now: one sentence in their language, and the browser asks again by
 * itself. Made from nothing but texts, so it costs next to nothing.
 *
 * @param wished language codes, the most wished first
 */
export function busyPage(texts: TextsByLanguage, wished: readonly string[]): PageAnswer {
  const language = wished.find((code) => texts.has(code)) ?? BASE_LANGUAGE;
  const text = (id: string) => escapeHtml(texts.get(language)?.texts[id] ?? "");
  const html = [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<meta http-equiv="refresh" content="${RETRY_SECONDS}"><title>${text("refusals.unavailable")}</title></head>`,
    `<body><p>${text("refusals.unavailable")}</p><p><a href="">${text("shell.retry")}</a></p></body></html>`,
  ].join("");
  const bytes = Buffer.from(html);
  return {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "retry-after": String(RETRY_SECONDS),
    },
    bodyFor: async () => ({ bytes, coding: null }),
    byteLength: bytes.byteLength,
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
