import type { Db } from "../postgres/database.ts";
import { currentOf, keptBeside, type Copy } from "../postgres/kept.ts";
import { listSlidesAt, type SlideRecord } from "./slide-queries.ts";

/** Announcements that home shows at once. */
const MOST_SLIDES = 5;
/** What is changed in another process, begins or ends is seen by then. */
const MAX_AGE_MS = 1_000;

const createCopy = (): Copy<readonly SlideRecord[]> => ({});

/**
 * What home shows now, in its order, from a short-lived copy in this process: every page of home asks for it.
 *
 * @param db the database itself, not a transaction
 * @param nowMs server time (ms since epoch)
 */
export function currentSlides(db: Db, nowMs: number): Promise<readonly SlideRecord[]> {
  const load = () => listSlidesAt(db, new Date(nowMs), MOST_SLIDES);
  return currentOf(keptBeside(db, createCopy), { nowMs, maxAgeMs: MAX_AGE_MS }, load);
}

/** Makes this process look again. Call after slides were changed. */
export function dropSlides(db: Db): void {
  delete keptBeside(db, createCopy).last;
}
