import { MODES } from "@crosscheck/rules/modes/index";
import { createTestDatabase, fakeClock, seededRandom } from "@crosscheck/testkit";
import { afterAll, expect, it } from "vitest";
import { openDatabase } from "../../postgres/database.ts";
import { createAttemptFixture, itemsOf, type AttemptView } from "../attempt-fixture.ts";
import { findRun } from "./run-queries.ts";

/** Two processes at one database: each keeps what it has read and written, and none may trust it too far. */
const { db, connection } = await createTestDatabase();
const second = openDatabase(connection, { log: { info: () => undefined, warn: () => undefined } });
afterAll(() => second.close());
const clock = fakeClock();
const random = seededRandom(61, clock);
const here = createAttemptFixture(db, { clock, random });
const there = createAttemptFixture(second.db, { clock, random });
const place = await here.newPlace();

type Process = typeof here;

async function messageOf(player: string, view: AttemptView, number: number) {
  const question_id = view.questions[number - 1]?.question_id ?? "";
  const answer = await here.keyOf(player, view.attempt_id, question_id);
  return { attempt_id: view.attempt_id, question_id, answer };
}

async function answer(process: Process, player: string, view: AttemptView, number: number) {
  return process.call("submit_answer", player, await messageOf(player, view, number));
}

it("answers given in turns by two processes are all in the log, each once", async () => {
  const player = await here.newPlayer();
  const view = await here.openLevel(player, place);
  const numbers = view.questions.map((_question, index) => index + 1);
  let score = 0;
  for (const number of numbers) {
    const process = number % 2 === 0 ? there : here;
    ({ score } = await answer(process, player, view, number));
    await answer(process, player, view, number); // sent again
  }
  expect(score).toBe(numbers.length * MODES.quiz_zone.marking.right);
  const run = await findRun(db, { playerId: player, attemptId: view.attempt_id });
  expect(run?.answers.map(({ number }) => number)).toEqual(numbers);
  expect(run?.revision).toBe(numbers.length);
});

it("a run that another process has finished takes no answer", async () => {
  const player = await here.newPlayer();
  const view = await here.openLevel(player, place);
  await answer(here, player, view, 1);
  await there.call("finish_attempt", player, { attempt_id: view.attempt_id });
  expect(await here.refusal("submit_answer", player, await messageOf(player, view, 2))).toBe("207");
  expect((await answer(here, player, view, 1)).correct).toBe(true); // and says again what it said
});

it("an answer after the end of the whole paper does not count, whatever is kept", async () => {
  const player = await here.newPlayer();
  const view = await here.openLevel(player, place);
  await answer(here, player, view, 1);
  clock.advanceMs(24 * 3_600_000);
  expect(await here.refusal("submit_answer", player, await messageOf(player, view, 2))).toBe("207");
});

it("practice keeps a key back from the moment a ranked run with its question is open elsewhere", async () => {
  const player = await here.newPlayer();
  const shown = await here.openLevel(await here.newPlayer(), place);
  const practice = await here.openMode(player, MODES.bookmarks, {
    parts: [{ section: null, items: await itemsOf(db, shown) }],
  });
  expect((await answer(here, player, practice, 1)).reveal).not.toBeNull();
  await there.openLevel(player, place);
  expect((await answer(here, player, practice, 2)).reveal).toBeNull();
});
