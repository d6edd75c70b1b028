import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { refuse, type Refusal } from "@crosscheck/contract";
import type { Db } from "../postgres/database.ts";
import { countKeyTry, findKeyHash } from "./key-queries.ts";

/** Wrong keys of a player within the time; after them the key is not even compared. */
const MOST_TRIES = 5;
const WITHIN_MS = 15 * 60_000;
const BYTES = 32;
const SALT_BYTES = 16;
/** Some ten milliseconds: a class starts within seconds, and the key is no password that anybody has elsewhere. */
const COST = { N: 4_096, r: 8, p: 1 };

const derive = promisify<string, Uint8Array, number, typeof COST, Buffer>(scrypt);

/** The salted hash under which a key is stored. */
export async function hashExamKey(
  key: string,
): Promise<{ readonly hash: Uint8Array; readonly salt: Uint8Array }> {
  const salt = randomBytes(SALT_BYTES);
  return { salt, hash: await derive(asTyped(key), salt, BYTES, COST) };
}

/**
 * Whether the player may start by this key: no refusal. Each try is counted before it is compared; who has started is
 * forgiven the wrong ones (`forgetKeyTries`).
 */
export async function checkExamKey(
  db: Db,
  { examId, playerId, key }: { readonly examId: string; readonly playerId: string; readonly key: string },
  nowMs: number,
): Promise<Refusal<"exam_key_missing" | "exam_key_wrong" | "too_many_requests"> | null> {
  const stored = await findKeyHash(db, examId);
  if (stored === undefined) return null;
  if (key === "") return refuse("exam_key_missing");
  const count = { playerId, at: new Date(nowMs), withinMs: WITHIN_MS, most: MOST_TRIES };
  const fullSince = await countKeyTry(db, count);
  if (fullSince !== undefined) {
    const retryAfterSeconds = Math.max(1, Math.ceil((fullSince.getTime() + WITHIN_MS - nowMs) / 1_000));
    return refuse("too_many_requests", { retryAfterSeconds });
  }
  const hash = await derive(asTyped(key), stored.salt, BYTES, COST);
  return timingSafeEqual(hash, stored.hash) ? null : refuse("exam_key_wrong");
}

/** As it is meant, whatever the keyboard made of it; marks of direction come along when it is copied from a text. */
function asTyped(key: string): string {
  return key
    .normalize("NFKC")
    .replaceAll(/\p{Cf}/gu, "")
    .trim();
}
