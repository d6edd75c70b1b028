import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { directionOf } from "../../languages/direction.ts";
import type { Say } from "../../languages/say.ts";

const read = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8").trim();
const WORKER = read("worker.js");
const SCRIPT = read("offline-script.js");
const STYLE = read("offline-page.css");
const ART = read("offline-art.svg");

/** The page may look whether the server is back, and nothing else. */
const POLICY = [
  "default-src 'none'",
  `script-src 'sha256-${hash("sha256", SCRIPT, "base64")}'`,
  "style-src 'unsafe-inline'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/**
 * The worker of a language: the page that it shows without a network is a part of it. So it keeps nothing on the device,
 * and browsers take a new worker when a word of the page changes.
 */
export function workerText(say: Say, language: string, appName: string): string {
  const offline = {
    html: offlinePage(say, language, appName),
    headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": POLICY },
  };
  return `const OFFLINE = ${JSON.stringify(offline)};\n${WORKER}\n`;
}

/** Says what works without a network; by itself alone, for nothing else can be loaded. */
function offlinePage(say: Say, language: string, appName: string): string {
  const text = (part: string) => escapeHtml(say(language, `offline.${part}`));
  const list = (...parts: readonly string[]) =>
    `<ul>${parts.map((part) => `<li>${text(part)}</li>`).join("")}</ul>`;
  return [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<title>${text("title")} · ${escapeHtml(appName)}</title><style>${STYLE}</style></head><body><main>`,
    `${ART}<h1>${text("title")}</h1><p>${text("lead")}</p><p id="kept" hidden>${text("kept")}</p>`,
    `<a href="">${text("retry")}</a>`,
    `<h2>${text("works")}</h2>${list("works_paper", "works_screens")}`,
    `<h2>${text("waits")}</h2>${list("waits_verdicts", "waits_others")}`,
    `</main><script>${SCRIPT}</script></body></html>`,
  ].join("");
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
