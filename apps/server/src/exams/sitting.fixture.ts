import { systemClock } from "../ports/clock.ts";
import { createRandom } from "../ports/random.ts";
import type { Connection } from "../postgres/connection.ts";
import { openDatabase } from "../postgres/database.ts";
import { createCandidates } from "./candidate-fixture.ts";
import { stepsOf, type Sitting } from "./sitting-steps-fixture.ts";

/**
 * A process of its own in which somebody sits an exam, for tests that kill it: at the statement of this number, before it
 * is sent or when it is sent and not answered. Prints the number of each step that was acknowledged, and of statements.
 */
type Task = {
  readonly connection: Connection;
  readonly nowMs: number;
  readonly sitting: Sitting;
  /** From 1; null: nobody kills it. */
  readonly killAt: number | null;
  readonly isSent: boolean;
};
const { connection, nowMs, sitting, killAt, isSent } = JSON.parse(process.argv[2] ?? "") as Task; // of the test
const { db, pool, close } = openDatabase(connection, {
  log: { info: () => undefined, warn: () => undefined },
  poolSize: 2,
});

let statements = 0;
const die = () => process.kill(process.pid, "SIGKILL");
pool.on("connect", (client) => {
  const query = client.query.bind(client) as (...words: unknown[]) => unknown;
  const counting = (...words: unknown[]) => {
    statements += 1;
    if (statements === killAt && !isSent) die();
    const answer = query(...words);
    // When it has left this process.
    if (statements === killAt) setImmediate(die);
    return answer;
  };
  client.query = counting as unknown as typeof client.query;
});

const candidates = createCandidates(db, { clock: { nowMs: () => nowMs }, random: createRandom(systemClock) });
for (const [index, step] of stepsOf(candidates, sitting).entries()) {
  await step();
  process.stdout.write(`step ${index}\n`);
}
process.stdout.write(`statements ${statements}\n`);
await close();
