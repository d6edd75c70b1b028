import { createTestDatabase, fakeClock, seededRandom } from "@crosscheck/testkit";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { createMakers } from "../attempts/level-fixture.ts";
import { openDatabase } from "../postgres/database.ts";
import { createCandidates, pageId } from "./candidate-fixture.ts";

const OVER = "207";
const FINAL = "242";
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const GRACE_MS = 1_000;

const { db, connection } = await createTestDatabase();
const second = openDatabase(connection, { log: { info: () => undefined, warn: () => undefined } });
afterAll(() => second.close());
const clock = fakeClock();
/** Of a process that an hour is missing to. */
const lateClock = { nowMs: () => clock.nowMs() - HOUR_MS };
const random = seededRandom(83, clock);
const here = createCandidates(db, { clock, random });
const there = createCandidates(second.db, { clock, random });
const behind = createCandidates(second.db, { clock: lateClock, random });
const makers = createMakers(db, { clock, random });
await makers.newPlace({ levels: 1 });

async function sit(wish: Parameters<typeof here.newExam>[0] = {}, process = here) {
  const playerId = await makers.newPlayer();
  const examId = await here.newExam(wish);
  const view = await process.start(playerId, examId);
  const { attempt_id } = view;
  const save = (number: number, { by = here, sequence = 1, isRight = true } = {}) =>
    by.save(playerId, attempt_id, { number, sequence, isRight });
  const result = (by = here) => by.resultOf(playerId, examId);
  return { playerId, examId, view, attempt_id, save, result };
}

describe("the end of a sitting", () => {
  it("takes answers in its last moment and in the second that is forgiven, and none after that", async () => {
    const { view, save, result } = await sit({ rules: { minutes: 30 } });
    clock.advanceMs(30 * MINUTE_MS);
    expect(clock.nowMs()).toBe(Date.parse(view.expires_at));
    expect(await save(1)).toBeNull();
    clock.advanceMs(GRACE_MS);
    expect([await save(2), await save(3, { by: there })]).toEqual([null, null]);
    clock.advanceMs(1);
    expect([await save(4), await save(1, { sequence: 2, isRight: false })]).toEqual([OVER, OVER]);
    expect(await result()).toMatchObject({ obtained_marks: 3, answered: 3, duration_seconds: 1_800 });
  });

  it("is that of the window when it closes before, with everything that was saved", async () => {
    const wish = { endsAtMs: clock.nowMs() + 10 * MINUTE_MS, rules: { release: "close" as const } };
    const { playerId, examId, view, save, result } = await sit(wish);
    expect(Date.parse(view.expires_at)).toBe(wish.endsAtMs);
    expect(await save(1)).toBeNull();
    clock.advanceMs(10 * MINUTE_MS + GRACE_MS);
    expect(await save(2)).toBeNull();
    clock.advanceMs(1);
    expect([await save(3), await here.handIn(playerId, examId)]).toEqual([OVER, OVER]);
    await here.settle();
    expect(await result()).toMatchObject({ obtained_marks: 2, duration_seconds: 600, state: "released" });
  });

  it("comes by whoever looks first, also for a candidate who never comes back", async () => {
    const { playerId, save } = await sit({ rules: { minutes: 5 } });
    await save(1);
    clock.advanceMs(5 * MINUTE_MS + GRACE_MS + 1_001);
    await Promise.all([here.settle(), there.settle()]);
    const { result, attempt_id } = await db
      .selectFrom("exam_sittings")
      .select(["result", "attempt_id"])
      .where("player_id", "=", playerId)
      .executeTakeFirstOrThrow();
    expect(result).toMatchObject({ correct: 1, blank: 4 });
    const results = await db
      .selectFrom("attempt_results")
      .select("attempt_id")
      .where("player_id", "=", playerId)
      .execute();
    expect(results).toEqual([{ attempt_id }]);
  });

  it.each([
    ["a summer time that begins", Date.UTC(2027, 2, 28, 0, 30)],
    ["a summer time that ends", Date.UTC(2027, 9, 31, 0, 30)],
    ["midnight of the year", Date.UTC(2027, 11, 31, 22, 30)],
  ])("does not move by %s", async (_case, atMs) => {
    clock.advanceMs(Math.max(0, atMs - clock.nowMs()));
    const { playerId, view, save, result } = await sit({ rules: { minutes: 90 } });
    await db
      .updateTable("players")
      .set({ zone: "Europe/Berlin" })
      .where("player_id", "=", playerId)
      .execute();
    expect(Date.parse(view.expires_at) - clock.nowMs()).toBe(90 * MINUTE_MS);
    clock.advanceMs(90 * MINUTE_MS);
    expect(await save(1)).toBeNull();
    clock.advanceMs(GRACE_MS + 1);
    expect(await save(2)).toBe(OVER);
    expect(await result()).toMatchObject({ obtained_marks: 1, duration_seconds: 5_400 });
  });
});

describe("a candidate whose clock is wrong", () => {
  it("has the time of the server, whatever is said of the time that was used", async () => {
    const { playerId, examId, attempt_id, save, result } = await sit();
    clock.advanceMs(5 * MINUTE_MS);
    const events = [{ number: 1, kind: "clock_off" }];
    const told = await here.call("report_exam_events", playerId, {
      attempt_id,
      page_id: pageId("a"),
      events,
    });
    expect(told).toMatchObject({ ended: false, absences: 0 });
    expect(Date.parse(told.server_time)).toBe(clock.nowMs());
    expect(await save(1)).toBeNull();
    const forged = { exam_module_id: examId, total_duration: 99_999, obtained_marks: 5 };
    expect(await here.call("set_exam_module_result", playerId, forged)).toMatchObject({ obtained_marks: 1 });
    const { duration_seconds: seconds, timeline } = await result();
    expect([seconds, timeline.at(-1)?.kind]).toEqual([300, "clock_off"]);
  });
});

describe("two processes whose clocks are an hour apart", () => {
  const startsAtMs = () => clock.nowMs() - 2 * HOUR_MS;

  it("lose no answer, give no time twice and agree about the result", async () => {
    const { playerId, examId, view, save, result } = await sit({ startsAtMs: startsAtMs() });
    expect([await save(1), await save(2, { by: behind }), await save(3)]).toEqual([null, null, null]);
    expect(await behind.start(playerId, examId)).toMatchObject({
      attempt_id: view.attempt_id,
      expires_at: view.expires_at,
    });
    expect(await behind.handIn(playerId, examId)).toBeNull();
    expect([await save(4), await save(5, { by: behind })]).toEqual([OVER, OVER]);
    const [one, other] = [await result(), await result(behind)];
    expect(one).toMatchObject({ obtained_marks: 3, duration_seconds: 0 });
    expect(other).toMatchObject({ obtained_marks: 3, handed_in_at: one.handed_in_at });
  });

  it("end a sitting once, by the clock that is ahead, and none opens it again", async () => {
    const rules = { minutes: 60 };
    const { playerId, examId, save, result } = await sit({ startsAtMs: startsAtMs(), rules }, behind);
    expect([await save(1, { by: behind }), await save(2)]).toEqual([null, null]);
    clock.advanceMs(GRACE_MS + 1);
    expect(await save(3)).toBe(OVER);
    expect(await save(3, { by: behind })).toBe(OVER);
    expect(await behind.refusedStart(playerId, examId)).toBe(OVER);
    expect(await result(behind)).toMatchObject({ obtained_marks: 2 });
  });
});

type Message = {
  readonly number: number;
  readonly sequence: number;
  readonly isRight: boolean;
  readonly isThere: boolean;
};
const messages = fc.array(
  fc.record({
    number: fc.integer({ min: 1, max: 4 }),
    sequence: fc.integer({ min: 1, max: 3 }),
    isRight: fc.boolean(),
    isThere: fc.boolean(),
  }),
  { minLength: 8, maxLength: 14 },
);

describe("answers that may not be taken back", () => {
  it.each([
    ["once given", { answerAgain: false }],
    ["by going back", { forwardOnly: true }],
    ["at all", { answerAgain: false, forwardOnly: true }],
  ])("are not taken back %s, whatever is doubled, late or out of order", async (_case, rules) => {
    await fc.assert(
      fc.asyncProperty(messages, async (list: readonly Message[]) => {
        const { save, playerId } = await sit({ rules });
        const stored = new Map<number, Message>();
        for (const message of list) {
          const { number, sequence, isThere } = message;
          const before = stored.get(number);
          const isRepeat = before !== undefined && before.sequence >= sequence;
          const isTaken = "answerAgain" in rules && before !== undefined;
          const isPassed = "forwardOnly" in rules && [...stored.keys()].some((later) => later > number);
          const expected = isRepeat || !(isTaken || isPassed) ? null : FINAL;
          expect(await save(number, { ...message, by: isThere ? there : here })).toBe(expected);
          if (!isRepeat && expected === null) stored.set(number, message);
        }
        const rows = await readAnswers(playerId);
        expect(rows.at(-1)?.number).toBe(Math.max(...stored.keys()));
        expect(new Set(rows.map(({ number }) => number))).toEqual(new Set(stored.keys()));
      }),
      { numRuns: 6 },
    );
  });

  it("are one per question when twenty different ones come at once over two processes", async () => {
    const { save, playerId } = await sit({ rules: { answerAgain: false } });
    const codes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        save(1, { by: index % 2 === 0 ? here : there, sequence: index + 1, isRight: index % 3 === 0 }),
      ),
    );
    expect(codes.filter((code) => code !== null && code !== FINAL)).toEqual([]);
    expect(await readAnswers(playerId)).toHaveLength(1);
  });

  it("leave nothing before the furthest one when all come at once, forward only", async () => {
    const { save, playerId } = await sit({ rules: { forwardOnly: true } });
    const numbers = [3, 1, 5, 2, 4];
    const codes = await Promise.all(
      numbers.map((number, index) => save(number, { by: index % 2 === 0 ? here : there })),
    );
    const taken = numbers.filter((_, index) => codes[index] === null);
    expect(codes.filter((code) => code !== null && code !== FINAL)).toEqual([]);
    expect((await readAnswers(playerId)).map(({ number }) => number)).toEqual(
      taken.toSorted((a, b) => a - b),
    );
    expect(taken).toContain(5);
    expect(await Promise.all([1, 2, 3, 4].map((number) => save(number, { sequence: 9 })))).toEqual(
      Array.from({ length: 4 }, () => FINAL),
    );
  });
});

/** The log of a candidate's only sitting. */
async function readAnswers(playerId: string) {
  return await db
    .selectFrom("attempt_answers")
    .select(["number", "sequence"])
    .where("player_id", "=", playerId)
    .orderBy("number")
    .execute();
}
