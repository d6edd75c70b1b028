import path from "node:path";
import { listMessages, type OutboxMessage } from "@crosscheck/server/ports/outbox-queries";
import { openDatabase } from "@crosscheck/server/postgres/database";

export type Outbox = {
  /** What was sent to this address or number, oldest first. */
  readonly messagesTo: (recipient: string) => Promise<readonly OutboxMessage[]>;
  readonly close: () => Promise<void>;
};

const MOST = 50;

/** Looks into the outbox of a running product through the socket in its data folder. */
export function openOutbox(dataFolder: string): Outbox {
  const { db, close } = openDatabase(
    {
      host: path.join(dataFolder, "postgres", "socket"),
      port: 5432,
      user: "crosscheck",
      database: "postgres",
      ssl: false,
    },
    { log: { info: () => undefined, warn: () => undefined }, poolSize: 1 },
  );
  return { messagesTo: (recipient) => listMessages(db, { limit: MOST, recipient }), close };
}
