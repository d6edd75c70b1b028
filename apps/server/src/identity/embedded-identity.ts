import { betterAuth } from "better-auth";
import { createLocalJWKSet, type JSONWebKeySet, type JWTVerifyGetKey } from "jose";
import { isDatabaseReady } from "../postgres/database.ts";
import type { Clock, IdentityProvider } from "../ports/ports.ts";
import type { EmbeddedIdentityOptions } from "./embedded-options.ts";
import { createIdentityMails } from "./identity-mails.ts";
import { createIdpHandler, type IdpHandler } from "./idp-handler.ts";
import { IdpLimits } from "./idp-limits.ts";
import { toBetterAuthOptions, trustedOrigins, type IdpParts } from "./idp-options.ts";
import { API_AUDIENCE, EMBEDDED_ISSUER } from "./issuer.ts";
import { listReachable } from "./social-providers.ts";
import { createTokenVerifier } from "./token-verifier.ts";

export type EmbeddedIdentity = {
  /** Serves everything below /idp. */
  readonly handler: IdpHandler;
  readonly provider: IdentityProvider;
  /** Makes what signs its tokens where there is none yet. Call while no other process does. */
  readonly makeKeys: () => Promise<void>;
  /** Settles when mails that answers did not wait for are sent. */
  readonly idle: () => Promise<void>;
};

const TOKEN_LIFE = "5m";
const NEUTRAL_MS = 300;
const REREAD_KEYS_MS = 5_000;
const RETRY_PROVIDERS_MS = 10_000;

/** The identity provider inside this server: better-auth behind /idp, its tokens verified like any hosted issuer's. */
export function createEmbeddedIdentity(options: EmbeddedIdentityOptions): EmbeddedIdentity {
  const pending = new Set<Promise<unknown>>();
  const parts: Omit<IdpParts, "providers"> = {
    options,
    mails: createIdentityMails(options),
    limits: new IdpLimits(options.limitsClock ?? options.ports.clock, options.windows),
    later: (work) => {
      pending.add(work);
      void work.finally(() => pending.delete(work));
    },
    jwtOptions: {
      disableSettingJwtHeader: true,
      jwks: { keyPairConfig: { alg: "EdDSA", crv: "Ed25519" } },
      jwt: { issuer: EMBEDDED_ISSUER, audience: API_AUDIENCE, expirationTime: TOKEN_LIFE },
    },
  };
  const auth = createAuthSource(parts);
  const handler = createIdpHandler({
    handle: async (request, route) => (await auth(route === "POST /sign-in/social")).handler(request),
    trustedOrigins: trustedOrigins(options.baseUrl),
    neutralMs: options.neutralMs ?? NEUTRAL_MS,
    isDatabaseReady: () => isDatabaseReady(options.db),
  });
  const readKeys = async () => {
    const response = await (await auth(false)).handler(new Request(`${options.baseUrl}/idp/jwks`));
    if (!response.ok) throw new Error(`the embedded provider's keys cannot be read: ${response.status}`);
    return (await response.json()) as JSONWebKeySet; // better-auth's own answer
  };
  const keys = createLocalKeys(options.ports.clock, readKeys);
  return {
    handler,
    provider: createTokenVerifier({
      issuer: EMBEDDED_ISSUER,
      audience: API_AUDIENCE,
      keys,
      nowMs: options.ports.clock.nowMs,
    }),
    makeKeys: async () => void (await readKeys()),
    idle: async () => {
      while (pending.size > 0) await Promise.allSettled(pending);
    },
  };
}

type Auth = { readonly handler: (request: Request) => Promise<Response> };

/**
 * The running better-auth. It reads the social providers once, when it is made; one that did not answer then is tried
 * again when somebody wants to sign in with a social account.
 */
function createAuthSource(parts: Omit<IdpParts, "providers">): (social: boolean) => Promise<Auth> {
  const { providers: wanted, ports } = parts.options;
  let auth: Promise<Auth> | null = null;
  let madeAtMs = 0;
  let complete = false;
  const make = async (): Promise<Auth> => {
    const providers = await listReachable(wanted);
    complete = providers.length === wanted.length;
    return betterAuth(toBetterAuthOptions({ ...parts, providers }));
  };
  return (social) => {
    const nowMs = ports.clock.nowMs();
    if (auth === null || (social && !complete && nowMs - madeAtMs > RETRY_PROVIDERS_MS)) {
      madeAtMs = nowMs;
      auth = make();
    }
    return auth;
  };
}

/**
 * The embedded provider's public keys without a hop over HTTP. Read again when a token names an unknown one, but not
 * for every forged token.
 */
function createLocalKeys(clock: Clock, read: () => Promise<JSONWebKeySet>): JWTVerifyGetKey {
  let known: { readonly find: JWTVerifyGetKey; readonly readAtMs: number } | null = null;
  const reread = async () => {
    known = { find: createLocalJWKSet(await read()), readAtMs: clock.nowMs() };
    return known.find;
  };
  return async (header, token) => {
    if (known === null) return (await reread())(header, token);
    try {
      return await known.find(header, token);
    } catch (error) {
      if (clock.nowMs() - known.readAtMs < REREAD_KEYS_MS) throw error;
      return (await reread())(header, token);
    }
  };
}
