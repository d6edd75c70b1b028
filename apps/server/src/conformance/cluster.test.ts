import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { createTestDatabase } from "@crosscheck/testkit";
import { BattleSeat } from "@crosscheck/testkit/battle-seat";
import { startCluster } from "@crosscheck/testkit/cluster";
import { SOLO_MODES } from "@crosscheck/rules/modes/index";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { OPENINGS, answerAll, finish, rightAnswer } from "../attempts/solo-fixture.ts";
import type { Cluster } from "../cluster/cluster.ts";
import { createRedisCluster } from "../cluster/redis-cluster.ts";
import { ensureDemoOperator } from "../operators/demo-operator.ts";
import { BOOK_CHECKS } from "../reconcile/all-checks.ts";
import { systemClock } from "../ports/clock.ts";
import { createKeyedHash } from "../ports/keyed-hash.ts";
import { createRandom } from "../ports/random.ts";
import { databaseUrlOf } from "../postgres/connection.ts";
import { loadSecrets } from "../secrets.ts";
import { dataOf, type Ask, type View } from "./play-fixture.ts";
import { addPlayer, askAs, ROOT } from "./product-fixture.ts";

const DAY_MS = 86_400_000;
const { db, connection } = await createTestDatabase({ content: true });
const cluster = await startCluster({ processes: 2, databaseUrl: databaseUrlOf(connection) });
afterAll(() => cluster.stop());
const [one, two] = cluster.nodes;
if (one === undefined || two === undefined) throw new Error("two processes were asked for");
const random = createRandom(systemClock);

/** Stands beside the two and sees whom it hears. */
let watcher: Cluster;
beforeAll(async () => {
  const { pepper } = await loadSecrets(cluster.dataFolder);
  watcher = await createRedisCluster({
    url: cluster.redis.url,
    node: "watcher",
    keyedHash: createKeyedHash(pepper),
    log: { info: () => undefined, warn: () => undefined },
    onBug: () => undefined,
  });
});
afterAll(() => watcher.stop());

async function comeIn(name: string) {
  const token = await addPlayer(db, random, name);
  const call = askAs(cluster.url, token);
  const { id: playerId } = dataOf<{ id: string }>(await call("get_user_by_id"));
  return { token, call, playerId };
}

type Fields = Readonly<Record<string, unknown>>;

const OPENINGS_OF_BATTLES = [
  ["create_room", { no_of_que: 5 }],
  ["get_random_questions", {}],
  ["get_random_questions", { bot: true }],
] as const;

/** What somebody without a seat is told who wants a battle of each kind now; nothing may come of it. */
async function askForBattles(ask: Ask): Promise<readonly string[]> {
  const before = await countBattles();
  const told: string[] = [];
  for (const [action, fields] of OPENINGS_OF_BATTLES) {
    const { status, body } = await ask(action, fields);
    told.push(`${status} ${body.message ?? ""}`);
  }
  expect(await countBattles()).toEqual(before);
  return told;
}

async function countBattles() {
  const count = (table: "battles" | "battle_searches") =>
    db
      .selectFrom(table)
      .select((of) => of.fn.countAll<string>().as("rows"))
      .executeTakeFirstOrThrow();
  return [await count("battles"), await count("battle_searches")];
}

/** Two who sit in a battle of the process there, once its first question is told. */
async function openPlayedBattle(url: string): Promise<readonly BattleSeat[]> {
  const [ann, bob] = [await comeIn("sits in a battle"), await comeIn("sits there too")];
  const there = askAs(url, ann.token);
  const room = await openRoom(there, { room_type: 1, no_of_que: 5, creator_starts: 1 });
  const { battle_id: battleId } = room;
  dataOf(await askAs(url, bob.token)("get_question_by_room_id", { room_id: room.room_code }));
  const seats = [ann, bob].map(({ token }) => new BattleSeat(url, { battleId, token }));
  onTestFinished(() => seats.forEach(({ store }) => store.close()));
  await expect.poll(() => seats.every(({ card }) => card !== undefined), { timeout: 20_000 }).toBe(true);
  dataOf(await there("get_question_by_room_id", { room_id: battleId, start: 1, with_socket: true }));
  await expect.poll(() => seats.every(({ isPlaying }) => isPlaying), { timeout: 20_000 }).toBe(true);
  return seats;
}

/** Opens a room, as soon as it is known who is alive. */
async function openRoom(ask: Ask, fields: Fields) {
  let answer = await ask("create_room", fields);
  const again = async () => {
    if (answer.status === 503) answer = await ask("create_room", fields);
    return answer.status;
  };
  await expect.poll(again, { interval: 1_000, timeout: 20_000 }).toBe(200);
  return dataOf<{ battle_id: string; room_code: string }>(answer);
}

/** Milliseconds until it is so. */
async function timeUntil(isSo: () => Promise<boolean>): Promise<number> {
  const startedAtMs = performance.now();
  await expect.poll(isSo, { interval: 20, timeout: 15_000 }).toBe(true);
  return performance.now() - startedAtMs;
}

it.each(SOLO_MODES.map(({ id }) => id))("%s goes on in whatever process a call comes to", async (id) => {
  const { action, fields, prepare } = OPENINGS[id];
  const player = await comeIn(`flies ${id}`);
  await prepare?.(db, player);
  const day = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
  const view = dataOf<View>(await player.call(action, "day" in fields ? { ...fields, day } : fields));
  await answerAll({ db, ask: player.call }, view.attempt_id, rightAnswer);
  const result = await finish(player.call, view.attempt_id);
  expect(result).toMatchObject({ correct: view.questions.length, wrong: 0, percent: 100 });
  for (const { url } of [one, two]) {
    const review = dataOf<{ result: unknown }>(
      await askAs(url, player.token)("review_attempt", { attempt_id: view.attempt_id }),
    );
    expect(review.result).toEqual(result);
  }
});

it("the books are right after that", async () => {
  const reports = await Promise.all(BOOK_CHECKS.map(({ run }) => run(db)));
  expect(reports.flatMap(({ breaches }) => breaches)).toEqual([]);
});

it("has one limit over both processes", async () => {
  const token = await addPlayer(db, random, "asks too much");
  const asks = [askAs(one.url, token), askAs(two.url, token)];
  const statuses: (number | undefined)[] = [];
  // Ten fit into a minute; while they are asked, one more may become free.
  for (let call = 0; call < 24; call += 1)
    statuses.push((await asks[call % 2]?.("set_payment_request"))?.status);
  expect(statuses.slice(0, 10)).not.toContain(429);
  expect(statuses.slice(10).filter((status) => status !== 429).length).toBeLessThanOrEqual(1);
});

it("a token that is revoked in one process is dead in the other within a second", async () => {
  const { token } = await comeIn("leaves");
  const there = askAs(two.url, token);
  dataOf(await there("get_user_by_id"));
  dataOf(await askAs(one.url, token)("sign_out", {}));
  expect(await timeUntil(async () => (await there("get_user_by_id")).status === 401)).toBeLessThan(1_000);
});

it("a setting that an operator changes is seen by all within two seconds", async () => {
  await ensureDemoOperator({ db, ports: { clock: systemClock, random } });
  const fields = JSON.stringify({ key: "appName", value: "Preflight" });
  const admin = join(ROOT, "apps/server/src/commands/admin.ts");
  await promisify(execFile)(
    process.execPath,
    [admin, "call", "set_setting", fields, "--as", "olivia@demo.crosscheck.example"],
    {
      env: {
        ...process.env,
        DATABASE_URL: cluster.databaseUrl,
        REDIS_URL: cluster.redis.url,
        DATA_FOLDER: cluster.dataFolder,
      },
    },
  );
  const names = async () =>
    await Promise.all(
      [one, two].map(async ({ url }) =>
        JSON.stringify((await askAs(url, "")("get_web_settings")).body).includes("Preflight"),
      ),
    );
  expect(await timeUntil(async () => (await names()).every(Boolean))).toBeLessThan(2_000);
});

it("a process that is killed is no longer alive within six seconds, and nobody is led to it", async () => {
  await expect
    .poll(() => watcher.listAlive().catch(() => []), { timeout: 30_000 })
    .toEqual(["node-1", "node-2", "watcher"]);
  const { call } = await comeIn("is led elsewhere");
  await two.kill();
  const [untilMs] = await Promise.all([
    timeUntil(async () => !(await watcher.listAlive()).includes("node-2")),
    (async () => {
      for (let turn = 0; turn < 4; turn += 1) dataOf(await call("get_user_by_id"));
    })(),
  ]);
  expect(untilMs).toBeLessThan(6_000);
});

it("calls go on while Redis is away, and after it", async () => {
  const { call } = await comeIn("does not notice");
  const answers: number[] = [];
  const goOn = async () => {
    for (let turn = 0; turn < 4; turn += 1) answers.push((await call("get_user_by_id")).status);
  };
  await cluster.redis.kill();
  await goOn();
  await cluster.redis.startAgain();
  await goOn();
  expect(answers).toEqual(Array(8).fill(200));
});

it("a battle goes on while Redis is away, and new ones are refused until it is known who is alive", async () => {
  const seats = await openPlayedBattle(one.url);
  const seeker = await comeIn("looks for somebody");
  const seek = async (fields: Fields = {}) =>
    dataOf<{ match_id: string; state: string }>(
      await askAs(one.url, seeker.token)("get_random_questions", fields),
    );
  const { match_id } = await seek();
  const wishing = askAs(one.url, (await comeIn("wants a battle")).token);
  await cluster.redis.kill();
  // A search that goes on is not broken off.
  expect(await seek({ match_id })).toMatchObject({ match_id, state: "searching" });
  expect(await askForBattles(wishing)).toEqual(Array(3).fill("503 222"));
  for (const seat of seats) {
    seat.answers = true;
    seat.look();
  }
  const results = () => seats.map(({ card }) => card?.result?.reason);
  await expect.poll(results, { timeout: 60_000 }).toEqual(["points", "points"]);
  await cluster.redis.startAgain();
  await openRoom(wishing, { no_of_que: 5 });
});

it("a process that is asked to stop opens no more battles", async () => {
  const ask = askAs(one.url, (await comeIn("comes when it stops")).token);
  const stopped = one.stop();
  await expect
    .poll(async () => (await fetch(`${one.url}/readyz`)).status, { interval: 20, timeout: 2_500 })
    .toBe(503);
  expect(await askForBattles(ask)).toEqual(Array(3).fill("503 222"));
  await stopped;
});
