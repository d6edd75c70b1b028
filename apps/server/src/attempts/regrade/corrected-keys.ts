import type { CorrectedKey } from "@crosscheck/rules/regrades/better-marks";
import { sql, type RawBuilder } from "kysely";
import { listVersions } from "../../content/item-queries.ts";
import type { Db } from "../../postgres/database.ts";

/** Which correction of which question. */
export type KeyRef = {
  readonly regradeId: string;
  readonly itemId: string;
  readonly version: number;
  readonly versions: readonly number[];
};

/** An attempt as tables find it: their keys begin with the player. */
export type AttemptRef = { readonly playerId: string; readonly attemptId: string };

/** Players and attempts of these, for `(player_id, attempt_id) in (…)`. */
export function pairsOf(attempts: readonly AttemptRef[]): RawBuilder<unknown> {
  const [playerIds, attemptIds] = [attempts.map((one) => one.playerId), attempts.map((one) => one.attemptId)];
  return sql`select * from unnest(${playerIds}::uuid[], ${attemptIds}::uuid[])`;
}

/** Corrected keys by which attempts count since, by attempt, in the order they were decided; most attempts have none. */
export async function readCorrectedKeys(
  db: Db,
  attempts: readonly AttemptRef[],
): Promise<ReadonlyMap<string, readonly CorrectedKey[]>> {
  if (attempts.length === 0) return new Map();
  const { rows } = await sql<KeyRef & { readonly attemptId: string }>`
    select regraded.attempt_id as "attemptId", regrade.regrade_id as "regradeId", regrade.item_id as "itemId",
      regrade.version, regrade.versions
    from regraded_attempts regraded join play_regrades regrade using (regrade_id)
    where (regraded.player_id, regraded.attempt_id) in (${pairsOf(attempts)})
    order by regrade.asked_at, regrade.regrade_id`.execute(db);
  const keys = new Map<string, CorrectedKey>();
  for (const ref of new Map(rows.map((row) => [row.regradeId, row])).values())
    keys.set(ref.regradeId, await readCorrectedKey(db, ref));
  return new Map(
    [...Map.groupBy(rows, ({ attemptId }) => attemptId)].map(([attemptId, own]) => [
      attemptId,
      own.flatMap(({ regradeId }) => keys.get(regradeId) ?? []),
    ]),
  );
}

/** The key of a correction, as the version it names has it. */
export async function readCorrectedKey(
  db: Db,
  { itemId, version, versions }: Omit<KeyRef, "regradeId">,
): Promise<CorrectedKey> {
  const items = await listVersions(db, itemId);
  return { itemId, versions, items: items.filter((item) => item.version === version) };
}
