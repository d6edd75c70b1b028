import { createHash, createPrivateKey, createPublicKey, hkdfSync, sign } from "node:crypto";
import type { PublicSigningKey, Signer } from "./ports.ts";

const SEED_BYTES = 32;
/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8_HEAD = Buffer.from("302e020100300506032b657004220420", "hex");

/**
 * Signs as Ed25519 under a key of its own, derived (HKDF-SHA256) from a secret that is made at the first start. Whoever
 * loses that secret loses the key: what was signed can then only be checked by who has kept the public one.
 */
export function createSigner(secret: string): Signer {
  const seed = Buffer.from(hkdfSync("sha256", secret, "", "crosscheck exam results", SEED_BYTES));
  const key = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: "der", type: "pkcs8" });
  const { x = "" } = createPublicKey(key).export({ format: "jwk" });
  return {
    publicKey: { kty: "OKP", crv: "Ed25519", x },
    sign: (bytes) => new Uint8Array(sign(null, bytes, key)),
  };
}

/** Names a public key by its hash (RFC 7638): what two people compare. */
export function fingerprintOf({ crv, kty, x }: PublicSigningKey): string {
  return createHash("sha256").update(JSON.stringify({ crv, kty, x })).digest("base64url");
}
