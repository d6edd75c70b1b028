import type { PoolItem } from "@crosscheck/rules/exams/blueprint";
import { EVENT_TYPES } from "@crosscheck/rules/modes/category-types";
import { MODES } from "@crosscheck/rules/modes/index";
import { LRUCache } from "lru-cache";
import type { Db } from "../postgres/database.ts";
import { keptBeside } from "../postgres/kept.ts";
import { listPool } from "./pool-queries.ts";

export type PoolEntry = PoolItem & { readonly version: number };
type Copy = { readonly pool: Promise<readonly PoolEntry[]>; readonly atMs: number };

/** Longest age of a pool that papers are drawn from (ms): many candidates start within a few seconds. */
const MAX_AGE_MS = 60_000;
const MOST_LANGUAGES = 50;
const createCopies = () => new LRUCache<string, Copy>({ max: MOST_LANGUAGES });

/** What exams of a language may draw, from a copy in this process. */
export function currentPool(db: Db, language: string, nowMs: number): Promise<readonly PoolEntry[]> {
  const copies = keptBeside(db, createCopies);
  const copy = copies.get(language);
  if (copy !== undefined && nowMs >= copy.atMs && nowMs - copy.atMs < MAX_AGE_MS) return copy.pool;
  const pool = readPool(db, language);
  copies.set(language, { pool, atMs: nowMs });
  pool.catch(() => copies.delete(language));
  return pool;
}

/** The same, read now. */
export async function readPool(db: Db, language: string): Promise<readonly PoolEntry[]> {
  const pool = await listPool(db, { language, hiddenTypes: EVENT_TYPES });
  return pool.filter(({ kind }) => MODES.exam.kinds.some((one) => one === kind));
}

/** Drops the copies; called when items were reserved or given back. */
export function forgetPool(db: Db): void {
  keptBeside(db, createCopies).clear();
}
