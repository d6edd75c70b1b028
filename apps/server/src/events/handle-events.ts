import type { Db } from "../postgres/database.ts";
import { inTransaction } from "../postgres/in-transaction.ts";
import type { Settings } from "../settings/settings.ts";
import { postponeEvent, takeEvents, type Happened } from "./event-queries.ts";

/** What an area does about events, in the transaction that takes them away: once, whatever is repeated. */
export type EventHandler = (
  tx: Db,
  event: Happened,
  now: { readonly nowMs: number; readonly settings: Settings },
) => Promise<void>;

export type EventsContext = {
  readonly db: Db;
  readonly handlers: readonly EventHandler[];
  readonly nowMs: number;
  readonly settings: Settings;
  readonly onBug: (error: unknown, event: Happened) => void;
};

const BATCH = 100;

/** A handler threw; carries the event it was about. */
class NotHandled extends Error {
  readonly event: Happened;
  constructor(event: Happened, cause: unknown) {
    super(`event ${event.eventId} was not handled`, { cause });
    this.event = event;
  }
}

/**
 * Hands every due event to all handlers and takes it away; answers how many. One that a handler fails on is put off and
 * holds nobody else up: what was done beside it is undone and done again.
 */
export async function handleEvents(context: EventsContext): Promise<number> {
  const { db, nowMs, onBug } = context;
  for (let handled = 0; ;) {
    try {
      const taken = await inTransaction(db, (tx) => handleBatch(tx, context));
      handled += taken;
      if (taken < BATCH) return handled;
    } catch (error) {
      if (!(error instanceof NotHandled)) throw error;
      onBug(error.cause, error.event);
      await postponeEvent(db, error.event.eventId, new Date(nowMs));
    }
  }
}

async function handleBatch(tx: Db, { handlers, nowMs, settings }: EventsContext): Promise<number> {
  const events = await takeEvents(tx, { at: new Date(nowMs), limit: BATCH });
  for (const event of events) {
    for (const handle of handlers) {
      try {
        await handle(tx, event, { nowMs, settings });
      } catch (error) {
        throw new NotHandled(event, error);
      }
    }
  }
  return events.length;
}
