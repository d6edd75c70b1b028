import { refuse, type Refusal } from "@crosscheck/contract";
import type { Db } from "../../postgres/database.ts";
import { countTry, type TryWindow } from "./code-try-queries.ts";

/** Counts one within a window; refused, with the wait, where the window is full. */
export async function takeTry(
  db: Db,
  window: TryWindow,
  nowMs: number,
): Promise<Refusal<"too_many_requests"> | null> {
  const fullSince = await countTry(db, window, nowMs);
  if (fullSince === undefined) return null;
  const leftMs = fullSince.getTime() + window.windowMs - nowMs;
  return refuse("too_many_requests", { retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1_000)) });
}
