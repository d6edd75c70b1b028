const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
};

/** Makes the policy of a page from the sources of its inline scripts. */
export type PagePolicy = (inlineScripts: readonly string[]) => string;

/**
 * Policy of an HTML page. Inline scripts run when their hash is named. Styles alone allow inline: progress bars and rings use attributes, and the style sheet travels
 * inside the page (decision 012).
 */
export function contentSecurityPolicy(inlineScripts: readonly string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Text becomes HTML or a script through the player app's own policy alone (its trusted-html.ts).
    "require-trusted-types-for 'script'",
    "trusted-types crosscheck",
  ].join("; ");
}

/**
 * Policy of the console's one page. Its kit writes styles into the page; a frame of its own shows the preview of a
 * question.
 */
export function consolePolicy(): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Headers of an HTML page beside its policy: fresh texts and settings at every visit. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = { "cache-control": "no-cache" };

/** Policy of the worker: pages that it hands on, the icon beside pushes, and nothing else. */
export const WORKER_POLICY = "default-src 'none'; img-src 'self'; connect-src 'self'";

/** Policy of everything that is not a page. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Headers of every answer; pages and media put a policy of their own in place of this one. */
export const ALL_HEADERS: Readonly<Record<string, string>> = {
  ...SECURITY_HEADERS,
  "content-security-policy": API_POLICY,
};

/** For an address that is served by TLS: browsers ask for nothing else for a year. */
export const TLS_ONLY: Readonly<Record<string, string>> = {
  "strict-transport-security": "max-age=31536000",
};
