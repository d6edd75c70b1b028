import { createHash, timingSafeEqual } from "node:crypto";
import type { KeyedHash, Random } from "../../ports/ports.ts";

/** Cookie of the console's sessions; sent to nothing but the console. */
export const SESSION_COOKIE = "crosscheck_admin";
const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

export function newToken(random: Random): string {
  return Buffer.from(random.bytes(TOKEN_BYTES)).toString("base64url");
}

export function isToken(text: string | undefined): text is string {
  return text !== undefined && TOKEN.test(text);
}

export function hashOfToken(token: string): Uint8Array {
  return new Uint8Array(createHash("sha256").update(token).digest());
}

/** What goes with every call of a session beside its cookie: a page of another site cannot know it. */
export function csrfOf(keyedHash: KeyedHash, token: string): string {
  return Buffer.from(keyedHash(`csrf token of ${token}`)).toString("base64url");
}

export function isCsrfOf(keyedHash: KeyedHash, token: string, sent: string | undefined): boolean {
  const expected = Buffer.from(csrfOf(keyedHash, token));
  const given = Buffer.from(sent ?? "");
  return given.length === expected.length && timingSafeEqual(given, expected);
}
