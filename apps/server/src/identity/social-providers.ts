import { createHash } from "node:crypto";
import type { GenericOAuthConfig } from "better-auth/plugins/generic-oauth";
import { NO_ADDRESS } from "./token-verifier.ts";

/** A social provider that speaks OpenID Connect; all it takes is configuration. */
export type SocialProviderOptions = {
  readonly id: string;
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
};

const DISCOVERY_TIMEOUT_MS = 5_000;

export function toOAuthConfig(provider: SocialProviderOptions): GenericOAuthConfig {
  return {
    providerId: provider.id,
    name: provider.name,
    discoveryUrl: discoveryUrl(provider),
    requireIdTokenVerification: true,
    clientId: provider.clientId,
    clientSecret: provider.clientSecret,
    scopes: ["openid", "profile", "email"],
    pkce: true,
    disableProviderLogout: true,
    // Only an address that the provider has verified is one: true, not the text "true". An account needs an address of
    // its own; whoever has none gets one that is nobody's and never counts, so nobody's place is taken.
    mapProfileToUser: (profile) => {
      const { email } = profile;
      if (typeof email === "string" && email !== "" && profile["email_verified"] === true) {
        return { email, emailVerified: true };
      }
      const subject = createHash("sha256")
        .update(`${provider.id} ${String(profile.sub)}`)
        .digest("hex")
        .slice(0, 32);
      return { email: `${subject}@social${NO_ADDRESS}`, emailVerified: false };
    },
  };
}

/** The providers that answer now. better-auth would wait without a limit for one that hangs. */
export async function listReachable(
  providers: readonly SocialProviderOptions[],
): Promise<readonly SocialProviderOptions[]> {
  const answers = await Promise.all(providers.map(isReachable));
  return providers.filter((_provider, index) => answers[index]);
}

async function isReachable(provider: SocialProviderOptions): Promise<boolean> {
  try {
    const response = await fetch(discoveryUrl(provider), {
      signal: AbortSignal.timeout(DISCOVERY_TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

function discoveryUrl(provider: SocialProviderOptions): string {
  return `${provider.issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
}
