import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { SignedIn } from "../calls/handle.ts";
import type { Db } from "../postgres/database.ts";
import { tellAll, tellOthers } from "../cluster/tell-others.ts";
import { keptBeside } from "../postgres/kept.ts";
import { findDeviceByToken, touchDevice } from "./device-queries.ts";

/** Whose token it is; null for one that is unknown or revoked. */
export type TokenOwner = SignedIn | "deactivated" | null;

/**
 * Who a token belongs to, at once when it was checked a moment ago: most calls then wait for nobody. Throws when the
 * database is away: that must never look like a sign-out.
 */
export type Authenticator = (token: string, nowMs: number) => TokenOwner | Promise<TokenOwner>;

type Checked = { readonly signedIn: SignedIn; readonly checkedAtMs: number };

/** What this process knows about tokens of one database. */
type TokenCache = { readonly entries: LRUCache<string, Checked>; epoch: number };

const TOKEN = /^[\w-]{43}$/;
/** Revocations by another process that told nobody count after this long; others at once. */
const TRUST_MS = 1_000;
const SEEN_EVERY_MS = 60_000;
const MOST_TOKENS = 20_000;

const createCache = (): TokenCache => ({ entries: new LRUCache({ max: MOST_TOKENS }), epoch: 0 });

/** Makes the check of api_tokens: 32 random bytes, stored as SHA-256, remembered for a second. */
export function createAuthenticator(db: Db): Authenticator {
  const cache = keptBeside(db, createCache);
  return (token, nowMs) => {
    if (!TOKEN.test(token)) return null;
    const key = hashToken(token);
    const known = cache.entries.get(key);
    if (known && Math.abs(nowMs - known.checkedAtMs) < TRUST_MS) return known.signedIn;
    return checkToken(db, { cache, key, nowMs });
  };
}

/** Whether this process has met this token and not seen it revoked; says so without a query. */
export function isKnownToken(db: Db, token: string): boolean {
  return TOKEN.test(token) && keptBeside(db, createCache).entries.has(hashToken(token));
}

async function checkToken(
  db: Db,
  { cache, key, nowMs }: { readonly cache: TokenCache; readonly key: string; readonly nowMs: number },
): Promise<TokenOwner> {
  const { epoch } = cache;
  const device = await findDeviceByToken(db, toBytes(key));
  if (device?.status !== "active") {
    cache.entries.delete(key);
    return device === undefined ? null : "deactivated";
  }
  const { playerId, deviceId } = device;
  noteSeen(db, device, nowMs);
  const signedIn: SignedIn = {
    kind: "player",
    playerId,
    deviceId,
    signedInAtMs: device.signedInAt.getTime(),
    alsoDefaultLanguage: device.alsoDefaultLanguage,
    pageLanguage: device.pageLanguage,
  };
  // A revocation that happened while we asked must not be forgotten.
  if (cache.epoch === epoch) cache.entries.set(key, { signedIn, checkedAtMs: nowMs });
  return signedIn;
}

/** Makes all processes forget a player's tokens. Call after the transaction that revoked them. */
export function forgetTokens(db: Db, playerId: string): void {
  dropTokens(db, playerId);
  // This process too: a battle's pages hang on them.
  tellAll(db, "tokens", playerId);
}

/** Makes all processes ask again what a player has chosen, which travels with the tokens: those stay good, and so do a battle's pages. */
export function forgetChoices(db: Db, playerId: string): void {
  dropTokens(db, playerId);
  tellOthers(db, "choices", playerId);
}

/** The same for every player and this process alone. */
export function dropAllTokens(db: Db): void {
  const cache = keptBeside(db, createCache);
  cache.epoch += 1;
  cache.entries.clear();
}

/** The same for this process alone. */
export function dropTokens(db: Db, playerId: string): void {
  const cache = keptBeside(db, createCache);
  cache.epoch += 1;
  for (const [key, { signedIn }] of cache.entries) {
    if (signedIn.playerId === playerId) cache.entries.delete(key);
  }
}

/** A new token and what is stored of it. */
export function makeToken(entropy: Uint8Array): { readonly token: string; readonly tokenHash: Uint8Array } {
  const token = Buffer.from(entropy).toString("base64url");
  return { token, tokenHash: toBytes(hashToken(token)) };
}

function hashToken(token: string): string {
  return hash("sha256", token, "base64url");
}

function toBytes(tokenHash: string): Uint8Array {
  return Buffer.from(tokenHash, "base64url");
}

/** The call does not wait for it, and a time that is not noted is noted with the next call. */
function noteSeen(
  db: Db,
  device: { readonly playerId: string; readonly deviceId: string; readonly lastSeenAt: Date },
  nowMs: number,
): void {
  if (nowMs - device.lastSeenAt.getTime() < SEEN_EVERY_MS) return;
  const { playerId, deviceId } = device;
  touchDevice(db, { playerId, deviceId, at: new Date(nowMs) }).catch(() => undefined);
}
