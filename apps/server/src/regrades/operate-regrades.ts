import { refuse } from "@crosscheck/contract";
import type {
  listPlayRegrades,
  previewPlayRegrade,
  regradePlay,
} from "@crosscheck/contract/operators/play-regrades";
import type { CorrectedKey } from "@crosscheck/rules/regrades/better-marks";
import type { OperatorHandler } from "../calls/operate.ts";
import { toPage } from "../calls/page.ts";
import type { Db } from "../postgres/database.ts";
import { planRegrade, type Raised } from "./plan-regrade.ts";
import {
  countPlayByVersion,
  countRegrades,
  insertRegrade,
  listPlayersOf,
  listPlayOf,
  listRegrades,
} from "./regrade-queries.ts";
import { sumGains } from "./regrade-player.ts";
import { runRegrades } from "./run-regrades.ts";
import { chooseVersions, readVersions, toKey } from "./versions-of.ts";

/** Attempts that a preview marks at most; what is done in the end is not limited. */
const MOST_PREVIEWED = 2_000;
/** Players that are looked at together. */
const BATCH = 50;

export const handlePreviewPlayRegrade: OperatorHandler<typeof previewPlayRegrade> = async ({ db, input }) => {
  const itemId = input.question_id.toLowerCase();
  const { cursor = null, limit } = input;
  const found = await readVersions(db, itemId);
  if (found === undefined) return refuse("no_data");
  const chosen = chooseVersions(found, input.versions);
  if (chosen === null) return refuse("version_unfit");
  const key = toKey(itemId, found, chosen);
  const counts = await countPlayByVersion(db, itemId);
  const page = await readAffected(db, key, { after: cursor, most: limit + 1 });
  const rows = page.players.map(([player_id, raised]) => ({
    player_id,
    attempts: raised.length,
    ...sumGains(raised),
  }));
  const data = {
    question_id: itemId,
    version: found.current,
    versions: found.earlier.map(({ version, isSameText, isSameKey, isFit }) => ({
      version,
      attempts: counts.get(version) ?? 0,
      is_same_text: isSameText,
      is_same_key: isSameKey,
      is_fit: isFit,
      is_marked: chosen.includes(version),
    })),
    totals: cursor === null ? await sumAffected(db, key) : null,
    ...toPage(rows, limit, (row) => row.player_id),
  };
  return { data, audit: { subject: itemId } };
};

export const handleRegradePlay: OperatorHandler<typeof regradePlay> = async (call) => {
  const { db, nowMs, caller, ports, input } = call;
  const itemId = input.question_id.toLowerCase();
  const found = await readVersions(db, itemId);
  if (found === undefined) return refuse("no_data");
  if (found.current !== input.version) return refuse("question_changed");
  const versions = chooseVersions(found, input.versions);
  if (versions === null) return refuse("version_unfit");
  const isChanged = found.earlier.some((one) => versions.includes(one.version) && !one.isSameKey);
  if (!isChanged) return refuse("key_unchanged");
  const regrade = { regradeId: ports.random.uuid(), itemId, version: found.current, versions };
  const { operatorId } = caller;
  const at = new Date(nowMs);
  if (!(await insertRegrade(db, { ...regrade, reason: input.reason, operatorId, at })))
    return refuse("regrade_running");
  return {
    data: { regrade_id: regrade.regradeId, versions: [...versions] },
    message: "updated",
    audit: { subject: itemId, after: regrade },
    // A few players have it at once. What goes wrong here is done again, and told, by the job.
    afterwards: (ground) => runRegrades({ db: ground.db, nowMs, onBug: () => undefined, batches: 1 }),
  };
};

export const handleListPlayRegrades: OperatorHandler<typeof listPlayRegrades> = async ({ db, input }) => {
  const { cursor = null, limit } = input;
  const itemId = input.question_id?.toLowerCase() ?? null;
  const rows = (await listRegrades(db, { itemId, cursor, limit: limit + 1 })).map((one) => ({
    regrade_id: one.regradeId,
    question_id: one.itemId,
    stem: one.stem,
    version: one.version,
    versions: [...one.versions],
    reason: one.reason,
    status: one.finishedAt === null ? ("running" as const) : ("done" as const),
    asked_at: one.askedAt.toISOString(),
    finished_at: one.finishedAt?.toISOString() ?? null,
    players: one.players,
    attempts: one.attempts,
    coins: one.coins,
    score: one.score,
  }));
  return {
    data: toPage(rows, limit, (row) => row.regrade_id),
    total: await countRegrades(db, itemId),
    audit: { subject: null },
  };
};

type Affected = readonly (readonly [playerId: string, raised: readonly Raised[]])[];

/** Players who would get something, after one of them; all of a batch, so that there may be more than asked for. */
async function readAffected(
  db: Db,
  key: CorrectedKey,
  { after, most }: { readonly after: string | null; readonly most: number },
): Promise<{ readonly players: Affected; readonly isWhole: boolean }> {
  const players: [string, readonly Raised[]][] = [];
  if (key.versions.length === 0) return { players, isWhole: true };
  const { itemId } = key;
  for (let [last, looked] = [after, 0]; ;) {
    const playerIds = await listPlayersOf(db, { itemId, after: last, limit: BATCH });
    const runs = await listPlayOf(db, { itemId, playerIds, regradeId: null });
    players.push(...(await planRegrade(db, key, runs)));
    looked += runs.length;
    last = playerIds.at(-1) ?? null;
    if (playerIds.length < BATCH) return { players, isWhole: true };
    if (players.length >= most || looked >= MOST_PREVIEWED) return { players, isWhole: false };
  }
}

async function sumAffected(db: Db, key: CorrectedKey) {
  const { players, isWhole } = await readAffected(db, key, { after: null, most: MOST_PREVIEWED });
  const raised = players.flatMap(([, own]) => own);
  return { players: players.length, attempts: raised.length, ...sumGains(raised), is_whole: isWhole };
}
