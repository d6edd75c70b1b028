import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createTestDatabase, fakeClock, seededRandom } from "@crosscheck/testkit";
import { casesOf } from "@crosscheck/testkit/long-proof";
import { expect, it } from "vitest";
import { createMakers } from "../attempts/level-fixture.ts";
import { BOOK_CHECKS } from "../reconcile/all-checks.ts";
import { createCandidates } from "./candidate-fixture.ts";
import { SAVES, stepsOf } from "./sitting-steps-fixture.ts";

const MOMENTS = 50;
const PART = 5;
const CASES = casesOf({ whole: MOMENTS, part: PART });
const KEY = "Hangar 7";
/** Steps of the sitting by what they are, for what each leaves behind. */
const [STARTED, FLAGGED, HANDED_IN] = [1, 4, 7];
const SAVE_STEPS = [2, 3, 5, 6];
const FORGIVEN_MS = 1_001;

const { db, connection } = await createTestDatabase();
const clock = fakeClock();
const random = seededRandom(29, clock);
const here = createCandidates(db, { clock, random });
const makers = createMakers(db, { clock, random });
await makers.newPlace({ levels: 1 });

type Kill = { readonly killAt: number | null; readonly isSent: boolean };

async function newSitting(release: "hand_in" | "close") {
  const playerId = await makers.newPlayer();
  const examId = await here.newExam({ key: KEY, rules: { release } });
  return { playerId, examId, key: KEY };
}

/** Sits in a process that is killed; the last step it was told of (-1: none), and how many statements it sent in all. */
async function sitAndKill(sitting: Awaited<ReturnType<typeof newSitting>>, kill: Kill) {
  const task = JSON.stringify({ connection, nowMs: clock.nowMs(), sitting, ...kill });
  const child = spawn(process.execPath, [join(import.meta.dirname, "sitting.fixture.ts"), task], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (part: Buffer) => (output += part.toString()));
  const [code, signal] = (await once(child, "close")) as [number | null, string | null]; // of a process
  const numbersOf = (word: string) =>
    [...output.matchAll(new RegExp(`^${word} (\\d+)$`, "gm"))].map(([, number]) => Number(number));
  const [statements = 0] = numbersOf("statements");
  return { lastStep: numbersOf("step").at(-1) ?? -1, statements, ending: signal ?? code };
}

async function readSitting({ playerId }: { readonly playerId: string }) {
  const rowsOf = (table: "exam_sittings" | "attempts" | "attempt_results" | "open_attempts") =>
    db.selectFrom(table).selectAll().where("player_id", "=", playerId).execute();
  const answers = await db
    .selectFrom("attempt_answers")
    .select(["number", "sequence"])
    .where("player_id", "=", playerId)
    .execute();
  return {
    sittings: await db.selectFrom("exam_sittings").selectAll().where("player_id", "=", playerId).execute(),
    attempts: (await rowsOf("attempts")).length,
    results: (await rowsOf("attempt_results")).length,
    open: await db.selectFrom("open_attempts").selectAll().where("player_id", "=", playerId).execute(),
    answers: answers.map(({ number, sequence }) => `${number}/${sequence}`),
  };
}

const sitWhole = async (release: "hand_in" | "close") =>
  await sitAndKill(await newSitting(release), { killAt: null, isSent: false });
// A result that waits takes fewer statements.
const whole = { hand_in: await sitWhole("hand_in"), close: await sitWhole("close") };

it("is sat to the end when nobody kills it, with statements for all moments", () => {
  for (const one of Object.values(whole)) {
    expect(one).toMatchObject({ lastStep: HANDED_IN, ending: 0 });
    expect(one.statements).toBeGreaterThan(MOMENTS / 2);
  }
});

it.each(Array.from({ length: CASES.count }, (_, index) => CASES.first + index))(
  "a sitting whose server is killed anywhere loses nothing it was told, and is one (moment %i)",
  async (number) => {
    // A part is spread over the whole way too.
    const moment = (number % PART) * (MOMENTS / PART) + Math.floor(number / PART);
    // Before a statement, and between it and its answer, in turn.
    const release = moment % 4 < 2 ? "hand_in" : "close";
    const killAt = 1 + Math.floor(((moment >> 1) * whole[release].statements * 2) / MOMENTS);
    const sitting = await newSitting(release);
    const { lastStep, ending } = await sitAndKill(sitting, { killAt, isSent: moment % 2 === 1 });
    expect([ending, lastStep < HANDED_IN]).toEqual(["SIGKILL", true]);

    const left = await readSitting(sitting);
    const told = SAVE_STEPS.flatMap((step, index) => (lastStep >= step ? [SAVES[index]] : []));
    const kept = told.map((save) => `${save?.number}/${save?.sequence}`);
    expect(kept.filter((save) => !left.answers.includes(save))).toEqual([]);
    expect(left.attempts).toBeGreaterThanOrEqual(lastStep >= STARTED ? 1 : 0);
    expect(left.open.filter(({ flags }) => lastStep >= FLAGGED && !flags.includes(4))).toEqual([]);

    // The candidate goes on with another process of the server, from what the last one has not answered.
    const steps = stepsOf(here, sitting);
    const isHandedIn = left.results === 1 || (left.open[0]?.ends_at.getTime() ?? Infinity) <= clock.nowMs();
    for (const step of isHandedIn ? [] : steps.slice(lastStep + 1)) await step();
    clock.advanceMs(2 * 3_600_000 + FORGIVEN_MS + 1_000);
    await here.settle();
    const after = await readSitting(sitting);
    expect(after).toMatchObject({ attempts: 1, results: 1, open: [], sittings: [{ number: 1 }] });
    expect(after.sittings[0]?.result).toMatchObject({ correct: 3, wrong: 0, blank: 2, marks: 3 });
    const reports = await Promise.all(BOOK_CHECKS.map(({ run }) => run(db)));
    expect([...reports.flatMap(({ breaches }) => breaches), ...here.bugs.map(String)]).toEqual([]);
  },
);
