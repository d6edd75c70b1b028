import { addBenchPlayers, measureRawInserts, readWal } from "@crosscheck/testkit/bench-players";
import { Agent } from "node:http";
import { openPaper, playLevels, type Paper } from "./answer-load.ts";
import { call, type Way } from "./call.ts";
import { median, percentile, report, round } from "./measure.ts";
import { makeDataFolder, startProduct } from "./product.ts";

/**
 * Graded answers per second over HTTP with the product's own durable PostgreSQL, beside the bare cost of one durable
 * row from this process. Every player stays below the rate limits, so nothing is switched off.
 */
const PLAYERS = 16;
const LEVELS_EACH = 12;
const ROUNDS = 3;

const { folder, remove } = await makeDataFolder();
const product = await startProduct(folder);
const agent = new Agent({ keepAlive: true, maxSockets: PLAYERS });
const wayOf = (token: string): Way => ({ url: product.url, agent, token });
const rates: number[] = [];
const ratios: number[] = [];
const times: number[] = [];
for (let turn = 0; turn <= ROUNDS; turn += 1) {
  const tokens = await addBenchPlayers(folder, { from: turn * PLAYERS, count: PLAYERS });
  const turnTimes: number[] = [];
  const startedAtMs = performance.now();
  await Promise.all(tokens.map((token) => playLevels(wayOf(token), LEVELS_EACH, turnTimes)));
  const perSecond = turnTimes.length / ((performance.now() - startedAtMs) / 1_000);
  const raw = await measureRawInserts(folder, { count: 3_000, connections: 10 });
  // The first turn warms up.
  if (turn === 0) continue;
  rates.push(perSecond);
  ratios.push(perSecond / raw);
  times.push(...turnTimes);
}
const walBytes = await measureWal(
  await addBenchPlayers(folder, { from: (ROUNDS + 1) * PLAYERS, count: PLAYERS }),
);
agent.destroy();
await product.stop();
await remove();
report("answers", {
  answers_per_second: round(median(rates), 0),
  p50_ms: round(percentile(times, 0.5), 1),
  p99_ms: round(percentile(times, 0.99), 1),
  against_raw_insert: round(median(ratios)),
  wal_bytes_per_answer: round(walBytes, 0),
  answers: times.length,
  players: PLAYERS,
});

/** Bytes of write-ahead log an answer causes, one paper per player; what a checkpoint adds is in it. */
async function measureWal(tokens: readonly string[]): Promise<number> {
  const papers: { readonly token: string; readonly paper: Paper }[] = [];
  for (const token of tokens) papers.push({ token, paper: await openPaper(wayOf(token)) });
  const startedAt = await readWal(folder);
  let answers = 0;
  for (const { token, paper } of papers) {
    for (const { question_id, options } of paper.questions) {
      const answer = options[0]?.option_id ?? "";
      await call(wayOf(token), "submit_answer", { attempt_id: paper.attempt_id, question_id, answer });
      answers += 1;
    }
  }
  return ((await readWal(folder)) - startedAt) / answers;
}
