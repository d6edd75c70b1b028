import { LRUCache } from "lru-cache";
import { findPassageVersion, type PassageRecord } from "../content/passage-queries.ts";
import type { Db } from "../postgres/database.ts";
import type { Run } from "./run.ts";

/** A passage is about 10 kB. */
const MOST_PASSAGES = 500;
/** Language a passage falls back to when it is not written in the language of its questions. */
const BASE_LANGUAGE = "en";

const cacheByDatabase = new WeakMap<Db, LRUCache<string, PassageRecord>>();

/** The passage of a run as it was when the run was opened; a version never changes, so what was read once is kept. */
export async function readPassage(db: Db, { scope, paper }: Run): Promise<PassageRecord | null> {
  const { passageId, passageVersion: version = 1 } = scope;
  if (passageId === undefined) return null;
  const cache = cacheByDatabase.get(db) ?? new LRUCache<string, PassageRecord>({ max: MOST_PASSAGES });
  cacheByDatabase.set(db, cache);
  const language = paper.questions[0]?.language ?? BASE_LANGUAGE;
  const key = `${passageId}/${version}/${language}`;
  const passage =
    cache.get(key) ?? (await findPassageVersion(db, { passageId, version }, [language, BASE_LANGUAGE]));
  if (passage !== undefined) cache.set(key, passage);
  return passage ?? null;
}
