import { BASE_LANGUAGE } from "@crosscheck/rules/content/base-language";
import { LRUCache } from "lru-cache";
import { findPassageVersion, type PassageRecord } from "../../content/passage-queries.ts";
import type { Db } from "../../postgres/database.ts";
import { keptBeside } from "../../postgres/kept.ts";
import type { Run } from "./run.ts";

/** A passage is about 10 kB. */
const MOST_PASSAGES = 500;

const createCache = () => new LRUCache<string, PassageRecord>({ max: MOST_PASSAGES });

/** The passage of a run as it was when the run was opened; a version never changes, so what was read once is kept. */
export async function readPassage(db: Db, { scope, paper }: Run): Promise<PassageRecord | null> {
  if (scope.from !== "passage") return null;
  const { passageId, version } = scope;
  const cache = keptBeside(db, createCache);
  const language = paper.questions[0]?.language ?? BASE_LANGUAGE;
  const key = `${passageId}/${version}/${language}`;
  const passage =
    cache.get(key) ?? (await findPassageVersion(db, { passageId, version }, [language, BASE_LANGUAGE]));
  if (passage !== undefined) cache.set(key, passage);
  return passage ?? null;
}
