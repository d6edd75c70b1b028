import { NetworkAway } from "./network-away.ts";

/**
 * Why the identity provider said no. Wording per language is the caller's; each name has its sentence in the spec or
 * in the interface texts. A wrong password and an unknown address are one answer, so that nobody can find out who has
 * an account.
 */
export type IdentityRefusal =
  | "invalid_password"
  | "password_too_short"
  | "password_too_long"
  | "password_too_common"
  | "invalid_email"
  | "name_not_allowed"
  | "email_in_use"
  | "account_disabled"
  | "too_many_requests"
  | "operation_not_allowed"
  | "internal_error"
  | "verify_email_first"
  | "code_wrong"
  | "code_expired"
  | "phone_invalid"
  | "country_not_served"
  | "link_expired"
  | "signed_out";

export type IdentityOutcome<Data = null> =
  | { readonly ok: true; readonly data: Data }
  | {
      readonly ok: false;
      readonly refused: IdentityRefusal;
      /** Set with too_many_requests where it is known. */
      readonly retryAfterSeconds: number | null;
    };

/** An SMS code on its way; `requestId` must come back with the code. */
export type PhoneCodeRequest = { readonly requestId: string; readonly expiresInSeconds: number };

/** What opening a mailed link led to: `ask` wants a person's word; after `signed_in` call `identityToken`. */
export type OpenedLink =
  | { readonly state: "signed_in" }
  | { readonly state: "verified"; readonly email: string }
  | { readonly state: "ask"; readonly name: string; readonly email: string };

/**
 * The embedded identity provider as a browser sees it. Every sign-in leaves a short session cookie; `identityToken`
 * turns it into a proof for `user_signup` and ends it. Throws NetworkAway when no usable answer came.
 */
export type Identity = {
  /**
   * Neutral for known and unknown addresses: the next step is always the mail. This browser gets a pass that lets it in
   * once the mailed link (/auth/otp-verify/?token=…) is opened, wherever that happens; see `waitForSignUp`.
   */
  readonly signUpWithEmail: (request: {
    readonly name: string;
    readonly email: string;
    readonly password: string;
  }) => Promise<IdentityOutcome>;
  /** Neutral; sends the link again where an address waits for it. */
  readonly resendVerification: (email: string) => Promise<IdentityOutcome>;
  /** Opens a mailed link. `agreed` says that a person was asked, which is needed where the browser has no pass. */
  readonly openSignUpLink: (token: string, agreed: boolean) => Promise<IdentityOutcome<OpenedLink>>;
  /** Says that the sign-up of a mailed link was not the reader's; it is void. */
  readonly declineSignUpLink: (token: string) => Promise<IdentityOutcome>;
  /** How the sign-up of this browser stands; `signed_in` once, then call `identityToken`. */
  readonly waitForSignUp: () => Promise<IdentityOutcome<"waiting" | "signed_in" | "over">>;
  /** On success call `identityToken`. With verify_email_first this browser may wait for the link as well. */
  readonly signInWithEmail: (email: string, password: string) => Promise<IdentityOutcome>;
  /** Neutral; the mail's link leads to /auth/reset-password/?token=… */
  readonly requestPasswordReset: (email: string) => Promise<IdentityOutcome>;
  /** `token` is the query parameter of the mailed link. Signs every device out. */
  readonly resetPassword: (token: string, newPassword: string) => Promise<IdentityOutcome>;
  /** `phone` with country code, spaces allowed. */
  readonly sendPhoneCode: (phone: string) => Promise<IdentityOutcome<PhoneCodeRequest>>;
  /** On success call `identityToken`. */
  readonly verifyPhoneCode: (requestId: string, code: string) => Promise<IdentityOutcome>;
  /**
   * Answers the address to send the browser to (`location.assign`). It comes back to
   * /auth/login/?social=done&return_to=<returnTo>, where `identityToken` follows, or to /auth/login/?error=social.
   * `returnTo` is a path of this site.
   */
  readonly startSocial: (
    provider: string,
    returnTo: string,
  ) => Promise<IdentityOutcome<{ readonly url: string }>>;
  /** The proof for `user_signup` (bearer) and its subject (`firebase_id`); valid for five minutes. Ends the session. */
  readonly identityToken: () => Promise<
    IdentityOutcome<{ readonly token: string; readonly subject: string }>
  >;
  /** Forgets an unfinished sign-in. */
  readonly endSession: () => Promise<IdentityOutcome>;
};

export type IdentityOptions = {
  /** Origin of the server; empty in a browser on the same origin. */
  readonly baseUrl: string;
  readonly fetch?: typeof fetch;
  /** Longest wait for one answer. */
  readonly timeoutMs?: number;
};

const DEFAULT_TIMEOUT_MS = 15_000;
const UNAVAILABLE = 503;

/** Codes of the embedded provider and what they mean here; anything else is an internal error. */
const REFUSALS: Readonly<Record<string, IdentityRefusal>> = {
  INVALID_EMAIL_OR_PASSWORD: "invalid_password",
  INVALID_PASSWORD: "invalid_password",
  PASSWORD_TOO_SHORT: "password_too_short",
  PASSWORD_TOO_LONG: "password_too_long",
  PASSWORD_TOO_COMMON: "password_too_common",
  INVALID_EMAIL: "invalid_email",
  NAME_NOT_ALLOWED: "name_not_allowed",
  USER_ALREADY_EXISTS: "email_in_use",
  BANNED_USER: "account_disabled",
  EMAIL_NOT_VERIFIED: "verify_email_first",
  INVALID_TOKEN: "link_expired",
  TOKEN_EXPIRED: "link_expired",
  PHONE_INVALID: "phone_invalid",
  COUNTRY_NOT_SERVED: "country_not_served",
  CODE_WRONG: "code_wrong",
  CODE_EXPIRED: "code_expired",
  SIGNED_OUT: "signed_out",
  TOO_MANY_REQUESTS: "too_many_requests",
  PROVIDER_NOT_FOUND: "operation_not_allowed",
  ORIGIN: "operation_not_allowed",
  INVALID_ORIGIN: "operation_not_allowed",
  NOT_FOUND: "operation_not_allowed",
};

/** What a person typed wrong when better-auth only says that the body has a wrong shape. */
const WRONG_SHAPE: Readonly<Record<string, IdentityRefusal>> = {
  "/phone/send": "phone_invalid",
  "/phone/verify": "code_wrong",
  "/reset-password": "link_expired",
  "/sign-up/open": "link_expired",
  "/sign-up/decline": "link_expired",
  "/sign-in/social": "operation_not_allowed",
};

/** Makes the client of the embedded identity provider. */
export function createIdentity(options: IdentityOptions): Identity {
  const post = <Data = null>(path: string, body: object, read?: (answer: Answer) => Data) =>
    send<Data>(options, { path, body, read: read ?? (() => null as Data) }); // without `read` Data is null
  return {
    signUpWithEmail: (request) => post("/sign-up/email", request),
    resendVerification: (email) => post("/send-verification-email", { email }),
    openSignUpLink: (token, agreed) => post("/sign-up/open", { token, agreed }, toOpenedLink),
    declineSignUpLink: (token) => post("/sign-up/decline", { token }),
    waitForSignUp: () => post("/sign-up/wait", {}, ({ state }) => toWaitState(state)),
    signInWithEmail: (email, password) => post("/sign-in/email", { email, password }),
    requestPasswordReset: (email) => post("/request-password-reset", { email }),
    resetPassword: (token, newPassword) => post("/reset-password", { token, newPassword }),
    sendPhoneCode: (phone) =>
      post("/phone/send", { phone }, (answer) => ({
        requestId: String(answer["request_id"]),
        expiresInSeconds: Number(answer["expires_in_seconds"]),
      })),
    verifyPhoneCode: (requestId, code) => post("/phone/verify", { request_id: requestId, code }),
    startSocial: (provider, returnTo) => {
      const done = `/auth/login/?${new URLSearchParams({ social: "done", return_to: returnTo }).toString()}`;
      const body = {
        provider,
        callbackURL: done,
        errorCallbackURL: "/auth/login/?error=social",
        disableRedirect: true,
      };
      return post("/sign-in/social", body, (answer) => ({ url: String(answer["url"]) }));
    },
    identityToken: () =>
      post("/exchange", {}, (answer) => ({
        token: String(answer["token"]),
        subject: String(answer["subject"]),
      })),
    endSession: () => post("/sign-out", {}),
  };
}

type Answer = Readonly<Record<string, unknown>>;

function toOpenedLink({ state, name, email }: Answer): OpenedLink {
  if (state === "signed_in") return { state };
  if (state === "ask") return { state, name: String(name), email: String(email) };
  return { state: "verified", email: String(email) };
}

function toWaitState(state: unknown): "waiting" | "signed_in" | "over" {
  return state === "waiting" || state === "signed_in" ? state : "over";
}

async function send<Data>(
  options: IdentityOptions,
  call: { readonly path: string; readonly body: object; readonly read: (answer: Answer) => Data },
): Promise<IdentityOutcome<Data>> {
  const { status, answer } = await fetchAnswer(options, call.path, call.body);
  if (status === 200) return { ok: true, data: call.read(answer) };
  const retry = answer["retry_after_seconds"];
  return {
    ok: false,
    refused: toRefusal(call.path, String(answer["code"])),
    retryAfterSeconds: typeof retry === "number" ? retry : null,
  };
}

function toRefusal(path: string, code: string): IdentityRefusal {
  if (code === "VALIDATION_ERROR") return WRONG_SHAPE[path] ?? "invalid_email";
  return REFUSALS[code] ?? "internal_error";
}

async function fetchAnswer(
  options: IdentityOptions,
  path: string,
  body: object,
): Promise<{ readonly status: number; readonly answer: Answer }> {
  try {
    const response = await (options.fetch ?? fetch)(`${options.baseUrl}/idp${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      credentials: "same-origin",
      signal: AbortSignal.timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS),
    });
    const answer: unknown = await response.json();
    if (response.status === UNAVAILABLE) throw new Error("the identity provider has no time now");
    if (typeof answer === "object" && answer !== null)
      return { status: response.status, answer: { ...answer } };
    throw new Error(`no JSON in the answer (HTTP ${response.status})`);
  } catch (cause) {
    throw new NetworkAway("no usable answer from the identity provider", { cause });
  }
}
