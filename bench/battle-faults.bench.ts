import { addBenchBattles, checkBooks, readEnds, type BenchBattle } from "@crosscheck/testkit/bench-battles";
import { addBenchPlayers, openProductDatabase } from "@crosscheck/testkit/bench-players";
import { BattleSeat } from "@crosscheck/testkit/battle-seat";
import { startCluster } from "@crosscheck/testkit/cluster";
import { startTcpProxy, type TcpProxy } from "@crosscheck/testkit/tcp-proxy";
import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { call } from "./call.ts";
import { percentile, report, round } from "./measure.ts";

/**
 * Battles of two in a cluster of two, with the sockets and clocks of the product: a network that swallows everything, one
 * that breaks, and a rolling restart of both processes while battles go on. And two hundred who look for an opponent at
 * the same moment, half of them at each process.
 */
const HOLES = 20;
const CUTS = 100;
const RESTARTED = Number(process.env["BATTLES"] ?? 500);
const ARRIVALS = 200;
const NUMBERS = { questionCount: 5, secondsPerQuestion: 60 };
const OPEN_AT_ONCE = 20;
const LONGEST_MS = 120_000;

const cluster = await startCluster({ processes: 2 });
const { db, close } = openProductDatabase(cluster.dataFolder, 2);
let players = 0;

const holes = await fallIntoHoles();
const cuts = await breakOff();
const pairedMs = await pairArrivals();
const restarts = await restartAll();
const breaches = await checkBooks(db);
const ends = await readEnds(db);
await close();
await cluster.stop();
report("battle-faults", {
  hole_noticed_by_page_max_ms: round(Math.max(...holes.page), 0),
  hole_noticed_by_server_max_ms: round(Math.max(...holes.server), 0),
  goal_hole_ms: 8_500,
  resumed_after_cut_p50_ms: round(percentile(cuts, 0.5), 0),
  resumed_after_cut_p95_ms: round(percentile(cuts, 0.95), 0),
  goal_resumed_p95_ms: 3_000,
  arrivals_paired_ms: round(pairedMs, 0),
  goal_paired_ms: 1_000,
  restarted_battles: RESTARTED,
  lost_in_restart: restarts.lost,
  away_in_restart_p50_ms: round(percentile(restarts.away, 0.5), 0),
  away_in_restart_p95_ms: round(percentile(restarts.away, 0.95), 0),
  ended_by_points: ends["points"] ?? 0,
  breaches: breaches.length,
});

async function prepare(count: number): Promise<readonly BenchBattle[]> {
  const tokens = await addBenchPlayers(cluster.dataFolder, { from: players, count: 2 * count });
  players += 2 * count;
  return await addBenchBattles(db, tokens, NUMBERS);
}

/** Seats both and starts the battle; `url` of whoever starts it may lead through a bad network. */
async function open({ battleId, tokens }: BenchBattle, url = cluster.url) {
  const seats = [
    new BattleSeat(url, { battleId, token: tokens[0] }),
    new BattleSeat(cluster.url, { battleId, token: tokens[1] }),
  ] as const;
  await until(() => seats.every(({ isLive }) => isLive));
  await seats[0].store.ask({ type: "start" });
  await until(() => seats.every(({ isPlaying }) => isPlaying));
  return seats;
}

/** From the beginning of a hole in the network until the page says so, and until the other side is told. */
async function fallIntoHoles() {
  const times: { page: number[]; server: number[] } = { page: [], server: [] };
  await overProxies(HOLES, async ([first, second], proxy, index) => {
    // At any time between two pings.
    await sleep((index * 4_000) / HOLES);
    const fromMs = performance.now();
    proxy.behave({ is: "hole" });
    const note = async (list: number[], isTrue: () => boolean) => {
      await until(isTrue);
      list.push(performance.now() - fromMs);
    };
    await Promise.all([
      note(times.page, () => !first.isLive),
      note(times.server, () => second.card?.seats[0]?.presence === "dropped"),
    ]);
  });
  return times;
}

/** From a broken connection until the page has its seat again. */
async function breakOff(): Promise<readonly number[]> {
  const times: number[] = [];
  await overProxies(CUTS, async ([first], proxy, index) => {
    await sleep(20 * index);
    const fromMs = performance.now();
    proxy.cut();
    await until(() => !first.isLive);
    await until(() => first.isLive);
    times.push(performance.now() - fromMs);
  });
  return times;
}

async function overProxies(
  count: number,
  suffer: (seats: Awaited<ReturnType<typeof open>>, proxy: TcpProxy, index: number) => Promise<void>,
): Promise<void> {
  const port = Number(new URL(cluster.url).port);
  const opened = await forEach(await prepare(count), async (battle) => {
    const proxy = await startTcpProxy(() => port);
    return { proxy, seats: await open(battle, proxy.url) };
  });
  await Promise.all(opened.map(({ seats, proxy }, index) => suffer(seats, proxy, index)));
  for (const { proxy } of opened) proxy.behave({ is: "pass" });
  await Promise.all(opened.map(({ seats }) => end(seats)));
  for (const { proxy } of opened) await proxy.stop();
}

/** Until everybody who looks has an opponent. */
async function pairArrivals(): Promise<number> {
  const tokens = await addBenchPlayers(cluster.dataFolder, { from: players, count: ARRIVALS });
  players += ARRIVALS;
  const agent = new Agent({ keepAlive: true, maxSockets: ARRIVALS });
  const before = await countSearched();
  const look = (token: string, index: number) =>
    call(
      { url: cluster.nodes[index % cluster.nodes.length]?.url ?? cluster.url, agent, token },
      "get_random_questions",
      { with_socket: true },
    );
  const fromMs = performance.now();
  // Who has found somebody may be told so later: the battle is being opened.
  const asked = Promise.allSettled(tokens.map(look));
  while ((await countSearched()) < before + ARRIVALS / 2) await sleep(5);
  const ms = performance.now() - fromMs;
  await asked;
  agent.destroy();
  return ms;
}

async function countSearched(): Promise<number> {
  const rows = await db.selectFrom("battles").select("battle_id").where("kind", "=", "random").execute();
  return rows.length;
}

/** Stops and starts one process after the other while all these battles go on. */
async function restartAll() {
  const battles = await forEach(await prepare(RESTARTED), (battle) => open(battle));
  const away: number[] = [];
  const lastLive = new Map<BattleSeat, number>();
  for (const seat of battles.flat())
    seat.store.subscribe(() => {
      const leftMs = lastLive.get(seat);
      if (!seat.isLive) lastLive.set(seat, leftMs ?? performance.now());
      else if (leftMs !== undefined) {
        away.push(performance.now() - leftMs);
        lastLive.delete(seat);
      }
    });
  for (const node of cluster.nodes) {
    await node.stop();
    await node.start();
    await until(() => cluster.listReady().length === cluster.nodes.length);
  }
  await until(() => battles.flat().every(({ isLive }) => isLive));
  await Promise.all(battles.map(end));
  const lost = battles.filter(([first]) => first.card?.result?.reason !== "points").length;
  return { away, lost };
}

async function end(seats: readonly BattleSeat[]): Promise<void> {
  for (const seat of seats) {
    seat.answers = true;
    seat.look();
  }
  await until(() => seats.every(({ card }) => card !== undefined && card.result !== null));
  for (const { store } of seats) store.close();
}

/** Does something with each, a few at a time. */
async function forEach<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<readonly R[]> {
  const done: R[] = [];
  const waiting = all.values();
  const lane = async () => {
    for (const one of waiting) done.push(await work(one));
  };
  await Promise.all(Array.from({ length: OPEN_AT_ONCE }, lane));
  return done;
}

async function until(isTrue: () => boolean): Promise<void> {
  const limitMs = performance.now() + LONGEST_MS;
  while (!isTrue()) {
    if (performance.now() > limitMs) throw new Error("the battles do not go on");
    await sleep(5);
  }
}
