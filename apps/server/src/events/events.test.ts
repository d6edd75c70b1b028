import { createTestDatabase, fakeClock, seededRandom } from "@crosscheck/testkit";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { createAttemptFixture } from "../attempts/attempt-fixture.ts";
import type { Db } from "../postgres/database.ts";
import { DEFAULT_SETTINGS } from "../settings/settings.ts";
import type { Happened } from "./event-queries.ts";
import { handleEvents, type EventHandler } from "./handle-events.ts";

const { db } = await createTestDatabase();
const clock = fakeClock();
const game = createAttemptFixture(db, { clock, random: seededRandom(53, clock) });
const place = await game.newPlace();
const bugs: unknown[] = [];

beforeEach(async () => {
  await sql`delete from events`.execute(db);
  bugs.length = 0;
});

function handle(...handlers: EventHandler[]) {
  const settings = DEFAULT_SETTINGS;
  return handleEvents({ db, handlers, nowMs: clock.nowMs(), settings, onBug: (error) => bugs.push(error) });
}

async function finishOne(): Promise<string> {
  const player = await game.newPlayer();
  const { attempt_id: attemptId } = await game.openLevel(player, place);
  await game.call("finish_attempt", player, { attempt_id: attemptId });
  return attemptId;
}

it("a finish leaves one event, however often it is asked for", async () => {
  const player = await game.newPlayer();
  const { attempt_id: attemptId } = await game.openLevel(player, place);
  for (let time = 0; time < 3; time += 1)
    await game.call("finish_attempt", player, { attempt_id: attemptId });
  const seen: Happened[] = [];
  expect(await handle(async (_tx, event) => void seen.push(event))).toBe(1);
  expect(seen).toMatchObject([{ kind: "attempt_finished", playerId: player, subjectId: attemptId }]);
  expect(await handle()).toBe(0);
});

it("events come in their order, more of them than one batch, each once to two processes at the same time", async () => {
  const first = await finishOne();
  await sql`insert into events (kind, player_id, subject_id, happened_at, due_at)
    select kind, player_id, gen_random_uuid(), happened_at, due_at from events, generate_series(1, 249)`.execute(
    db,
  );
  const processes = [[], []] as Happened[][];
  const counts = await Promise.all(
    processes.map((seen) => handle(async (_tx, event) => void seen.push(event))),
  );
  expect(counts).toEqual(processes.map((seen) => seen.length));
  const subjects = processes.flat().map(({ subjectId }) => subjectId);
  expect(subjects).toHaveLength(250);
  expect(subjects).toContain(first);
  expect(new Set(subjects).size).toBe(250);
  for (const seen of processes) {
    const ids = seen.map(({ eventId }) => eventId);
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
  }
});

it("an event whose handler fails is undone, told and put off, and holds up no other", async () => {
  const [bad, good] = [await finishOne(), await finishOne()];
  const mark = (tx: Db, { subjectId }: Happened) =>
    sql`update attempts set flags = flags || 1 where attempt_id = ${subjectId}`.execute(tx);
  const failing: EventHandler = async (tx, event) => {
    await mark(tx, event);
    if (event.subjectId === bad) throw new Error("not today");
  };
  expect(await handle(failing)).toBe(1);
  expect(bugs.map(String)).toEqual(["Error: not today"]);
  const { rows } = await sql<{ attempt_id: string; flags: readonly number[] }>`
    select attempt_id, flags from attempts where attempt_id in (${bad}, ${good}) order by opened_at`.execute(
    db,
  );
  expect(new Map(rows.map((row) => [row.attempt_id, row.flags.length]))).toEqual(
    new Map([
      [bad, 0],
      [good, 1],
    ]),
  );

  expect(await handle()).toBe(0);
  clock.advanceMs(60_000);
  expect(await handle(failing)).toBe(0);
  clock.advanceMs(60_000);
  expect(await handle()).toBe(0); // two minutes after a second failure
  clock.advanceMs(60_000);
  expect(await handle()).toBe(1);
});
