import { readFile } from "node:fs/promises";
import type { Item } from "@crosscheck/rules/questions/item";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { itemIdOf } from "../content/plan-import.ts";
import { listCurrentItems } from "../content/item-queries.ts";
import { listReserved } from "../content/reserved-queries.ts";
import type { Db } from "../postgres/database.ts";
import { copyFor, currentOf, keptBeside, type Copy } from "../postgres/kept.ts";

/** Ids of the items that visitors may be asked, in the order of the file. */
export type TrialSet = readonly string[];

const TrialFile = z.strictObject({ items: z.array(z.templateLiteral([z.string(), "/", z.string()])) });

/** Reads content/trial.json, made by tools/content/make-trial.ts. */
export async function loadTrialSet(file: string): Promise<TrialSet> {
  const { items } = TrialFile.parse(JSON.parse(await readFile(file, "utf8")));
  return items.map((name) => {
    const [pack = "", ...rest] = name.split("/");
    return itemIdOf(pack, rest.join("/"));
  });
}

/** Longest age of the items a call may see (ms). */
const MAX_AGE_MS = 60_000;
const MOST_LANGUAGES = 20;

const createCopies = () => new LRUCache<string, Copy<readonly Item[]>>({ max: MOST_LANGUAGES });

/**
 * The items that visitors may be asked in a language, each in its current version; those without a text in it are left
 * out, and so are those that an exam keeps; the set follows in the next language when there is nothing in the first. From
 * a short-lived copy.
 */
export async function listTrialItems(
  db: Db,
  set: TrialSet,
  { languages, nowMs }: { readonly languages: readonly string[]; readonly nowMs: number },
): Promise<readonly Item[]> {
  for (const language of languages) {
    const items = await itemsIn(db, set, { language, nowMs });
    // Asked anew: an answer tells the key at once.
    const reserved = await listReserved(
      db,
      items.map(({ itemId }) => itemId),
    );
    const free = items.filter(({ itemId }) => !reserved.has(itemId));
    if (free.length > 0) return free;
  }
  return [];
}

function itemsIn(
  db: Db,
  set: TrialSet,
  { language, nowMs }: { readonly language: string; readonly nowMs: number },
): Promise<readonly Item[]> {
  const copy = copyFor(keptBeside(db, createCopies), language);
  return currentOf(copy, { nowMs, maxAgeMs: MAX_AGE_MS }, () => listCurrentItems(db, set, [language]));
}
