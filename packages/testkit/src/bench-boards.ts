import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findAllTimeRank } from "@crosscheck/server/boards/board-rows";
import { handleGetGlobleLeaderboard } from "@crosscheck/server/boards/get-leaderboards";
import { systemClock } from "@crosscheck/server/ports/clock";
import type { Ports } from "@crosscheck/server/ports/ports";
import { openDatabase, type Db } from "@crosscheck/server/postgres/database";
import { migrate } from "@crosscheck/server/postgres/migrate";
import { startPostgres } from "@crosscheck/server/postgres/start-postgres";
import { DEFAULT_SETTINGS } from "@crosscheck/server/settings/settings";
import { sql } from "kysely";

/** Most time for one statement that makes rows. */
const FILLING_MS = 600_000;
const silent = { info: () => undefined, warn: () => undefined };

export type BoardBench = {
  /** The page at an offset of the global board, through its handler; answers how many rows came. */
  readonly readPage: (offset: number) => Promise<number>;
  /** Ranks of so many players, one after the other; answers ranks per second of CPU time. */
  readonly findRanks: (count: number) => Promise<number>;
  readonly stop: () => Promise<void>;
};

/** A durable PostgreSQL with so many players on the global board, and a tenth of them on today's. */
export async function prepareBoard(players: number): Promise<BoardBench> {
  const dataFolder = await mkdtemp(join(tmpdir(), "crosscheck-boards-"));
  await chmod(dataFolder, 0o711); // as root, PostgreSQL runs as another user
  const postgres = await startPostgres({ dataFolder, log: silent });
  await migrate(postgres.connection, { log: silent });
  const filling = openDatabase(postgres.connection, { log: silent, statementTimeoutMs: FILLING_MS });
  await addPlayers(filling.db, players);
  await filling.close();
  const { db, close } = openDatabase(postgres.connection, { log: silent, poolSize: 4 });
  const { rows: some } = await sql<{ id: string }>`
    select player_id as id from board_scores where period = 'all' order by reached_at limit 50000`.execute(
    db,
  );
  const ids = some.map(({ id }) => id);
  return {
    readPage: async (offset) => {
      const answer = await handleGetGlobleLeaderboard(contextOf(db, ids[offset % ids.length] ?? "", offset));
      if ("refused" in answer) throw new Error(`no page: ${answer.refused}`);
      return answer.data.other_users_rank.length;
    },
    findRanks: async (count) => {
      const started = process.cpuUsage();
      for (let index = 0; index < count; index += 1)
        await findAllTimeRank(db, ids[index % ids.length] ?? "", systemClock.nowMs());
      const used = process.cpuUsage(started);
      return count / ((used.user + used.system) / 1_000_000);
    },
    stop: async () => {
      await close();
      await postgres.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

async function addPlayers(db: Db, count: number): Promise<void> {
  await sql`insert into players (player_id, name, type, refer_code, created_at)
    select gen_random_uuid(), 'Bench', 'social', lpad(number::text, 8, '0'), now()
    from generate_series(1, ${count}::integer) as number`.execute(db);
  await sql`insert into board_scores (player_id, period, score, reached_at, changed_at)
    select player_id, 'all', 1 + floor(-ln(1 - random()) * 800), now() - interval '1 year' * random(),
      now() - interval '1 day' from players`.execute(db);
  await sql`insert into board_scores (player_id, period, score, reached_at, changed_at)
    select player_id, to_char(now() at time zone 'utc', 'YYYY-MM-DD'), 1 + floor(score * random() / 2), now(), changed_at
    from board_scores where period = 'all' order by player_id limit ${Math.floor(count / 10)}`.execute(db);
  await sql`analyze`.execute(db);
}

function contextOf(db: Db, playerId: string, offset: number) {
  return {
    db,
    ports: {} as Ports, // a board asks for none
    settings: DEFAULT_SETTINGS,
    nowMs: systemClock.nowMs(),
    effects: [],
    caller: {
      kind: "player" as const,
      playerId,
      deviceId: "",
      signedInAtMs: 0,
      alsoDefaultLanguage: false,
      pageLanguage: null,
    },
    client: { address: "", userAgent: "" },
    file: null,
    countContradiction: () => undefined,
    input: { offset, limit: 25 },
  };
}
