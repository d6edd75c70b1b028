import { addBenchExam, countLost, type SavedAnswer } from "@crosscheck/testkit/bench-exams";
import { addBenchPlayers } from "@crosscheck/testkit/bench-players";
import { randomUUID } from "node:crypto";
import { Agent } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { call, timed, type Way } from "./call.ts";
import { load, percentile, report, round, startMeasured } from "./measure.ts";
import { makeDataFolder, startProduct } from "./product.ts";

/**
 * A school's exam as it is sat: candidates start within some seconds, each with the key and a paper of its own, save an
 * answer every ten seconds for a minute, say every five that their page is there, and hand in. Over HTTP with the
 * product's own durable PostgreSQL and its rate limits, from this process; raw calls that write one row go on beside it.
 */
const CANDIDATES = 300;
const QUESTIONS = 60;
const START_WITHIN_MS = 10_000;
const SAVE_EVERY_MS = 10_000;
const HEARTBEAT_MS = 5_000;
const SAVES = 6;
const RAW_EVERY_MS = 100;
const KEY = "Hangar 7";
const GOAL_P99_MS = 150;

type Paper = {
  readonly attempt_id: string;
  readonly questions: readonly {
    readonly question_id: string;
    readonly number: number;
    readonly kind: string;
    readonly options: readonly { readonly option_id: string }[];
  }[];
};

const { folder, remove } = await makeDataFolder();
const product = await startProduct(folder);
const tokens = await addBenchPlayers(folder, { from: 0, count: CANDIDATES + 1 });
const examId = await addBenchExam(folder, { questions: QUESTIONS, key: KEY });
const raw = await startMeasured<"insert">(join(import.meta.dirname, "insert-server.ts"), [folder]);
const agent = new Agent({ keepAlive: true, maxSockets: CANDIDATES });
const wayOf = (token: string): Way => ({ url: product.url, agent, token });
const times = {
  start: [] as number[],
  save: [] as number[],
  heartbeat: [] as number[],
  handIn: [] as number[],
};
const saved: SavedAnswer[] = [];
const rawTimes: number[] = [];

// Whoever comes first has the bank read; the doors of a class open to a server that has been used before.
const [first = "", ...others] = tokens;
await call(wayOf(first), "get_exam_module_questions", startFields());
const sat = new AbortController();
const beside = sendRaw(sat.signal);
await Promise.all(others.map((token, index) => sit(token, (index * START_WITHIN_MS) / CANDIDATES)));
sat.abort();
await beside;
const lost = await countLost(folder, saved);
agent.destroy();
await raw.stop();
await product.stop();
await remove();
report("exam-saves", {
  save_p50_ms: round(percentile(times.save, 0.5), 1),
  save_p99_ms: round(percentile(times.save, 0.99), 1),
  goal_save_p99_ms: GOAL_P99_MS,
  lost,
  saves: saved.length,
  raw_insert_p50_ms: round(percentile(rawTimes, 0.5), 1),
  raw_insert_p99_ms: round(percentile(rawTimes, 0.99), 1),
  save_against_raw_insert: round(percentile(times.save, 0.5) / percentile(rawTimes, 0.5), 2),
  start_p50_ms: round(percentile(times.start, 0.5), 1),
  start_p99_ms: round(percentile(times.start, 0.99), 1),
  heartbeat_p99_ms: round(percentile(times.heartbeat, 0.99), 1),
  hand_in_p99_ms: round(percentile(times.handIn, 0.99), 1),
  candidates: CANDIDATES,
  questions: QUESTIONS,
});

function startFields() {
  return { exam_module_id: examId, exam_key: KEY, accept_rules: true };
}

/** One candidate, from some time after the doors open to the end. */
async function sit(token: string, afterMs: number): Promise<void> {
  await sleep(afterMs);
  const way = wayOf(token);
  const paper = await timed(times.start, () => call<Paper>(way, "get_exam_module_questions", startFields()));
  const { attempt_id, questions } = paper;
  const page_id = randomUUID();
  const startedAtMs = performance.now();
  const at = (ms: number) => sleep(Math.max(0, startedAtMs + ms - performance.now()));
  const beats = (async () => {
    for (let beat = 0; beat * HEARTBEAT_MS < SAVES * SAVE_EVERY_MS; beat += 1) {
      await at(beat * HEARTBEAT_MS);
      const events = beat === 0 ? [{ number: 1, kind: "visible" }] : [];
      await timed(times.heartbeat, () =>
        call(way, "report_exam_events", { attempt_id, page_id, events: JSON.stringify(events) }),
      );
    }
  })();
  const single = questions.filter(({ kind }) => kind === "single");
  for (const [index, { question_id, number, options }] of single.slice(0, SAVES).entries()) {
    await at((index + 1) * SAVE_EVERY_MS);
    const answer = options[index % options.length]?.option_id ?? "";
    const fields = { attempt_id, question_id, answer, sequence: 1 };
    await timed(times.save, () => call(way, "submit_answer", fields));
    saved.push({ attemptId: attempt_id, number, answer });
  }
  await beats;
  await timed(times.handIn, () =>
    call(way, "set_exam_module_result", { exam_module_id: examId, obtained_marks: 0 }),
  );
}

/** The least that a durable call can cost on this machine at the same time. */
async function sendRaw(until: AbortSignal): Promise<void> {
  const post = { path: "/", headers: {}, body: Buffer.from(JSON.stringify({ answer: "abcdefgh" })) };
  while (!until.aborted) {
    rawTimes.push(...(await load(raw.ports.insert, post, { count: 1, connections: 1 })));
    await sleep(RAW_EVERY_MS);
  }
}
