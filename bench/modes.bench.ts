import { Agent } from "node:http";
import { join } from "node:path";
import { addPast, growContent } from "@crosscheck/testkit/bench-content";
import { addBenchPlayers } from "@crosscheck/testkit/bench-players";
import { call, timed, type Way } from "./call.ts";
import { load, percentile, report, round, startMeasured } from "./measure.ts";
import { makeDataFolder, startProduct } from "./product.ts";

/**
 * Opening a run of every solo mode and grading an answer in it, over HTTP with the product's own durable PostgreSQL, 20,000
 * items and players with a past; beside node:http by hand with one durable row per call. Every player opens one run, so no
 * rate limit is near.
 */
const ITEMS = 20_000;
const RUNS = 100;
const ANSWERS_EACH = 3;
const CONNECTIONS = 4;
const RAW_CALLS = 2_000;

const PLACE = { type: "category" } as const;
const OPENINGS = {
  quiz_zone: ["get_questions_by_level", { category: "air-law", subcategory: "rules-of-the-air", level: 1 }],
  daily_quiz: ["get_daily_quiz", { timezone: "UTC" }],
  daily_archive: ["get_daily_archive", { timezone: "UTC", day: dayBefore(Date.now()) }],
  true_and_false: ["get_questions_by_type", { type: 2 }],
  fun_and_learn: ["get_fun_n_learn_questions", {}],
  guess_the_word: ["get_guess_the_word", { ...PLACE, type_id: "word-aircraft" }],
  audio_questions: ["get_audio_questions", { ...PLACE, type_id: "audio-atis" }],
  audio_with_transcript: ["get_audio_questions", { ...PLACE, type_id: "audio-atis", with_transcript: 1 }],
  math_mania: ["get_maths_questions", { ...PLACE, type_id: "math-navigation" }],
  multi_match: ["get_multi_match_questions_by_level", { category: "mm-weather", level: 1 }],
  self_challenge: [
    "get_questions_for_self_challenge",
    { category_slug: "meteorology,air-law,math-navigation", limit: 20, minutes: 20 },
  ],
  bookmarks: ["play_bookmarks", {}],
  wrong_answers: ["play_wrong_answers", {}],
} as const;

type Card = {
  readonly question_id: string;
  readonly kind: string;
  readonly options: readonly { readonly option_id: string; readonly slot_id: string | null }[];
  readonly slots: readonly { readonly slot_id: string }[];
  readonly tiles: readonly string[];
};
type View = { readonly attempt_id: string; readonly questions: readonly Card[] };

const { folder, remove } = await makeDataFolder();
const product = await startProduct(folder);
// A bench that fails leaves no product running.
process.once("exit", () => product.kill());
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const wayOf = (token: string): Way => ({ url: product.url, agent, token });
const modes = Object.entries(OPENINGS);
const items = await growContent(folder, ITEMS);
const tokens = await addBenchPlayers(folder, { from: 0, count: (modes.length + 1) * RUNS });
await addPast(folder);
const passageId = await findPassage();

const raw = await startMeasured<"insert">(join(import.meta.dirname, "insert-server.ts"), [folder]);
const post = { path: "/", headers: {}, body: Buffer.from(JSON.stringify({ answer: "abcdefgh" })) };
await load(raw.ports.insert, post, { count: RAW_CALLS, connections: CONNECTIONS });
const rawTimes = await load(raw.ports.insert, post, { count: RAW_CALLS, connections: CONNECTIONS });
await raw.stop();

const figures: Record<string, number> = {};
const rawP50 = percentile(rawTimes, 0.5);
// The first mode is played once more before the others, to warm up.
for (const [turn, [mode, [action, fields]]] of [...modes.slice(0, 1), ...modes].entries()) {
  const wish = mode === "fun_and_learn" ? { fun_n_learn_id: passageId } : fields;
  const times = await playMode(tokens.slice(turn * RUNS, (turn + 1) * RUNS), action, wish);
  for (const [what, ms] of Object.entries(times)) {
    figures[`${mode}_${what}_p50_ms`] = round(percentile(ms, 0.5), 1);
    figures[`${mode}_${what}_p99_ms`] = round(percentile(ms, 0.99), 1);
    figures[`${mode}_${what}_against_raw`] = round(rawP50 / percentile(ms, 0.5), 2);
  }
}
agent.destroy();
await product.stop();
await remove();
report("modes", {
  items,
  raw_p50_ms: round(rawP50, 1),
  raw_p99_ms: round(percentile(rawTimes, 0.99), 1),
  ...figures,
});

/** Every player opens a run and answers some of it; the times of both. */
async function playMode(players: readonly string[], action: string, fields: object) {
  const times = { open: [] as number[], answer: [] as number[] };
  let next = 0;
  const work = async () => {
    for (let token = players[next++]; token !== undefined; token = players[next++]) {
      const own = wayOf(token);
      const { attempt_id, questions } = await timed(times.open, () => call<View>(own, action, fields));
      for (const card of questions.slice(0, ANSWERS_EACH)) {
        const message = { attempt_id, question_id: card.question_id, answer: answerTo(card), sequence: 1 };
        await timed(times.answer, () => call(own, "submit_answer", message));
      }
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  return times;
}

/** Some answer that fits the kind of question. */
function answerTo({ kind, options, slots, tiles }: Card): string {
  const ids = options.map(({ option_id }) => option_id);
  switch (kind) {
    case "multi_select":
      return JSON.stringify(ids.slice(0, 2));
    case "sequence":
      return JSON.stringify(ids);
    case "matching":
      return JSON.stringify(ids.slice(0, slots.length));
    case "drop_downs":
      return JSON.stringify(
        slots.map(({ slot_id }) => options.find((option) => option.slot_id === slot_id)?.option_id ?? ""),
      );
    case "typed_number":
      return "1";
    case "typed_text":
      return "x";
    case "word_tiles":
      return tiles[0] ?? "";
    default:
      return ids[0] ?? "";
  }
}

async function findPassage(): Promise<string> {
  const list = { ...PLACE, type_id: "fal-weather" };
  const [first] = await call<readonly { readonly id: string }[]>(
    wayOf(tokens[0] ?? ""),
    "get_fun_n_learn",
    list,
  );
  return first?.id ?? "";
}

function dayBefore(nowMs: number): string {
  return new Date(nowMs - 3 * 86_400_000).toISOString().slice(0, 10);
}
