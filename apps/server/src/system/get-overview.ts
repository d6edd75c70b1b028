import type { getBookReport, getOverview } from "@crosscheck/contract/operators/system";
import type { OperatorHandler } from "../calls/operate.ts";
import { listJobRuns } from "../ports/job-run-queries.ts";
import { isIll } from "../ports/job-state.ts";
import {
  countRunning,
  countWaitingThings,
  findLastReport,
  listSiteDays,
  readDatabaseState,
} from "./overview-queries.ts";

const DAYS = 30;

export const handleGetOverview: OperatorHandler<typeof getOverview> = async ({
  db,
  nowMs,
  ports,
  caller: { operatorId },
}) => {
  const days = await listSiteDays(db, DAYS);
  const database = await readDatabaseState(db);
  const jobs = await listJobRuns(db);
  const last = await findLastReport(db);
  const [backup] = await ports.backups.list();
  return {
    data: {
      days: days.map(({ returningPlayers, newPlayers, ...day }) => ({
        ...day,
        returning_players: returningPlayers,
        new_players: newPlayers,
      })),
      waiting: await countWaitingThings(db, { operatorId, now: new Date(nowMs) }),
      running: await countRunning(db, new Date(nowMs)),
      health: {
        database: database.version,
        database_bytes: database.bytes,
        node: process.version,
        migration: database.migration,
        failing_jobs: jobs.filter((job) => isIll(job, nowMs)).map(({ name }) => name),
        last_backup_at: backup?.madeAt.toISOString() ?? null,
        last_check:
          last === undefined ? null : { ended_at: last.ended_at.toISOString(), breaches: last.breaches },
      },
    },
    audit: { subject: null },
  };
};

export const handleGetBookReport: OperatorHandler<typeof getBookReport> = async ({ db }) => {
  const last = await findLastReport(db);
  const report =
    last === undefined
      ? null
      : {
          began_at: last.began_at.toISOString(),
          ended_at: last.ended_at.toISOString(),
          breaches: last.breaches,
          promises: last.promises.map((kept) => ({ ...kept, breaches: [...kept.breaches] })),
        };
  return { data: { report }, audit: { subject: null } };
};
