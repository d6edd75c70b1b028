import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createRandom } from "@crosscheck/rules/random";
import { casesOf } from "@crosscheck/testkit/long-proof";
import { createTestApp } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { BOOK_CHECKS } from "../reconcile/all-checks.ts";
import { createContests, flyContest, HOUR_MS } from "./contest-fixture.ts";

const CASES = casesOf({ whole: 30, part: 5 });
const ENTRANTS = 10;
const PRIZES = [100, 60, 40, 20, 10];
/** How long a closing takes at most before it is killed, in ms: some are killed before it has written anything. */
const LONGEST_MS = 250;

const app = await createTestApp();
const { db, clock, connection } = app;
const contests = createContests(app);

/** Starts a process that closes contests and kills it after some time; whether it was through before. */
async function closeAndKill(afterMs: number): Promise<boolean> {
  const task = JSON.stringify({ connection, nowMs: clock.nowMs() });
  const child = spawn(process.execPath, [join(import.meta.dirname, "closing.fixture.ts"), task], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit") as Promise<[number | null]>; // of a process
  await once(child.stdout, "data");
  await Promise.race([ended, sleep(afterMs)]);
  child.kill("SIGKILL");
  const [code] = await ended;
  return code === 0;
}

async function flownContest(random: ReturnType<typeof createRandom>): Promise<string> {
  const contestId = await contests.newContest({ entry_coins: 5, prizes: PRIZES });
  const players = await Promise.all(Array.from({ length: ENTRANTS }, () => app.signUp()));
  clock.advanceMs(HOUR_MS);
  for (const [index, { call }] of players.entries()) {
    // Some have handed in, others have left: the closing ends their runs.
    if (random.below(2) === 0) await flyContest({ db, clock, ask: call }, contestId, { right: 10 - index });
    else await call("get_questions_by_contest", { contest_id: contestId });
  }
  clock.advanceMs(HOUR_MS);
  return contestId;
}

it.each(Array.from({ length: CASES.count }, (_, index) => CASES.first + index))(
  "a closing that is killed anywhere, and begun again, pays every prize once (case %i)",
  async (number) => {
    const random = createRandom([number, 2, 3, 4]);
    const contestId = await flownContest(random);
    let isThrough = false;
    for (let kills = 0; kills < 4 && !isThrough; kills += 1) {
      isThrough = await closeAndKill(random.next() ** 2 * LONGEST_MS);
    }
    await contests.run();
    await contests.run();
    const { rows } = await sql<{
      owed: number;
      paid: number;
      entries: number;
      closed: boolean;
      told: number;
    }>`
      select (select coalesce(sum(prize_coins), 0)::int from contest_entries where contest_id = ${contestId}) as owed,
        (select coalesce(sum(player_coins), 0)::int from coin_entries
          where reference = ${contestId} and reason = 'contest_prize') as paid,
        (select count(*)::int from contest_entries where contest_id = ${contestId} and settled_at is not null) as entries,
        (select count(*)::int from notices where kind in ('contest_prize', 'contest_result')
          and subject = ${contestId}) as told,
        (select closed_at is not null from contests where contest_id = ${contestId}) as closed`.execute(db);
    const [row] = rows;
    const ranked =
      await sql`select from contest_entries where contest_id = ${contestId} and rank is not null`.execute(db);
    expect(row).toMatchObject({ paid: row?.owed, entries: ENTRANTS, closed: true, told: ranked.rows.length });
    const reports = await Promise.all(BOOK_CHECKS.map(({ run }) => run(db)));
    expect([...reports.flatMap(({ breaches }) => breaches), ...contests.bugs]).toEqual([]);
  },
);
