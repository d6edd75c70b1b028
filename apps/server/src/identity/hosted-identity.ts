import { createRemoteJWKSet } from "jose";
import { systemClock } from "../ports/clock.ts";
import type { IdentityProvider } from "../ports/ports.ts";
import { createTokenVerifier } from "./token-verifier.ts";

export type HostedIdentityOptions = {
  readonly issuer: string;
  readonly audience: string;
  readonly jwksUrl: string;
};

const JWKS_TIMEOUT_MS = 5_000;
const JWKS_AGE_MS = 600_000;

/**
 * A hosted provider (Firebase, any OpenID Connect issuer) by configuration alone: sign-in happens there, its ID tokens
 * are proofs here. For Firebase: issuer https://securetoken.google.com/<project>, audience <project>, JWKS
 * https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com.
 */
export function createHostedIdentity(options: HostedIdentityOptions): IdentityProvider {
  const keys = createRemoteJWKSet(new URL(options.jwksUrl), {
    timeoutDuration: JWKS_TIMEOUT_MS,
    cacheMaxAge: JWKS_AGE_MS,
  });
  return createTokenVerifier({
    issuer: options.issuer,
    audience: options.audience,
    keys,
    nowMs: systemClock.nowMs,
  });
}
