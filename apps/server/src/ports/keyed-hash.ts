import { createHmac } from "node:crypto";
import type { KeyedHash } from "./ports.ts";

/** HMAC-SHA256 under the installation's secret. */
export function createKeyedHash(secret: string): KeyedHash {
  return (text) => new Uint8Array(createHmac("sha256", secret).update(text).digest());
}
