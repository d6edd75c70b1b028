import { PASSWORD_MAX, PASSWORD_MIN } from "@crosscheck/contract/limits";
import { isAPIError } from "better-auth/api";
import { genericOAuth } from "better-auth/plugins/generic-oauth";
import { jwt, type JwtOptions } from "better-auth/plugins/jwt";
import type { BetterAuthOptions } from "better-auth/types";
import type { EmbeddedIdentityOptions } from "./embedded-options.ts";
import { type IdpLimits, RULES } from "./idp-limits.ts";
import type { IdentityMails } from "./identity-mails.ts";
import { ADDRESS_HEADER } from "../net/client-address.ts";
import { afterCall, beforeCall } from "./idp-hooks.ts";
import { idpPlugin } from "./idp-plugin.ts";
import { giveToOwner } from "./identity-queries.ts";
import { EMBEDDED_ISSUER } from "./issuer.ts";
import { checkPassword, hashPassword } from "./password-hash.ts";
import { signUpPlugin } from "./sign-up-plugin.ts";
import { toOAuthConfig, type SocialProviderOptions } from "./social-providers.ts";

const RESET_SECONDS = 3_600;
/** Long enough to fetch a proof from the provider; how long our own sign-in lasts stands in players/sign-in-lifetime.ts. */
const PROVIDER_SESSION_SECONDS = 600;

export type IdpParts = {
  readonly options: EmbeddedIdentityOptions;
  readonly providers: readonly SocialProviderOptions[];
  readonly mails: IdentityMails;
  readonly limits: IdpLimits;
  /** Takes work that the answer must not wait for. */
  readonly later: (work: Promise<unknown>) => void;
  readonly jwtOptions: JwtOptions;
};

/** Only what is in use: see the allowed routes in idp-handler.ts for the rest of the surface. */
export function toBetterAuthOptions(parts: IdpParts): BetterAuthOptions {
  const { options, mails, limits } = parts;
  const signUps = { db: options.db, ports: options.ports, mails, later: parts.later };
  return {
    appName: "Crosscheck",
    baseURL: options.baseUrl,
    basePath: "/idp",
    secret: options.secrets.identity,
    trustedOrigins: [...trustedOrigins(options.baseUrl)],
    telemetry: { enabled: false },
    logger: { disabled: true },
    onAPIError: { errorURL: `${options.baseUrl}/auth/login/`, onError: (error) => reportBug(options, error) },
    database: { db: options.db, type: "postgres", transaction: false, schemaName: "idp" },
    advanced: toAdvanced(options, parts.later),
    rateLimit: {
      enabled: true,
      window: 60,
      max: 60,
      customRules: { ...RULES },
      customStorage: { consume: async (key, rule) => limits.take(key, rule) },
    },
    session: {
      expiresIn: PROVIDER_SESSION_SECONDS,
      disableSessionRefresh: true,
      cookieCache: { enabled: false },
    },
    user: { deleteUser: { enabled: false }, changeEmail: { enabled: false } },
    account: {
      encryptOAuthTokens: true,
      updateAccountOnSignIn: false,
      accountLinking: { enabled: true, requireLocalEmailVerified: true },
    },
    databaseHooks: DATABASE_HOOKS,
    emailAndPassword: toPasswordOptions(options, mails),
    hooks: { before: beforeCall({ limits, signUps }), after: afterCall({ limits, signUps }) },
    plugins: [
      jwt(parts.jwtOptions),
      genericOAuth({ config: parts.providers.map(toOAuthConfig) }),
      signUpPlugin(signUps, async () => (await options.settings()).appName),
      idpPlugin({ db: options.db, ports: options.ports, settings: options.settings }, parts.jwtOptions),
    ],
  };
}

const DATABASE_HOOKS: BetterAuthOptions["databaseHooks"] = {
  // What is not kept cannot leak: tokens of social providers, addresses and browsers of sign-ins.
  account: {
    create: {
      before: async (account) => ({
        data: { ...account, accessToken: null, refreshToken: null, idToken: null },
      }),
    },
  },
  session: {
    create: { before: async (session) => ({ data: { ...session, ipAddress: null, userAgent: null } }) },
  },
};

function toAdvanced(
  options: EmbeddedIdentityOptions,
  later: IdpParts["later"],
): BetterAuthOptions["advanced"] {
  return {
    cookiePrefix: "idp",
    disableCSRFCheck: false,
    disableOriginCheck: false,
    useSecureCookies: options.baseUrl.startsWith("https:"),
    defaultCookieAttributes: { path: "/idp", httpOnly: true, sameSite: "lax" },
    ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    database: { generateId: () => options.ports.random.uuid(), validateSchema: false },
    backgroundTasks: { handler: later },
  };
}

function toPasswordOptions(
  options: EmbeddedIdentityOptions,
  mails: IdentityMails,
): BetterAuthOptions["emailAndPassword"] {
  return {
    enabled: true,
    requireEmailVerification: true,
    minPasswordLength: PASSWORD_MIN,
    maxPasswordLength: PASSWORD_MAX,
    password: { hash: hashPassword, verify: ({ hash, password }) => checkPassword(password, hash) },
    resetPasswordTokenExpiresIn: RESET_SECONDS,
    revokeSessionsOnPasswordReset: true,
    sendResetPassword: ({ user, token }, request) => mails.sendReset(user.email, token, request),
    onPasswordReset: async ({ user }) => {
      // Who could open the mailed link has the address; who came before without it keeps no way in.
      if (!user.emailVerified) await giveToOwner(options.db, user.id);
      await options.onPasswordReset({ issuer: EMBEDDED_ISSUER, subject: user.id });
    },
  };
}

/** The site itself, and its other loopback names while it runs on this machine only. */
export function trustedOrigins(baseUrl: string): readonly string[] {
  const own = new URL(baseUrl);
  const loopback = ["localhost", "127.0.0.1", "[::1]"];
  if (!loopback.includes(own.hostname)) return [own.origin];
  return loopback.map((host) => `${own.protocol}//${host}${own.port === "" ? "" : `:${own.port}`}`);
}

/** Expected refusals are thrown inside better-auth too; they are nobody's bug. */
function reportBug(options: EmbeddedIdentityOptions, error: unknown): void {
  const isRefusal = isAPIError(error) && error.statusCode < 500;
  if (!isRefusal) options.onBug?.(error);
}
