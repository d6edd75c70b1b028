import type { PoolItem } from "@crosscheck/rules/exams/blueprint";
import { EVENT_TYPES } from "@crosscheck/rules/modes/category-types";
import { MODES } from "@crosscheck/rules/modes/index";
import { LRUCache } from "lru-cache";
import type { Db } from "../postgres/database.ts";
import { copyFor, currentOf, keptBeside, type Copy } from "../postgres/kept.ts";
import { listPool } from "./pool-queries.ts";

export type PoolEntry = PoolItem & { readonly version: number };

/** Longest age of a pool that papers are drawn from (ms): many candidates start within a few seconds. */
const MAX_AGE_MS = 60_000;
const MOST_LANGUAGES = 50;
const createCopies = () => new LRUCache<string, Copy<readonly PoolEntry[]>>({ max: MOST_LANGUAGES });

/** What exams of a language may draw, from a copy in this process. */
export function currentPool(db: Db, language: string, nowMs: number): Promise<readonly PoolEntry[]> {
  const copy = copyFor(keptBeside(db, createCopies), language);
  return currentOf(copy, { nowMs, maxAgeMs: MAX_AGE_MS }, () => readPool(db, language));
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
