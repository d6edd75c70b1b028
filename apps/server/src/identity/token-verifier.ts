import { createHash } from "node:crypto";
import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from "jose";
import type { IdentityProof } from "../ports/identity-proof.ts";
import { IdentityAway, type IdentityProvider } from "../ports/ports.ts";

export type TokenVerifierOptions = {
  readonly issuer: string;
  readonly audience: string;
  /** Finds the key of a token: a JWKS, local or remote. */
  readonly keys: JWTVerifyGetKey;
  /** The machine's clock. */
  readonly nowMs: () => number;
};

/** Only signatures by private keys; never `none`, never a shared secret. */
const ALGORITHMS = ["EdDSA", "ES256", "ES384", "RS256", "RS384", "RS512", "PS256"];
const CLOCK_TOLERANCE_SECONDS = 5;
/** Addresses made up where a provider has none; nobody's mail. */
export const NO_ADDRESS = ".invalid";

/** The one verifier of identity tokens, for the embedded provider and for hosted ones. */
export function createTokenVerifier(options: TokenVerifierOptions): IdentityProvider {
  return {
    nowMs: options.nowMs,
    verify: async (token) => {
      try {
        const { payload } = await jwtVerify(token, options.keys, {
          issuer: options.issuer,
          audience: options.audience,
          algorithms: ALGORITHMS,
          clockTolerance: CLOCK_TOLERANCE_SECONDS,
          requiredClaims: ["sub", "exp", "iat"],
        });
        const proof = toProof(options.issuer, payload);
        return proof === null ? null : { ...proof, ...toUse(token, payload) };
      } catch (error) {
        if (isAboutToken(error)) return null;
        throw new IdentityAway("the keys of the identity provider cannot be read", { cause: error });
      }
    },
  };
}

/**
 * What a proof is used up by. A provider that numbers its tokens says so in `jti`; of others the signed part itself is
 * taken, as signatures of some kinds can be written in several ways.
 */
function toUse(token: string, { jti, iat = 0, exp = 0 }: JWTPayload) {
  const signed = token.slice(0, token.lastIndexOf("."));
  const proofId = jti ?? createHash("sha256").update(signed).digest("base64url");
  return { proofId, issuedAtMs: iat * 1_000, expiresAtMs: (exp + CLOCK_TOLERANCE_SECONDS) * 1_000 };
}

/** What a verified payload says; null when it names nobody. */
function toProof(issuer: string, payload: JWTPayload): IdentityProof | null {
  const subject = text(payload.sub);
  if (subject === null || subject.length > 255) return null;
  const email = text(payload["email"])?.toLowerCase() ?? null;
  const mobile = text(payload["phone_number"]);
  const hasAddress = email !== null && !email.endsWith(NO_ADDRESS);
  const isVerified = hasAddress && payload["email_verified"] === true;
  return {
    issuer,
    subject,
    email: isVerified ? email : null,
    emailVerified: isVerified,
    mobile,
    name: text(payload["name"]),
    picture: text(payload["picture"]),
    type: typeOf(payload, { hasAddress, mobile }),
  };
}

/** Our own claim, then Firebase's, then a guess from what the token carries. */
function typeOf(
  payload: JWTPayload,
  { hasAddress, mobile }: { readonly hasAddress: boolean; readonly mobile: string | null },
): IdentityProof["type"] {
  const own = payload["sign_in_type"];
  if (own === "email" || own === "mobile" || own === "social") return own;
  const firebase = payload["firebase"];
  if (typeof firebase === "object" && firebase !== null && "sign_in_provider" in firebase) {
    if (firebase.sign_in_provider === "password" || firebase.sign_in_provider === "emailLink") return "email";
    return firebase.sign_in_provider === "phone" ? "mobile" : "social";
  }
  return mobile !== null && !hasAddress ? "mobile" : "social";
}

function text(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

/** Whether the token is to blame; anything else is the way to the keys. */
function isAboutToken(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return false;
  if (!(error instanceof errors.JOSEError)) return false;
  // A JWKS that answers something else than 200 is reported as a bare JOSEError.
  return error.code !== "ERR_JOSE_GENERIC";
}
