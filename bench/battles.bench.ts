import { addBenchBattles, readEnds, type BenchBattle } from "@crosscheck/testkit/bench-battles";
import { addBenchPlayers, openProductDatabase } from "@crosscheck/testkit/bench-players";
import { Agent } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { BattlePilot } from "./battle-pilot.ts";
import type { Way } from "./call.ts";
import { openPairs } from "./pairs.ts";
import { percentile, report, round, startMeasured } from "./measure.ts";
import { readCpuMicros, readRss } from "./process-figures.ts";
import { makeDataFolder, startProduct } from "./product.ts";

/**
 * Battles of two against a raw relay of WebSockets that reads and writes each message anew. First everybody says emojis
 * while a question is open: one message in, one to each of the two and an acknowledgement, beside the pings that notice a
 * hole; the relay passes messages of the same length on at the same rate. Compared is the CPU time of a message sent.
 * Then everybody answers within a second and a half of each opening, several times as fast as people do, to the end; battles
 * begin with it one after the other within the turn of a question, since people's questions do not open at one moment.
 * Product, PostgreSQL, relay and this load share the cores.
 */
const BATTLES = Number(process.env["BATTLES"] ?? 3_000);
const NUMBERS = { questionCount: 5, secondsPerQuestion: 60 };
const SIDE_BY_SIDE = 24;
/** Within what the rules let one seat say. */
const EMOJIS_EACH = 8;
const EMOJI_EVERY_MS = 2_500;
const LONGEST_MS = 240_000;
/** From one opening to the next: answers, the reveal, and what a question is told ahead. */
const TURN_MS = 5_000;
const GOALS = { goal_cpu_against_raw: 2.2, goal_seen_p99_ms: 100, goal_rss_kb_per_battle: 150 };

const { folder, remove } = await makeDataFolder();
const product = await startProduct(folder);
const { db, close } = openProductDatabase(folder, 2);
const agent = new Agent({ keepAlive: true, maxSockets: SIDE_BY_SIDE });
const wayOf = (token: string): Way => ({ url: product.url, agent, token });
const seen: number[] = [];

// The first ones have the bank read and the code compiled.
await end(await open(await prepare(0, 40)));
seen.length = 0;
const battles = await prepare(40, BATTLES);
const rssBefore = await readRss(product.pid);
const startedMs = performance.now();
const pilots = await open(battles);
const openSeconds = (performance.now() - startedMs) / 1_000;
const rss = await readRss(product.pid);

const ways = pilots.map(({ seat }) => (turn: number) => {
  const line = { kind: "emoji", id: "plane" };
  seat.ask({ type: "say", message_id: `emoji ${turn}`, line });
});
const countFrames = () => pilots.reduce((sum, { frames }) => sum + frames, 0);
const countMessages = () => pilots.reduce((sum, { seat }) => sum + seat.messages, 0);
const emojis = await measure(product.pid, countMessages, () => talk(ways));
const frameLength = pilots[0]?.seat.frameLength ?? 0;

const relay = await startMeasured<"relay">(join(import.meta.dirname, "relay-server.ts"));
const pairs = await openPairs(relay.ports.relay, BATTLES);
await relay.takeCpuMicros();
const text = JSON.stringify(["frame", "x".repeat(frameLength)]);
await talk(pairs.sockets.map((socket) => () => socket.send(text)));
const relayMicros = (await relay.takeCpuMicros()) / pairs.count();
await pairs.close();
await relay.stop();

const whole = await measure(product.pid, countFrames, () => end(pilots));
const ends = await readEnds(db);
await close();
agent.destroy();
await product.stop();
await remove();
report("battles", {
  cpu_of_a_message_against_raw: round(emojis.micros / relayMicros, 2),
  goal_cpu_against_raw: GOALS.goal_cpu_against_raw,
  raw_micros_per_message: round(relayMicros, 1),
  micros_per_message: round(emojis.micros, 1),
  micros_per_frame_of_whole_battles: round(whole.micros, 1),
  seen_p50_ms: round(percentile(seen, 0.5), 1),
  seen_p99_ms: round(percentile(seen, 0.99), 1),
  goal_seen_p99_ms: GOALS.goal_seen_p99_ms,
  answers: seen.length,
  frames_per_second: round(whole.sent / whole.seconds, 0),
  rss_kb_per_battle: round((rss - rssBefore) / 1_024 / BATTLES, 1),
  goal_rss_kb_per_battle: GOALS.goal_rss_kb_per_battle,
  opened_per_second: round(BATTLES / openSeconds, 0),
  battles: BATTLES,
  ended_by_points: ends["points"] ?? 0,
});

async function prepare(from: number, count: number): Promise<readonly BenchBattle[]> {
  const tokens = await addBenchPlayers(folder, { from: 2 * from, count: 2 * count });
  return await addBenchBattles(db, tokens, NUMBERS);
}

/** Seats everybody and starts each battle; settles when the first question of all is told. */
async function open(all: readonly BenchBattle[]): Promise<readonly BattlePilot[]> {
  const opened: BattlePilot[] = [];
  const waiting = all.entries();
  const work = async () => {
    for (const [number, { battleId, tokens }] of waiting) {
      const both = await BattlePilot.openBoth([wayOf(tokens[0]), wayOf(tokens[1])], {
        battleId,
        number,
        seen,
      });
      both[0].seat.ask({ type: "start" });
      await until(() => both.every(({ isStarted }) => isStarted));
      opened.push(...both);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  return opened;
}

async function end(all: readonly BattlePilot[]): Promise<void> {
  const fromMs = performance.now();
  for (const [index, pilot] of all.entries()) {
    await untilMs(fromMs + (index * TURN_MS) / all.length);
    pilot.startAnswering();
  }
  await until(() => all.every(({ isOver }) => isOver));
  await Promise.all(all.map(({ seat }) => seat.close()));
}

/** Everybody says something every few seconds, each at a time of its own. */
async function talk(speakers: readonly ((turn: number) => void)[]): Promise<void> {
  await Promise.all(
    speakers.map(async (speak, index) => {
      await sleep((index * EMOJI_EVERY_MS) / speakers.length);
      for (let turn = 0; turn < EMOJIS_EACH; turn += 1) {
        speak(turn);
        await sleep(EMOJI_EVERY_MS);
      }
    }),
  );
}

/** CPU time of the process per message or frame that is counted meanwhile (µs). */
async function measure(pid: number, count: () => number, work: () => Promise<void>) {
  const [before, cpu, fromMs] = [count(), await readCpuMicros(pid), performance.now()];
  await work();
  const sent = count() - before;
  const micros = ((await readCpuMicros(pid)) - cpu) / sent;
  return { sent, micros, seconds: (performance.now() - fromMs) / 1_000 };
}

async function untilMs(atMs: number): Promise<void> {
  const ms = atMs - performance.now();
  if (ms >= 1) await sleep(ms);
}

async function until(isTrue: () => boolean): Promise<void> {
  const limitMs = performance.now() + LONGEST_MS;
  while (!isTrue()) {
    if (performance.now() > limitMs) throw new Error("the battles do not go on");
    await sleep(20);
  }
}
