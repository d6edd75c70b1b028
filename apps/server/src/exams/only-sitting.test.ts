import { createTestDatabase, fakeClock, seededRandom } from "@crosscheck/testkit";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { createMakers } from "../attempts/level-fixture.ts";
import { createOperators } from "../operators/operator-fixture.ts";
import type { Ports } from "../ports/ports.ts";
import { openDatabase } from "../postgres/database.ts";
import { BOOK_CHECKS } from "../reconcile/all-checks.ts";
import { createSettingsSource } from "../settings/settings-source.ts";
import { createCandidates } from "./candidate-fixture.ts";

const OVER = "207";
const OTHER_DEVICE = "219";
const SILENT_MS = 15_001;
/** The second that is forgiven after every end, and more. */
const FORGIVEN_MS = 1_001;

const { db, connection } = await createTestDatabase();
const second = openDatabase(connection, { log: { info: () => undefined, warn: () => undefined } });
afterAll(() => second.close());
const clock = fakeClock();
const random = seededRandom(57, clock);
const here = createCandidates(db, { clock, random });
const there = createCandidates(second.db, { clock, random });
const makers = createMakers(db, { clock, random });
const place = await makers.newPlace({ levels: 1 });
const ports = { clock, random } as unknown as Ports; // the calls of examiners need no others
const settings = createSettingsSource(db, { nowMs: clock.nowMs, demoMode: false });
const { host } = createOperators({ db, ports, settings });

async function newCandidate(wish: Parameters<typeof here.newExam>[0] = {}) {
  const playerId = await makers.newPlayer();
  const examId = await here.newExam(wish);
  const on = (device: number) => `${playerId}@10000000-0000-4000-8000-${String(device).padStart(12, "0")}`;
  const sittings = () =>
    db
      .selectFrom("exam_sittings")
      .select(["number", "attempt_id", "result"])
      .where("player_id", "=", playerId)
      .orderBy("number")
      .execute();
  const attempts = () =>
    db
      .selectFrom("attempts")
      .select("attempt_id")
      .where("player_id", "=", playerId)
      .where("mode", "=", "exam")
      .execute();
  return { playerId, examId, on, sittings, attempts };
}

/** Twenty calls at once, of two processes in turn. */
function atOnce<T>(call: (process: typeof here, index: number) => Promise<T>): Promise<readonly T[]> {
  return Promise.all(Array.from({ length: 20 }, (_, index) => call(index % 2 === 0 ? here : there, index)));
}

async function findBreaches(): Promise<readonly string[]> {
  const reports = await Promise.all(BOOK_CHECKS.map(({ run }) => run(db)));
  return [
    ...reports.flatMap(({ breaches }) => breaches),
    ...here.bugs.map(String),
    ...there.bugs.map(String),
  ];
}
afterEach(async () => {
  const breaches = await findBreaches();
  if (breaches.length > 0) throw new Error(breaches.join("\n"));
});

describe("the only sitting of an exam", () => {
  it.each([false, true])(
    "is one attempt when it is started twenty times at once (drawn: %s)",
    async (isDrawn) => {
      const { playerId, examId, sittings, attempts } = await newCandidate({ isDrawn });
      const views = await atOnce((process) => process.start(playerId, examId));
      expect(new Set(views.map(({ attempt_id }) => attempt_id)).size).toBe(1);
      expect(new Set(views.map(({ questions }) => JSON.stringify(questions))).size).toBe(1);
      expect(await attempts()).toHaveLength(1);
      expect(await sittings()).toMatchObject([{ number: 1, attempt_id: views[0]?.attempt_id }]);
    },
  );

  it("is on one device when twenty start it at once, and the others are told", async () => {
    const { examId, on, attempts, sittings } = await newCandidate();
    const codes = await atOnce((process, index) => process.refusedStart(on(index), examId));
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === OTHER_DEVICE)).toHaveLength(19);
    expect([(await attempts()).length, (await sittings()).length]).toEqual([1, 1]);
    const holder = codes.indexOf(null);
    expect(await here.refusedStart(on(holder), examId)).toBeNull();
    expect(await here.refusedStart(on(holder === 0 ? 1 : 0), examId)).toBe(OTHER_DEVICE);
  });

  it("is saved to, handed in and resumed by the device that has it alone", async () => {
    const { examId, on } = await newCandidate();
    const { attempt_id } = await here.start(on(0), examId);
    expect(await here.save(on(0), attempt_id, { number: 1 })).toBeNull();
    const others = () =>
      Promise.all([
        there.save(on(1), attempt_id, { number: 2 }),
        there.handIn(on(1), examId),
        there.refusal("finish_attempt", on(1), { attempt_id }),
        there.refusedStart(on(1), examId),
      ]);
    expect(await others()).toEqual([OTHER_DEVICE, OTHER_DEVICE, OTHER_DEVICE, OTHER_DEVICE]);
    await there.call("take_over_exam", on(1), { attempt_id });
    expect(await there.save(on(1), attempt_id, { number: 2 })).toBeNull();
    expect(await here.save(on(0), attempt_id, { number: 3 })).toBe(OTHER_DEVICE);
    expect(await here.handIn(on(0), examId)).toBe(OTHER_DEVICE);
    clock.advanceMs(SILENT_MS);
    expect(await here.save(on(0), attempt_id, { number: 3 })).toBeNull();
    expect(await here.handIn(on(0), examId)).toBeNull();
    expect(await here.resultOf(on(1), examId)).toMatchObject({ obtained_marks: 3, answered: 3 });
  });

  it("is handed in once, by one call of twenty at once, and then neither sat nor entered", async () => {
    const { playerId, examId, sittings, attempts } = await newCandidate();
    const { attempt_id } = await here.start(playerId, examId);
    await here.save(playerId, attempt_id, { number: 1 });
    const codes = await atOnce((process) => process.handIn(playerId, examId));
    expect(codes.filter((code) => code !== null && code !== OVER)).toEqual([]);
    expect(codes).toContain(null);
    for (const process of [here, there]) {
      expect(await process.handIn(playerId, examId)).toBe(OVER);
      expect(await process.refusedStart(playerId, examId)).toBe(OVER);
      expect(await process.save(playerId, attempt_id, { number: 2 })).toBe(OVER);
      expect(await process.refusal("set_exam_module_result", playerId, { exam_module_id: examId })).toBe(
        OVER,
      );
    }
    expect(await sittings()).toMatchObject([{ number: 1, attempt_id, result: { correct: 1, blank: 4 } }]);
    expect(await attempts()).toHaveLength(1);
  });

  it("is over for all while its result is kept back, and starts no other one", async () => {
    const { playerId, examId, attempts } = await newCandidate({ rules: { release: "close" } });
    const { attempt_id } = await here.start(playerId, examId);
    expect(await here.handIn(playerId, examId)).toBeNull();
    // Its candidate sees at once that it is handed in, within the second that is forgiven after every end too.
    expect(await here.resultOf(playerId, examId)).toMatchObject({ state: "hidden", obtained_marks: null });
    clock.advanceMs(FORGIVEN_MS);
    const codes = await atOnce((process) => process.refusedStart(playerId, examId));
    expect(new Set(codes)).toEqual(new Set([OVER]));
    expect(await attempts()).toEqual([{ attempt_id }]);
  });

  it("can be sat again only where the examiner voided it with that, and once", async () => {
    const { playerId, examId, sittings } = await newCandidate();
    const { attempt_id } = await here.start(playerId, examId);
    await here.save(playerId, attempt_id, { number: 1 });
    await here.handIn(playerId, examId);
    const take = (may_repeat: boolean) =>
      host("void_exam_sitting", {
        exam_id: examId,
        player_id: playerId,
        reason: "A fire drill.",
        may_repeat,
      });
    const other = await newCandidate();
    await here.start(other.playerId, other.examId);
    expect(
      await host("void_exam_sitting", {
        exam_id: other.examId,
        player_id: other.playerId,
        reason: "Copied.",
        may_repeat: false,
      }),
    ).toMatchObject({ message: "updated" });
    clock.advanceMs(FORGIVEN_MS);
    expect(await here.refusedStart(other.playerId, other.examId)).toBe(OVER);
    expect(await take(true)).toMatchObject({ message: "updated" });
    const views = await atOnce((process) => process.start(playerId, examId));
    const [next] = views;
    expect(new Set(views.map((view) => view.attempt_id)).size).toBe(1);
    expect(next?.attempt_id).not.toBe(attempt_id);
    expect(await sittings()).toMatchObject([
      { number: 1, attempt_id, result: { correct: 1 } },
      { number: 2, attempt_id: next?.attempt_id, result: null },
    ]);
    expect(await here.handIn(playerId, examId)).toBeNull();
    expect(await here.refusedStart(playerId, examId)).toBe(OVER);
    expect(await here.resultOf(playerId, examId)).toMatchObject({ obtained_marks: 0, passed: false });
  });
});

describe("the practice of somebody who sits an exam", () => {
  it("never ends the sitting, however many runs are opened", async () => {
    const { playerId, examId } = await newCandidate();
    const { attempt_id } = await here.start(playerId, examId);
    await here.save(playerId, attempt_id, { number: 1 });
    for (let count = 0; count < 31; count += 1) {
      const other = await makers.newPlace({ levels: 1, itemsPerLevel: 1 });
      await here.call("get_questions_by_level", playerId, { ...levelOf(other) });
    }
    expect(await here.call("get_attempt", playerId, { attempt_id })).toMatchObject({ status: "open" });
    expect(await there.save(playerId, attempt_id, { number: 2 })).toBeNull();
  });

  it("refuses no sitting, though there is nothing left that may be opened today", async () => {
    const { playerId, examId } = await newCandidate();
    here.change({ newQuestionsPerDay: 1, newQuestionsPerTenMinutes: 1 });
    await here.refusal("get_questions_by_level", playerId, levelOf(await makers.newPlace({ levels: 1 })));
    expect(await here.refusal("get_questions_by_level", playerId, levelOf(place))).toBe("210");
    expect(await here.refusedStart(playerId, examId)).toBeNull();
    here.change({});
  });
});

function levelOf({ category, subcategory }: typeof place) {
  return { category, subcategory, level: 1 };
}
