import type { Db } from "../postgres/database.ts";
import { keptBeside } from "../postgres/kept.ts";

/** What became of a message that was asked for: sent, or the budget that was used up. */
export type SendOutcome = "sent" | "country" | "caller" | "recipient" | "prefix" | "total";
export type SendCount = {
  readonly channel: "sms" | "mail";
  readonly outcome: SendOutcome;
  readonly count: number;
};

const createCounts = () => new Map<string, SendCount>();

/** Counts one message of this process. */
export function countSend(db: Db, channel: SendCount["channel"], outcome: SendOutcome): void {
  const known = keptBeside(db, createCounts);
  const key = `${channel} ${outcome}`;
  known.set(key, { channel, outcome, count: (known.get(key)?.count ?? 0) + 1 });
}

/** All that was counted since the start. */
export function listSendCounts(db: Db): readonly SendCount[] {
  return [...keptBeside(db, createCounts).values()];
}
