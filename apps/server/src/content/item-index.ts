import type { QuestionKind } from "@crosscheck/rules/questions/kind";
import { LRUCache } from "lru-cache";
import type { Db } from "../postgres/database.ts";
import { copyFor, currentOf, keptBeside, type Copy } from "../postgres/kept.ts";
import { listIndexRows } from "./catalogue-queries.ts";

/** Ids of the items of a category that papers may draw, by part, language and kind (`keyOf`). */
type ItemIndex = ReadonlyMap<string, readonly string[]>;

/** Longest age of the index a call may see (ms): items of another process's import are drawn after it. */
const MAX_AGE_MS = 60_000;
/** An id is some 50 bytes, and stands in the index twice. */
const MOST_CATEGORIES = 500;

const createCopies = () => new LRUCache<string, Copy<ItemIndex>>({ max: MOST_CATEGORIES });

export type DrawFrom = {
  readonly categoryId: string;
  /** Null: the category with all its parts. */
  readonly subcategoryId: string | null;
  readonly language: string;
  readonly kinds: readonly QuestionKind[];
};

/**
 * Lists of items that a paper may draw, one per kind, from a copy in this process. What has changed since is found when
 * the drawn ones are read. Items of passages and what templates made are not among them.
 *
 * @param db the database itself, not a transaction
 */
export async function listDrawable(
  db: Db,
  from: DrawFrom,
  nowMs: number,
): Promise<readonly (readonly string[])[]> {
  const index = await currentIndex(db, from.categoryId, nowMs);
  return from.kinds.map((kind) => index.get(keyOf({ ...from, kind })) ?? []);
}

/** Drops the copies; called when content was changed. */
export function forgetItemIndex(db: Db): void {
  keptBeside(db, createCopies).clear();
}

function currentIndex(db: Db, categoryId: string, nowMs: number): Promise<ItemIndex> {
  const copy = copyFor(keptBeside(db, createCopies), categoryId);
  return currentOf(copy, { nowMs, maxAgeMs: MAX_AGE_MS }, () => loadIndex(db, categoryId));
}

async function loadIndex(db: Db, categoryId: string): Promise<ItemIndex> {
  const index = new Map<string, string[]>();
  const add = (key: string, itemId: string) => {
    const ids = index.get(key) ?? [];
    index.set(key, ids);
    ids.push(itemId);
  };
  for (const row of await listIndexRows(db, categoryId)) {
    add(keyOf({ ...row, subcategoryId: null }), row.itemId);
    if (row.subcategoryId !== null) add(keyOf(row), row.itemId);
  }
  return index;
}

function keyOf({
  subcategoryId,
  language,
  kind,
}: Pick<DrawFrom, "subcategoryId" | "language"> & { readonly kind: QuestionKind }): string {
  return `${subcategoryId ?? ""}/${language}/${kind}`;
}
