import { setTimeout as wait } from "node:timers/promises";
import { noticeAway } from "../postgres/away-notes.ts";
import { ADDRESS_HEADER } from "../net/client-address.ts";

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
  "POST /sign-up/open",
  "POST /sign-up/decline",
  "POST /sign-up/wait",
  "POST /phone/send",
  "POST /phone/verify",
  "POST /exchange",
  "POST /sign-out",
  "GET /jwks",
]);
/** All that may be said to better-auth: nobody outside chooses scopes, sends tokens of providers, or anything else. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  "POST /sign-in/email": ["email", "password"],
  "POST /sign-in/social": ["provider", "callbackURL", "errorCallbackURL", "disableRedirect"],
  "POST /request-password-reset": ["email"],
  "POST /reset-password": ["token", "newPassword"],
};
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

    const checked = await toCheckedRequest(request, { address: client.address, route });
    if (checked === null) return toJson(400, "VALIDATION_ERROR");

    const startedAt = performance.now();
    const response = await answer(options, checked, route);
    const restMs = options.neutralMs - (performance.now() - startedAt);
    if (NEUTRAL.has(route) && restMs > 0) await wait(restMs);
    response.headers.set("cache-control", "no-store");
    return response;
  };
}

/**
 * The request with the true client address and the fields that are ours to send; null when it carries NUL, which
 * PostgreSQL cannot store.
 */
async function toCheckedRequest(
  request: Request,
  { address, route }: { readonly address: string; readonly route: string },
): Promise<Request | null> {
  const sent = request.method === "POST" ? await request.text() : "";
  const fields = FIELDS[route];
  const body = fields === undefined ? sent : withFields(sent, fields);
  if (/\0|\\u0000/.test(sent) || /%00/.test(request.url)) return null;
  const headers = new Headers(request.headers);
  headers.set(ADDRESS_HEADER, address);
  return new Request(request.url, { method: request.method, headers, body: body === "" ? null : body });
}

async function answer(options: IdpHandlerOptions, request: Request, route: string): Promise<Response> {
  const { value: response, wasAway } = await noticeAway(() => options.handle(request, route));
  // Whatever better-auth made of it: without the database it could not know.
  if (wasAway && response.status >= 400) return toUnavailable();
  if (response.status >= 500 || response.status === 422)
    return (await options.isDatabaseReady()) ? toJson(500, "INTERNAL") : toUnavailable();
  if (response.status === 429) return toTooMany(response);
  return route.startsWith("GET /callback") ? toOurError(response) : response;
}

/** A JSON object with nothing but these fields; anything else is no body at all. */
function withFields(text: string, fields: readonly string[]): string {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== "object" || body === null) return "{}";
    return JSON.stringify(Object.fromEntries(Object.entries(body).filter(([name]) => fields.includes(name))));
  } catch {
    return "{}";
  }
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

/** Errors of social sign-in lead to the sign-in screen with a word it knows. */
function toOurError(response: Response): Response {
  const location = response.headers.get("location");
  if (location === null || !/[?&]error=/.test(location)) return response;
  const headers = new Headers(response.headers);
  headers.set("location", "/auth/login/?error=social");
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

/** Come again in a moment. */
export function toUnavailable(): Response {
  const response = toJson(503, "UNAVAILABLE");
  response.headers.set("retry-after", String(RETRY_SECONDS));
  return response;
}

function toJson(status: number, code: string): Response {
  return Response.json({ code }, { status });
}
