import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { casesOf } from "@crosscheck/testkit/long-proof";
import { createRandom as createSequence } from "@crosscheck/rules/random";
import { afterAll, expect, it, vi } from "vitest";
import { BOOK_CHECKS } from "../reconcile/all-checks.ts";
import { systemClock } from "../ports/clock.ts";
import { createRandom } from "../ports/random.ts";
import {
  LEVEL,
  dataOf,
  type Answered,
  type Ask,
  type Result,
  type Submitted,
  type View,
} from "./play-fixture.ts";
import {
  addPlayer,
  askAs,
  openProductDatabase,
  killPostmaster,
  postmasterOf,
  processesOf,
  startProduct,
} from "./product-fixture.ts";

const KILLS = casesOf({ whole: 48, part: 8 }).count;
const PLAYERS = 6;

const dataFolder = await mkdtemp(join(tmpdir(), "crosscheck-crash-"));
await chmod(dataFolder, 0o711); // as root, PostgreSQL runs as another user
let product = await startProduct(dataFolder);
const database = openProductDatabase(dataFolder);
const random = createRandom(systemClock);

afterAll(async () => {
  await database.close();
  await product.end("SIGTERM");
  await rm(dataFolder, { recursive: true, force: true });
});

/** What the server has acknowledged: it must be there for ever. */
type Acknowledged = {
  readonly answers: { readonly attemptId: string; readonly number: number; readonly answer: string }[];
  readonly results: Result[];
  readonly coins: { readonly attemptId: string; readonly kind: string }[];
};

/** One player who plays on, and after a crash asks for what is open and repeats what got no answer. */
class Client {
  readonly token: string;
  readonly acknowledged: Acknowledged;
  #view: View | null = null;
  #number = 0;
  /** The question whose answer was sent and perhaps stored, but not acknowledged. */
  #unsure: string | null = null;

  constructor(token: string, acknowledged: Acknowledged) {
    this.token = token;
    this.acknowledged = acknowledged;
  }

  /** Sends one message. Throws when it got no answer; the next call repeats it. */
  async step(ask: Ask, choice: number): Promise<void> {
    this.#view ??= dataOf<View>(await ask("get_questions_by_level", LEVEL));
    const view: View = this.#view;
    const question = view.questions[this.#number];
    if (question === undefined) {
      const { attempt_id } = view;
      this.acknowledged.results.push(dataOf<Result>(await ask("finish_attempt", { attempt_id })));
      this.#view = null;
      this.#number = 0;
      return;
    }
    const at = { attempt_id: view.attempt_id, question_id: question.question_id };
    if (this.#number === 2 && view.coins >= 5) {
      dataOf(await ask("use_lifeline", { ...at, kind: "fifty_fifty" }));
      this.acknowledged.coins.push({ attemptId: view.attempt_id, kind: "fifty_fifty" });
    }
    const answer = question.options[choice % question.options.length]?.option_id ?? "";
    const isRepeat = this.#unsure === at.question_id;
    this.#unsure = at.question_id;
    const submitted = dataOf<Submitted>(await ask("submit_answer", { ...at, answer }));
    if (!submitted.recorded) throw new Error("not recorded");
    // A repeat after a crash may name another option: then the first one stands, and only the server knows which it was.
    const stored = isRepeat ? await this.#readAnswer(ask, view) : answer;
    this.acknowledged.answers.push({ attemptId: view.attempt_id, number: this.#number + 1, answer: stored });
    this.#unsure = null;
    this.#number += 1;
  }

  async #readAnswer(ask: Ask, { attempt_id }: View): Promise<string> {
    return dataOf<View>(await ask("get_attempt", { attempt_id })).states[this.#number]?.answer ?? "";
  }
}

async function findBreaches(): Promise<readonly string[]> {
  const reports: (readonly string[])[] = [];
  for (const { run } of BOOK_CHECKS) reports.push((await run(database.db)).breaches);
  return reports.flat();
}

async function findLost(acknowledged: Acknowledged): Promise<readonly string[]> {
  const { db } = database;
  const answers = await db.selectFrom("attempt_answers").select(["attempt_id", "number", "answer"]).execute();
  const stored = new Map(answers.map((row) => [`${row.attempt_id} ${row.number}`, row.answer]));
  const results = await db.selectFrom("attempt_results").select(["attempt_id", "outcome"]).execute();
  const outcomes = new Map(results.map((row) => [row.attempt_id, row.outcome]));
  const lifelines = await db.selectFrom("attempt_lifelines").select(["attempt_id", "kind"]).execute();
  const bought = new Set(lifelines.map((row) => `${row.attempt_id} ${row.kind}`));
  return [
    ...acknowledged.answers
      .filter(({ attemptId, number, answer }) => stored.get(`${attemptId} ${number}`) !== answer)
      .map((lost) => `answer ${JSON.stringify(lost)}`),
    ...acknowledged.results
      .filter((result) => outcomes.get(result.attempt_id)?.coins !== result.coins)
      .map((lost) => `result ${lost.attempt_id}`),
    ...acknowledged.coins
      .filter(({ attemptId, kind }) => !bought.has(`${attemptId} ${kind}`))
      .map((lost) => `lifeline ${JSON.stringify(lost)}`),
  ];
}

async function isReady(): Promise<boolean> {
  return (await fetch(`${product.url}/readyz`)).ok;
}

/** Lets every client send messages until `isOver`; a broken connection ends a client's turn. */
async function load(
  clients: readonly Client[],
  until: { readonly isOver: () => boolean; readonly seed: number },
) {
  const isBroken = await Promise.all(
    clients.map(async (client, index) => {
      const choices = createSequence([until.seed, index, 1, 1]);
      const ask = askAs(product.url, client.token);
      while (!until.isOver()) {
        try {
          await client.step(ask, choices.below(4));
        } catch (error) {
          if (error instanceof TypeError) return true; // fetch: the connection broke
          throw error;
        }
      }
      return false;
    }),
  );
  return isBroken.filter(Boolean).length;
}

const acknowledged: Acknowledged = { answers: [], results: [], coins: [] };
const tokens: string[] = [];
for (let player = 0; player < PLAYERS; player += 1)
  tokens.push(await addPlayer(database.db, random, `Crash ${player}`));
const clients = tokens.map((token) => new Client(token, acknowledged));

it(
  "loses nothing that was acknowledged when the server is killed again and again under load",
  { timeout: 600_000 },
  async () => {
    const sequence = createSequence([20, 20, 20, 20]);
    let broken = 0;
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const enough = acknowledged.answers.length + 10 + sequence.below(30);
      let isKilled = false;
      const isOver = () => {
        if (!isKilled && acknowledged.answers.length >= enough) {
          isKilled = true;
          // Every other time the database falls with it, in the middle of whatever it does.
          if (kill % 2 === 0) void killPostmaster(dataFolder);
          void product.end("SIGKILL");
        }
        return false;
      };
      broken += await load(clients, { isOver, seed: kill });
      product = await startProduct(dataFolder);
    }
    expect(broken).toBe(KILLS * PLAYERS);
    expect(acknowledged.answers.length).toBeGreaterThan(KILLS * 10);
    expect(acknowledged.results.length).toBeGreaterThan(KILLS / 2);
    await vi.waitFor(async () => expect(await findLost(acknowledged)).toEqual([]), { timeout: 20_000 });
    expect(await findBreaches()).toEqual([]);
  },
);

it(
  "answers 503 with Retry-After while the database is away, and recovers by itself",
  { timeout: 60_000 },
  async () => {
    const statuses: number[] = [];
    let isBack = false;
    process.kill(await postmasterOf(dataFolder), "SIGKILL");
    const turns = clients.map(async ({ token }) => {
      const ask = askAs(product.url, token);
      while (!isBack) {
        const answered: Answered = await ask("get_user_by_id");
        statuses.push(answered.status);
        if (answered.status === 200 && statuses.includes(503)) isBack = true;
        // Nobody waits here, so the rate of the action is soon reached.
        if (answered.status === 429) await vi.waitUntil(isReady, { timeout: 30_000 });
      }
    });
    await Promise.all(turns);
    expect(statuses.filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
    expect(statuses).toContain(503);
    expect(await findLost(acknowledged)).toEqual([]);
  },
);

it.skipIf(process.platform !== "linux")(
  "leaves no process behind when it is killed",
  { timeout: 60_000 },
  async () => {
    expect(processesOf(dataFolder).length).toBeGreaterThan(0);
    await product.end("SIGKILL");
    await vi.waitFor(() => expect(processesOf(dataFolder)).toEqual([]), { timeout: 20_000, interval: 50 });
    product = await startProduct(dataFolder);
    expect(await findLost(acknowledged)).toEqual([]);
  },
);
