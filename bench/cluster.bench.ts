import { addBenchPlayers } from "@crosscheck/testkit/bench-players";
import { startCluster } from "@crosscheck/testkit/cluster";
import { Agent } from "node:http";
import { availableParallelism } from "node:os";
import { playLevels } from "./answer-load.ts";
import { median, percentile, report, round } from "./measure.ts";

/**
 * Graded answers per second of two processes against one, in turn on the same cluster, each player at one process; and
 * of both through the balancer. PostgreSQL, Redis and this load share the cores with them.
 */
const PLAYERS = 16;
const LEVELS_EACH = 12;
const ROUNDS = 3;

const cluster = await startCluster({ processes: 2 });
const urls = cluster.nodes.map(({ url }) => url);
const agent = new Agent({ keepAlive: true, maxSockets: PLAYERS });
const ways = { one: urls.slice(0, 1), two: urls, balanced: [cluster.url] };
const rates: Record<keyof typeof ways, number[]> = { one: [], two: [], balanced: [] };
const times: Record<keyof typeof ways, number[]> = { one: [], two: [], balanced: [] };
let from = 0;
for (let turn = 0; turn <= ROUNDS; turn += 1) {
  for (const way of ["one", "two", "balanced"] as const) {
    const tokens = await addBenchPlayers(cluster.dataFolder, { from, count: PLAYERS });
    from += PLAYERS;
    const turnTimes: number[] = [];
    const startedAtMs = performance.now();
    await Promise.all(
      tokens.map((token, index) => {
        const url = ways[way][index % ways[way].length] ?? "";
        return playLevels({ url, agent, token }, LEVELS_EACH, turnTimes);
      }),
    );
    const perSecond = turnTimes.length / ((performance.now() - startedAtMs) / 1_000);
    // The first turn warms up.
    if (turn === 0) continue;
    rates[way].push(perSecond);
    times[way].push(...turnTimes);
  }
}
agent.destroy();
await cluster.stop();
report("cluster", {
  answers_per_second_of_one: round(median(rates.one), 0),
  answers_per_second_of_two: round(median(rates.two), 0),
  two_against_one: round(median(rates.two) / median(rates.one)),
  through_the_balancer: round(median(rates.balanced), 0),
  p99_ms_of_one: round(percentile(times.one, 0.99), 1),
  p99_ms_of_two: round(percentile(times.two, 0.99), 1),
  players: PLAYERS,
  cores: availableParallelism(),
});
