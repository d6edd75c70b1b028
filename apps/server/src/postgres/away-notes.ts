import { AsyncLocalStorage } from "node:async_hooks";
import { isDatabaseAway } from "./database-errors.ts";

type Note = { wasAway: boolean };

const notes = new AsyncLocalStorage<Note>();

/**
 * Runs work that hides the errors of its statements (a library's), and says whether the database was away for one of
 * them. Asking the database afterwards is too late: it may be back by then.
 */
export async function noticeAway<T>(
  work: () => Promise<T>,
): Promise<{ readonly value: T; readonly wasAway: boolean }> {
  const note: Note = { wasAway: false };
  const value = await notes.run(note, work);
  return { value, wasAway: note.wasAway };
}

/** Told of each error of a statement or a connection. */
export function noteError(error: unknown): void {
  const note = notes.getStore();
  if (note !== undefined && isDatabaseAway(error)) note.wasAway = true;
}
