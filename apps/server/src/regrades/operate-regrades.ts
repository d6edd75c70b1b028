import { refuse, type Role } from "@crosscheck/contract";
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
  slicesOf,
} from "./regrade-queries.ts";
import { sumGains } from "./regrade-player.ts";
import { chooseVersions, readVersions, toKey } from "./versions-of.ts";

const SEES_PLAYERS: ReadonlySet<Role> = new Set(["admin", "support"]);
/** Attempts that a page of a preview marks at most; what is done in the end is not limited. */
const MOST_PREVIEWED = 2_000;
/** Players that are looked at together. */
const BATCH = 50;

export const handlePreviewPlayRegrade: OperatorHandler<typeof previewPlayRegrade> = async ({
  db,
  caller,
  input,
}) => {
  const itemId = input.question_id.toLowerCase();
  const { cursor = null, limit } = input;
  const found = await readVersions(db, itemId);
  if (found === undefined) return refuse("no_data");
  const chosen = chooseVersions(found, input.versions);
  if (chosen === null) return refuse("version_unfit");
  const key = toKey(itemId, found, chosen);
  const counts = await countPlayByVersion(db, itemId);
  const affected = await readAffected(db, key, cursor);
  const rows = affected.players.map(([player_id, raised]) => ({
    player_id,
    attempts: raised.length,
    ...sumGains(raised),
  }));
  const page = toPage(rows, limit, (row) => row.player_id);
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
    totals: cursor === null ? sumAffected(affected) : null,
    // Who answered what is not for those who write questions: they see how many.
    rows: caller.roles.some((role) => SEES_PLAYERS.has(role)) ? page.rows : [],
    next_cursor: page.next_cursor ?? affected.stoppedAt,
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
    // It comes every minute anyway: whoever cannot be asked is not waited for.
    afterwards: async ({ ports: { jobs } }) => void (await jobs.ask("run-regrades").catch(() => false)),
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

type Affected = {
  readonly players: readonly (readonly [playerId: string, raised: readonly Raised[]])[];
  /** The last player who was looked at, where there is more play than a preview looks at; null: that was all. */
  readonly stoppedAt: string | null;
};

/** Players who would get something, after one of them. */
async function readAffected(db: Db, key: CorrectedKey, after: string | null): Promise<Affected> {
  const players: [string, readonly Raised[]][] = [];
  if (key.versions.length === 0) return { players, stoppedAt: null };
  const { itemId } = key;
  const playerIds = await listPlayersOf(db, { itemId, after });
  let looked = 0;
  for (const slice of slicesOf(playerIds, BATCH)) {
    const runs = await listPlayOf(db, { itemId, playerIds: slice, regradeId: null });
    players.push(...(await planRegrade(db, key, runs)));
    looked += runs.length;
    const last = slice.at(-1) ?? null;
    if (looked >= MOST_PREVIEWED && last !== playerIds.at(-1)) return { players, stoppedAt: last };
  }
  return { players, stoppedAt: null };
}

function sumAffected({ players, stoppedAt }: Affected) {
  const raised = players.flatMap(([, own]) => own);
  return {
    players: players.length,
    attempts: raised.length,
    ...sumGains(raised),
    is_whole: stoppedAt === null,
  };
}
