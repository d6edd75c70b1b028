import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Vault } from "./ports.ts";

const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Says how the rest is made, so that another way can come. */
const VERSION = 1;

/**
 * AES-256-GCM under a key of its own, derived (HKDF-SHA256) from a secret of the installation. Sealed: version, nonce,
 * tag, text. Whoever loses that secret loses what is sealed.
 */
export function createVault(secret: string): Vault {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "crosscheck vault", KEY_BYTES));
  return {
    seal: (text, about) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(about));
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), sealed]);
    },
    open: (sealed, about) => {
      const bytes = Buffer.from(sealed);
      if (bytes[0] !== VERSION) return null;
      const tagAt = 1 + NONCE_BYTES;
      const textAt = tagAt + TAG_BYTES;
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(1, tagAt), { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(tagAt, textAt));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(textAt)), decipher.final()]).toString("utf8");
      } catch {
        // The tag does not fit: another secret, another row, or changed bytes.
        return null;
      }
    },
  };
}
