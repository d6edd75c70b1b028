import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { handleFinishAttempt } from "@crosscheck/server/attempts/finish/finish-attempt";
import { handleGetQuestionsByLevel } from "@crosscheck/server/attempts/open/get-questions-by-level";
import { handleSubmitAnswer } from "@crosscheck/server/attempts/engine/submit-answer";
import { currentCatalogue } from "@crosscheck/server/content/catalogue";
import { importContent } from "@crosscheck/server/content/import-content";
import { FINISH_EFFECTS } from "@crosscheck/server/finish-effects";
import { registerPlayer } from "@crosscheck/server/players/register-player";
import { systemClock } from "@crosscheck/server/ports/clock";
import { createKeyedHash } from "@crosscheck/server/ports/keyed-hash";
import { createRandom } from "@crosscheck/server/ports/random";
import type { Ports } from "@crosscheck/server/ports/ports";
import { withDatabase, type SocketConnection } from "@crosscheck/server/postgres/connection";
import { openDatabase, type Database, type Db } from "@crosscheck/server/postgres/database";
import { inTransaction } from "@crosscheck/server/postgres/in-transaction";
import { migrate } from "@crosscheck/server/postgres/migrate";
import { startPostgres } from "@crosscheck/server/postgres/start-postgres";
import { DEFAULT_SETTINGS } from "@crosscheck/server/settings/settings";
import { sql } from "kysely";
import { toPgbenchScript, type Statement } from "./pgbench-script.ts";

const ROOT = join(import.meta.dirname, "../../..");
const TEMPLATE = "bench_template";
const silent = { info: () => undefined, warn: () => undefined };

export type FinishBench = {
  readonly connection: SocketConnection;
  /** Statements of a finish as a pgbench script that takes its values from the table bench_values. */
  readonly script: string;
  /** A fresh copy of the database with every attempt ready to be finished. */
  readonly copy: (name: string) => Promise<void>;
  /** Finishes every attempt through the server's code; answers finishes per second. */
  readonly finishAll: (name: string) => Promise<number>;
  /** Results in a copy. */
  readonly countFinished: (name: string) => Promise<number>;
  readonly stop: () => Promise<void>;
};

type Ready = { readonly playerId: string; readonly attemptId: string };

/** A durable PostgreSQL with `attempts` answered attempts of as many players. */
export async function prepareFinishes(attempts: number, connections: number): Promise<FinishBench> {
  const dataFolder = await mkdtemp(join(tmpdir(), "crosscheck-finish-"));
  await chmod(dataFolder, 0o711); // as root, PostgreSQL runs as another user
  const postgres = await startPostgres({ dataFolder, log: silent });
  const connection = postgres.connection as SocketConnection; // an embedded server listens on a socket only
  const open = (name: string) =>
    openDatabase(withDatabase(connection, name), { log: silent, poolSize: connections });
  const run = async (name: string, work: (database: Database) => Promise<unknown>) => {
    const database = open(name);
    try {
      await work(database);
    } finally {
      await database.close();
    }
  };
  const copy = (name: string) =>
    run("postgres", async ({ db }) => {
      await sql`drop database if exists ${sql.id(name)}`.execute(db);
      await sql`create database ${sql.id(name)} template ${sql.id(TEMPLATE)}`.execute(db);
    });

  await run("postgres", ({ db }) => sql`create database ${sql.id(TEMPLATE)}`.execute(db));
  await migrate(withDatabase(connection, TEMPLATE), { log: silent });
  let ready: readonly Ready[] = [];
  await run(TEMPLATE, async ({ db }) => {
    ready = await addAttempts(db, attempts);
  });

  const finishAll = async (name: string) => {
    const database = open(name);
    await Promise.all(Array.from({ length: connections }, () => sql`select 1`.execute(database.db)));
    const startedAtMs = performance.now();
    let next = 0;
    const work = async () => {
      for (let one = ready[next++]; one !== undefined; one = ready[next++]) await finish(database.db, one);
    };
    await Promise.all(Array.from({ length: connections }, work));
    const seconds = (performance.now() - startedAtMs) / 1_000;
    await database.close();
    return ready.length / seconds;
  };

  await copy("bench_record");
  const recorded: Statement[][] = [];
  await run("bench_record", async (database) => {
    const record = listenTo(database);
    // At one moment, with the catalogue read before: else some runs read it anew and send more statements than others.
    const nowMs = systemClock.nowMs();
    await currentCatalogue(database.db, nowMs);
    for (const one of ready) recorded.push(await record(() => finish(database.db, one, nowMs)));
  });
  const { script, values } = toPgbenchScript(recorded);
  await run(TEMPLATE, ({ db }) => sql.raw(values).execute(db));
  const stop = async () => {
    await postgres.stop();
    await rm(dataFolder, { recursive: true, force: true });
  };
  return { connection, script, copy, finishAll, countFinished: (name) => countResults(open(name)), stop };
}

async function countResults({ db, close }: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from attempt_results`.execute(
    db,
  );
  await close();
  return rows[0]?.count ?? 0;
}

/** Plays one attempt through the handlers, unfinished, and gives a copy of it to each of many players. */
async function addAttempts(db: Db, count: number): Promise<readonly Ready[]> {
  const random = createRandom(systemClock);
  const nowMs = systemClock.nowMs();
  const storage = { put: async () => undefined, read: async () => null, remove: async () => undefined };
  await importContent(db, join(ROOT, "content"), {
    nowMs,
    uuid: random.uuid,
    dryRun: false,
    storage,
    onProgress: () => undefined,
  });
  const contact = { email: null, emailVerified: false, mobile: null, picture: null, type: "social" } as const;
  const proof = { issuer: "bench", subject: "bench", name: "Bench", ...contact };
  const ports = { random, keyedHash: createKeyedHash("bench") };
  const playerId = await inTransaction(db, (tx) =>
    registerPlayer(tx, ports, { proof, name: "Bench", referredBy: null, settings: DEFAULT_SETTINGS, nowMs }),
  );
  const place = { category: "air-law", subcategory: "rules-of-the-air", level: 1 };
  const opened = await handleGetQuestionsByLevel(contextOf(db, playerId, place));
  if ("refused" in opened) throw new Error(`no attempt: ${opened.refused}`);
  for (const { question_id, options } of opened.data.questions) {
    const answer = options[0]?.option_id ?? "";
    const { attempt_id } = opened.data;
    await handleSubmitAnswer(contextOf(db, playerId, { attempt_id, question_id, answer, sequence: 0 }));
  }
  return await cloneAttempt(db, opened.data.attempt_id, count);
}

async function cloneAttempt(db: Db, attemptId: string, count: number): Promise<readonly Ready[]> {
  await sql`create table bench_clones as
    select gen_random_uuid() as new_player_id, gen_random_uuid() as new_attempt_id, number
    from generate_series(1, ${count}::integer) as number`.execute(db);
  await sql`insert into players (player_id, name, type, refer_code, created_at)
    select new_player_id, 'Bench', 'social', lpad(number::text, 8, '0'), now() from bench_clones`.execute(db);
  await sql`insert into coin_accounts (player_id) select new_player_id from bench_clones`.execute(db);
  const columns = ["mode", "scope_key", "category_id", "subcategory_id", "level", "scope", "rules", "paper"];
  const kept = sql.join([...columns, "opened_at", "expires_at"].map((name) => sql.ref(name)));
  await sql`insert into attempts (player_id, attempt_id, ${kept})
    select new_player_id, new_attempt_id, ${kept} from attempts, bench_clones
    where attempt_id = ${attemptId}`.execute(db);
  await sql`insert into open_attempts (player_id, attempt_id, revision, ends_at)
    select new_player_id, new_attempt_id, revision, ends_at from open_attempts, bench_clones
    where attempt_id = ${attemptId}`.execute(db);
  const log = sql.join(
    ["number", "sequence", "answer", "in_time", "answered_at"].map((name) => sql.ref(name)),
  );
  await sql`insert into attempt_answers (player_id, attempt_id, ${log})
    select new_player_id, new_attempt_id, ${sql.join(["number", "sequence", "answer", "in_time", "answered_at"].map((name) => sql.ref(`attempt_answers.${name}`)))}
    from attempt_answers, bench_clones where attempt_id = ${attemptId}`.execute(db);
  await sql`analyze`.execute(db);
  const { rows } = await sql<Ready>`select new_player_id as "playerId", new_attempt_id as "attemptId"
    from bench_clones order by number`.execute(db);
  return rows;
}

async function finish(
  db: Db,
  { playerId, attemptId }: Ready,
  nowMs: number = systemClock.nowMs(),
): Promise<void> {
  const context = { ...contextOf(db, playerId, { attempt_id: attemptId }), nowMs };
  const answer = await handleFinishAttempt(context);
  if ("refused" in answer) throw new Error(`not finished: ${answer.refused}`);
}

function contextOf<Input>(db: Db, playerId: string, input: Input) {
  const ports = { clock: systemClock, random: createRandom(systemClock) } as unknown as Ports; // all that is used here
  return {
    db,
    ports,
    settings: DEFAULT_SETTINGS,
    nowMs: systemClock.nowMs(),
    effects: FINISH_EFFECTS,
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
    input,
  };
}

/** Records what is sent to the server while some work runs. */
function listenTo({ pool }: Database): (work: () => Promise<unknown>) => Promise<Statement[]> {
  let heard: Statement[] = [];
  pool.on("connect", (client) => {
    const query = client.query.bind(client) as (...words: unknown[]) => unknown;
    const listening = (...words: unknown[]) => {
      const [first] = words;
      const named = first as Statement;
      if (typeof first === "string") heard.push({ text: first, values: [] });
      else if (typeof named.text === "string") heard.push({ text: named.text, values: named.values });
      return query(...words);
    };
    client.query = listening as unknown as typeof client.query;
  });
  return async (work) => {
    heard = [];
    await work();
    return heard;
  };
}
