import type { Refusal } from "@crosscheck/contract";
import type { Ports } from "../../ports/ports.ts";
import type { Db } from "../../postgres/database.ts";
import { takeTry } from "./take-try.ts";

const WINDOW_MS = 600_000;
/** Battles that one player opens within the window without a search: nobody plays so many, and a script fills no tables. */
const MOST_OPENED = 30;

type Opening = {
  readonly playerId: string;
  readonly keyedHash: Ports["keyedHash"];
  readonly nowMs: number;
};

/** Counts a room, a battle with the bot, or a rematch. Call inside the transaction that opens it, when nothing else is in the way. */
export async function countOpening(
  tx: Db,
  { playerId, keyedHash, nowMs }: Opening,
): Promise<Refusal<"too_many_requests"> | null> {
  const key = keyedHash(`battles opened by ${playerId}`);
  return await takeTry(tx, { key, windowMs: WINDOW_MS, most: MOST_OPENED }, nowMs);
}
