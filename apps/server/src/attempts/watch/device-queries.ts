import type { Db } from "../../postgres/database.ts";
import type { RunKey } from "../engine/run-queries.ts";

/** Most takeovers that are kept of one attempt; who changes that often is known well enough. */
const MOST_TAKEOVERS = 500;

type Holder = {
  /** null: nobody yet. */
  readonly deviceId: string | null;
  /** When it was last heard of, by its page or by any other call; null: never. */
  readonly heardAtMs: number | null;
};

/** Locks who has an open run until the transaction ends; undefined when it is finished. */
export async function lockHolder(tx: Db, { playerId, attemptId }: RunKey): Promise<Holder | undefined> {
  const row = await tx
    .selectFrom("open_attempts")
    .select(["device_id", "seen_at", "device_seen_at"])
    .where("player_id", "=", playerId)
    .where("attempt_id", "=", attemptId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const heard = [row.seen_at, row.device_seen_at].flatMap((at) => at?.getTime() ?? []);
  return { deviceId: row.device_id, heardAtMs: heard.length === 0 ? null : Math.max(...heard) };
}

/** Gives a locked run to a device. Moves its revision: other processes keep it as it was. */
export async function moveHolder(
  tx: Db,
  { playerId, attemptId }: RunKey,
  { deviceId, at }: { readonly deviceId: string; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable("open_attempts")
    .set(({ eb }) => ({ device_id: deviceId, device_seen_at: at, revision: eb("revision", "+", 1) }))
    .where("player_id", "=", playerId)
    .where("attempt_id", "=", attemptId)
    .execute();
}

/** Notes that the device was heard of. False when it has the run no more, or that is finished. */
export async function moveDeviceSeen(
  db: Db,
  { playerId, attemptId }: RunKey,
  { deviceId, at }: { readonly deviceId: string; readonly at: Date },
): Promise<boolean> {
  const result = await db
    .updateTable("open_attempts")
    .set({ device_seen_at: at })
    .where("player_id", "=", playerId)
    .where("attempt_id", "=", attemptId)
    .where("device_id", "=", deviceId)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Adds that another device went on, while there are not too many. Call for a locked run. */
export async function insertTakeover(tx: Db, { playerId, attemptId }: RunKey, at: Date): Promise<void> {
  const known = await listTakeovers(tx, { playerId, attemptId });
  if (known.length >= MOST_TAKEOVERS) return;
  await tx
    .insertInto("attempt_takeovers")
    .values({ player_id: playerId, attempt_id: attemptId, taken_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** When other devices went on with a run (ms since epoch), in order. */
export async function listTakeovers(db: Db, { playerId, attemptId }: RunKey): Promise<readonly number[]> {
  const rows = await db
    .selectFrom("attempt_takeovers")
    .select("taken_at")
    .where("player_id", "=", playerId)
    .where("attempt_id", "=", attemptId)
    .orderBy("taken_at")
    .execute();
  return rows.map((row) => row.taken_at.getTime());
}
