import { refuse, type Refusal } from "@crosscheck/contract";
import { BREAK_OFF_MS, hasBrokenOff, searchOpensAt } from "@crosscheck/rules/battles/break-off";
import type { Db } from "../../postgres/database.ts";
import { listUnbegun } from "./search-queries.ts";

/** Refused, with the wait, to who has broken off too many pairings lately: each has made a stranger wait for nothing. */
export async function checkBrokenOff(
  db: Db,
  { playerId, nowMs }: { readonly playerId: string; readonly nowMs: number },
): Promise<Refusal<"too_many_requests"> | null> {
  const unbegun = await listUnbegun(db, { playerId, since: new Date(nowMs - BREAK_OFF_MS) });
  const broken = unbegun.filter((one) => hasBrokenOff(one, playerId));
  const opensAtMs = searchOpensAt(
    broken.map(({ endedAt }) => endedAt.getTime()),
    nowMs,
  );
  if (opensAtMs === null) return null;
  return refuse("too_many_requests", { retryAfterSeconds: Math.ceil((opensAtMs - nowMs) / 1_000) });
}
