import { findLineFault } from "@crosscheck/rules/battles/line-filter";
import { REFUSED_WORDS } from "@crosscheck/rules/battles/line-words";
import type { Line } from "@crosscheck/rules/battles/lines";
import { isOffensive } from "../../names/name-offence.ts";
import { toSkeleton } from "../../names/name-skeleton.ts";
import type { Db } from "../../postgres/database.ts";
import { currentOf, keptBeside, type Copy } from "../../postgres/kept.ts";
import { listBattleWords } from "./word-queries.ts";

/** Longest age of the operators' words that a line is held against (ms). */
const MAX_AGE_MS = 5_000;

const createCopy = (): Copy<readonly string[]> => ({});

/**
 * Whether a line may be told to others: phrases and emojis always, free text without filtered words, links, addresses and
 * phone numbers. One that may not is refused as a whole: a mask would show where the word was.
 *
 * @param db the database itself, not a transaction
 * @param nowMs server time (ms since epoch)
 */
export async function isLineClean(db: Db, line: Line, nowMs: number): Promise<boolean> {
  if (line.kind !== "text") return true;
  const { text } = line;
  const words = [...REFUSED_WORDS, ...(await currentWords(db, nowMs))];
  if (isOffensive(text) || findLineFault(text, words) !== null) return false;
  // Letters of other scripts that look like these.
  return findLineFault(toSkeleton(text), words.map(toSkeleton)) !== "word";
}

/** Forgets the copy of this process, so that a word that was just added counts at once. */
export function forgetBattleWords(db: Db): void {
  delete keptBeside(db, createCopy).last;
}

function currentWords(db: Db, nowMs: number): Promise<readonly string[]> {
  return currentOf(keptBeside(db, createCopy), { nowMs, maxAgeMs: MAX_AGE_MS }, () => listBattleWords(db));
}
