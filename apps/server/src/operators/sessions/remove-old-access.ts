import type { Db } from "../../postgres/database.ts";
import { removeEndedSessions } from "./session-queries.ts";
import { removeOldSignIns } from "./sign-in-queries.ts";

/** How long the log of sign-ins is kept: long enough to look into a break-in, no longer than addresses should be. */
const LOG_DAYS = 180;
const DAY_MS = 86_400_000;

/** Takes away sessions that are over, and what the log of sign-ins has kept long enough. */
export async function removeOldAccess(db: Db, nowMs: number): Promise<void> {
  await removeEndedSessions(db, new Date(nowMs));
  await removeOldSignIns(db, new Date(nowMs - LOG_DAYS * DAY_MS));
}
