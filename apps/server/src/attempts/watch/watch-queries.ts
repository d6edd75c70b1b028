import type { ConnectionGap, PageEvent, PageLog, Watched } from "@crosscheck/rules/exams/away";
import type { Db } from "../../postgres/database.ts";
import type { RunKey } from "../engine/run-queries.ts";
import { listTakeovers } from "./device-queries.ts";

/** What the page of a watched run has told, the silences between, and when other devices took over. */
export async function readWatched(db: Db, key: RunKey): Promise<Watched> {
  return {
    log: await listPageEvents(db, key),
    gaps: await listGaps(db, key),
    takeovers: await listTakeovers(db, key),
  };
}

/** In the order they were received. */
export async function listPageEvents(db: Db, { playerId, attemptId }: RunKey): Promise<PageLog> {
  const rows = await db
    .selectFrom("attempt_page_events")
    .select(["page_id", "number", "kind", "received_at"])
    .where("player_id", "=", playerId)
    .where("attempt_id", "=", attemptId)
    .orderBy("place")
    .execute();
  return rows.map(({ page_id: pageId, number, kind, received_at: at }) => ({
    pageId,
    number,
    kind,
    atMs: at.getTime(),
  }));
}

async function listGaps(db: Db, { playerId, attemptId }: RunKey): Promise<readonly ConnectionGap[]> {
  const rows = await db
    .selectFrom("attempt_gaps")
    .select(["from_at", "to_at"])
    .where("player_id", "=", playerId)
    .where("attempt_id", "=", attemptId)
    .orderBy("from_at")
    .execute();
  return rows.map((row) => ({ fromMs: row.from_at.getTime(), toMs: row.to_at.getTime() }));
}

/** Adds events to the log, the first of them at this place of it. */
export async function insertPageEvents(
  db: Db,
  { playerId, attemptId }: RunKey,
  { firstPlace, events }: { readonly firstPlace: number; readonly events: readonly PageEvent[] },
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ pageId, number, kind, atMs }, index) => ({
    player_id: playerId,
    attempt_id: attemptId,
    place: firstPlace + index,
    page_id: pageId,
    number,
    kind,
    received_at: new Date(atMs),
  }));
  await db.insertInto("attempt_page_events").values(rows).execute();
}

export async function insertGap(db: Db, { playerId, attemptId }: RunKey, gap: ConnectionGap): Promise<void> {
  await db
    .insertInto("attempt_gaps")
    .values({
      player_id: playerId,
      attempt_id: attemptId,
      from_at: new Date(gap.fromMs),
      to_at: new Date(gap.toMs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Locks what changes of an open run until the transaction ends, and tells when its page was last heard of; undefined when
 * it is finished or has changed since.
 */
export async function lockOpenRun(
  tx: Db,
  { playerId, attemptId, revision }: RunKey & { readonly revision: number },
): Promise<{ readonly seenAtMs: number | null } | undefined> {
  const row = await tx
    .selectFrom("open_attempts")
    .select(["revision", "seen_at"])
    .where("player_id", "=", playerId)
    .where("attempt_id", "=", attemptId)
    .forUpdate()
    .executeTakeFirst();
  return row?.revision === revision ? { seenAtMs: row.seen_at?.getTime() ?? null } : undefined;
}

/** When the page was last heard of. Call for a locked run. */
export async function moveSeen(tx: Db, { playerId, attemptId }: RunKey, at: Date): Promise<void> {
  await tx
    .updateTable("open_attempts")
    .set({ seen_at: at })
    .where("player_id", "=", playerId)
    .where("attempt_id", "=", attemptId)
    .execute();
}

/** When the run ends by an absence, and at the latest. Moves its revision: other processes keep it as it was. */
export async function moveAwayEnd(
  tx: Db,
  { playerId, attemptId, revision }: RunKey & { readonly revision: number },
  { awayEndsAt, endsAt }: { readonly awayEndsAt: Date | null; readonly endsAt: Date },
): Promise<void> {
  await tx
    .updateTable("open_attempts")
    .set({ revision: revision + 1, away_ends_at: awayEndsAt, ends_at: endsAt })
    .where("player_id", "=", playerId)
    .where("attempt_id", "=", attemptId)
    .execute();
}

/** Forgets when the player's pages were left. Call inside the transaction that erases the player. */
export async function eraseAbsences(tx: Db, playerId: string): Promise<void> {
  await tx.deleteFrom("attempt_page_events").where("player_id", "=", playerId).execute();
  await tx.deleteFrom("attempt_gaps").where("player_id", "=", playerId).execute();
  await tx.deleteFrom("attempt_takeovers").where("player_id", "=", playerId).execute();
}
