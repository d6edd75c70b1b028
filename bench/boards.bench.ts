import { prepareBoard } from "@crosscheck/testkit/bench-boards";
import { median, percentile, report, round } from "./measure.ts";

/**
 * The global board with a million players: ranks per second of one core, by the time this process had it, and pages
 * anywhere on the board, the last as well as the first, through the handler and the database.
 */
const PLAYERS = 1_000_000;
const RANKS = 200_000;
const PAGES = 1_000;
const RANKS_GOAL = 50_000;
const PAGE_P99_GOAL_MS = 15;

const bench = await prepareBoard(PLAYERS);
const startedAtMs = performance.now();
await bench.readPage(0);
const firstMs = performance.now() - startedAtMs;

await bench.findRanks(RANKS / 10);
const ranks = await bench.findRanks(RANKS);

const times: number[] = [];
for (let page = 0; page < PAGES; page += 1) {
  const offset = Math.floor((page * (PLAYERS - 25)) / (PAGES - 1));
  const sentAtMs = performance.now();
  if ((await bench.readPage(offset)) === 0) throw new Error(`nobody at ${offset}`);
  times.push(performance.now() - sentAtMs);
}
await bench.stop();
report("boards", {
  players: PLAYERS,
  my_ranks_per_second: round(ranks, 0),
  my_ranks_goal: RANKS_GOAL,
  page_median_ms: round(median(times)),
  page_p99_ms: round(percentile(times, 0.99)),
  page_p99_goal_ms: PAGE_P99_GOAL_MS,
  last_page_ms: round(times.at(-1) ?? Number.NaN),
  read_whole_board_ms: round(firstMs, 0),
  process_mb: round(process.memoryUsage().rss / 1_048_576, 0),
});
