import { listMessages, type OutboxMessage } from "@crosscheck/server/ports/outbox-queries";
import { openRunningDatabase } from "./running-database.ts";

export type Outbox = {
  /** What was sent to this address or number, oldest first. */
  readonly messagesTo: (recipient: string) => Promise<readonly OutboxMessage[]>;
  readonly close: () => Promise<void>;
};

const MOST = 50;

/** Looks into the outbox of a running product. */
export function openOutbox(dataFolder: string): Outbox {
  const { db, close } = openRunningDatabase(dataFolder);
  return { messagesTo: (recipient) => listMessages(db, { limit: MOST, recipient }), close };
}
