import { setTimeout as wait } from "node:timers/promises";
import { ADDRESS_HEADER } from "./idp-options.ts";

export type IdpHandler = (request: Request, client: { readonly address: string }) => Promise<Response>;

export type IdpHandlerOptions = {
  /** better-auth's own handler. */
  readonly handle: (request: Request, route: string) => Promise<Response>;
  readonly trustedOrigins: readonly string[];
  /** Answers about addresses and numbers take at least this long, so that time tells nothing. */
  readonly neutralMs: number;
  readonly isDatabaseReady: () => Promise<boolean>;
};

/** All that the outside may reach of better-auth. */
const ROUTES = new Set([
  "POST /sign-up/email",
  "POST /sign-in/email",
  "POST /sign-in/social",
  "GET /callback/*",
  "POST /request-password-reset",
  "POST /reset-password",
  "POST /send-verification-email",
  "GET /verify-email",
  "POST /phone/send",
  "POST /phone/verify",
  "POST /exchange",
  "POST /sign-out",
  "GET /jwks",
]);
const NEUTRAL = new Set([
  "POST /sign-up/email",
  "POST /sign-in/email",
  "POST /request-password-reset",
  "POST /send-verification-email",
  "POST /phone/send",
]);
const RETRY_SECONDS = 2;

/** The face of the embedded provider: few routes, same-origin posts, neutral answers, honest faults. */
export function createIdpHandler(options: IdpHandlerOptions): IdpHandler {
  return async (request, client) => {
    const route = routeOf(request);
    if (!ROUTES.has(route)) return toJson(404, "NOT_FOUND");
    if (request.method === "POST" && !isFromHere(request, options.trustedOrigins))
      return toJson(403, "ORIGIN");

    const checked = await toCheckedRequest(request, client.address);
    if (checked === null) return toJson(400, "VALIDATION_ERROR");

    const startedAt = performance.now();
    const response = await answer(options, checked, route);
    const restMs = options.neutralMs - (performance.now() - startedAt);
    if (NEUTRAL.has(route) && restMs > 0) await wait(restMs);
    response.headers.set("cache-control", "no-store");
    return response;
  };
}

/** The request with the true client address; null when it carries NUL, which PostgreSQL cannot store. */
async function toCheckedRequest(request: Request, address: string): Promise<Request | null> {
  const body = request.method === "POST" ? await request.text() : "";
  if (/\0|\\u0000/.test(body) || /%00/.test(request.url)) return null;
  const headers = new Headers(request.headers);
  headers.set(ADDRESS_HEADER, address);
  return new Request(request.url, { method: request.method, headers, body: body === "" ? null : body });
}

async function answer(options: IdpHandlerOptions, request: Request, route: string): Promise<Response> {
  const again = route === "POST /sign-up/email" ? request.clone() : null;
  let response = await options.handle(request, route);
  // Two sign-ups with one address at the same time: the second one meets the account that the first one made.
  if (response.status === 422 && again !== null) response = await options.handle(again, route);
  if (response.status >= 500 || response.status === 422) return toFault(await options.isDatabaseReady());
  if (route === "POST /sign-up/email" && response.ok) return toJson(200, null);
  if (response.status === 429) return toTooMany(response);
  return route.startsWith("GET /callback") || route === "GET /verify-email"
    ? toOurError(response, route)
    : response;
}

/** Method and path below /idp, with the provider's name of a callback left out. */
function routeOf(request: Request): string {
  const { pathname } = new URL(request.url);
  const path = pathname.replace(/^\/idp/, "").replace(/^\/callback\/[a-z0-9-]{1,40}$/, "/callback/*");
  return `${request.method} ${path}`;
}

function isFromHere(request: Request, trusted: readonly string[]): boolean {
  const origin = request.headers.get("origin");
  if (origin !== null) return trusted.includes(origin);
  const site = request.headers.get("sec-fetch-site");
  return site === null || site === "same-origin" || site === "none";
}

/** Errors of links and social sign-in lead to the sign-in screen with a word it knows. */
function toOurError(response: Response, route: string): Response {
  const location = response.headers.get("location");
  if (location === null || !/[?&]error=/.test(location)) return response;
  const error = route === "GET /verify-email" ? "link_expired" : "social";
  const headers = new Headers(response.headers);
  headers.set("location", `/auth/login/?error=${error}`);
  return new Response(null, { status: 302, headers });
}

function toTooMany(response: Response): Response {
  const seconds = response.headers.get("retry-after") ?? response.headers.get("x-retry-after") ?? "60";
  const body = JSON.stringify({ code: "TOO_MANY_REQUESTS", retry_after_seconds: Number(seconds) });
  return new Response(body, {
    status: 429,
    headers: { "content-type": "application/json", "retry-after": seconds },
  });
}

function toFault(databaseReady: boolean): Response {
  if (databaseReady) return toJson(500, "INTERNAL");
  const response = toJson(503, "UNAVAILABLE");
  response.headers.set("retry-after", String(RETRY_SECONDS));
  return response;
}

function toJson(status: number, code: string | null): Response {
  return Response.json(code === null ? { status: true } : { code }, { status });
}
