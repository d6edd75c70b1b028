import type { AwayRule } from "@crosscheck/rules/exams/away";
import type { ModeDefinition } from "@crosscheck/rules/modes/mode";
import { createTestDatabase, fakeClock, seededRandom } from "@crosscheck/testkit";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../postgres/database.ts";
import { createAttemptFixture, itemsOf } from "../attempt-fixture.ts";
import { PAPER } from "../paper-mode-fixture.ts";
import { eraseAbsences } from "./watch-queries.ts";

const LOG: AwayRule = { policy: "log", warnings: 0, toleranceMs: 0 };

/** A paper that one device has at a time, as exams of schools have it. */
const ONE_DEVICE: ModeDefinition = {
  ...PAPER,
  timing: { kind: "whole_paper", totalSeconds: 6_000 },
  lifelines: { fifty_fifty: 0 },
  away: LOG,
  oneDevice: true,
};

const { db, connection } = await createTestDatabase();
const second = openDatabase(connection, { log: { info: () => undefined, warn: () => undefined } });
afterAll(() => second.close());
const clock = fakeClock();
const random = seededRandom(77, clock);
const here = createAttemptFixture(db, { clock, random });
const there = createAttemptFixture(second.db, { clock, random });
const place = await here.newPlace({ levels: 1 });
const items = await itemsOf(db, await here.openLevel(await here.newPlayer(), place));

const PAGES = [
  "00000000-0000-4000-8000-00000000000a",
  "00000000-0000-4000-8000-00000000000b",
  "00000000-0000-4000-8000-00000000000c",
] as const;
const DEVICES = [
  "10000000-0000-4000-8000-00000000000a",
  "10000000-0000-4000-8000-00000000000b",
  "10000000-0000-4000-8000-00000000000c",
] as const;
const GAP_MS = 15_000;

type Process = typeof here;

/** A paper that the first device has opened, and the calls of three devices of its player. */
async function sit({ mode = ONE_DEVICE, player = "" } = {}) {
  const playerId = player || (await here.newPlayer());
  const view = await here.openMode(`${playerId}@${DEVICES[0]}`, mode, {
    parts: [{ section: null, items }],
  });
  const attempt = { attempt_id: view.attempt_id };
  const answerTo = async (number: number, sequence = 1) => {
    const question_id = view.questions[number - 1]?.question_id ?? "";
    const answer = await here.keyOf(playerId, view.attempt_id, question_id);
    return { ...attempt, question_id, answer, sequence };
  };
  const on = (index: 0 | 1 | 2, process: Process = here) => {
    const caller = `${playerId}@${DEVICES[index]}`;
    let told = 0;
    return {
      look: () => process.refusal("get_attempt", caller, attempt),
      answer: async (number: number, sequence = 1) =>
        process.refusal("submit_answer", caller, await answerTo(number, sequence)),
      flag: async (number: number) => {
        const { question_id } = await answerTo(number);
        return process.refusal("flag_question", caller, { ...attempt, question_id, flagged: true });
      },
      note: async (number: number) => {
        const { question_id } = await answerTo(number);
        return process.refusal("set_question_note", caller, {
          ...attempt,
          question_id,
          note: "x",
          struck: [],
        });
      },
      buy: async (number: number) => {
        const { question_id } = await answerTo(number);
        return process.refusal("use_lifeline", caller, { ...attempt, question_id, kind: "fifty_fifty" });
      },
      begin: async (number: number) => {
        const { question_id } = await answerTo(number);
        return process.refusal("open_question", caller, { ...attempt, question_id });
      },
      report: (kind?: "visible" | "hidden") => {
        if (kind !== undefined) told += 1;
        const events = kind === undefined ? [] : [{ number: told, kind }];
        return process.refusal("report_exam_events", caller, { ...attempt, page_id: PAGES[index], events });
      },
      finish: () => process.refusal("finish_attempt", caller, attempt),
      takeOver: () => process.call("take_over_exam", caller, attempt),
      review: () => process.call("review_attempt", caller, attempt),
    };
  };
  return { playerId, view, attempt, on };
}

async function takeoversOf(playerId: string) {
  const rows = await db
    .selectFrom("attempt_takeovers")
    .select("taken_at")
    .where("player_id", "=", playerId)
    .execute();
  return rows.length;
}

describe("a paper that one device has", () => {
  it("answers no call of another one that reads it or moves it", async () => {
    const { on } = await sit();
    const other = on(1);
    expect(await other.look()).toBe("219");
    expect(await other.answer(1)).toBe("219");
    expect(await other.flag(1)).toBe("219");
    expect(await other.note(1)).toBe("219");
    expect(await other.begin(1)).toBe("219");
    expect(await other.buy(1)).toBe("219");
    expect(await other.report("visible")).toBe("219");
    expect(await other.finish()).toBe("219");
    const mine = on(0);
    expect(await mine.look()).toBeNull();
    expect(await mine.answer(1)).toBeNull();
    expect(await mine.flag(1)).toBeNull();
    expect(await mine.note(1)).toBeNull();
    expect(await mine.report("visible")).toBeNull();
    expect(await mine.finish()).toBeNull();
  });

  it("is everybody's of its player when it is over, and everybody's of another mode", async () => {
    const { on } = await sit();
    await on(0).finish();
    expect([await on(1).look(), await on(1).finish(), await on(1).answer(1)]).toEqual([null, null, "207"]);
    const { oneDevice: _one, ...anyDevice } = ONE_DEVICE;
    const free = await sit({ mode: { ...anyDevice, id: "any_device_fixture" } });
    expect([await free.on(1).answer(1), await free.on(0).answer(2)]).toEqual([null, null]);
    await free.on(1).takeOver();
    expect(await free.on(0).answer(3)).toBeNull();
    expect(await takeoversOf(free.playerId)).toBe(0);
  });

  it("ends by its clock whoever asks", async () => {
    const { on } = await sit();
    clock.advanceMs(6_001_001);
    expect([await on(1).look(), await on(1).answer(1)]).toEqual([null, "207"]);
  });
});

describe("a device that goes on where another one was", () => {
  it("waits until that one was silent for longer than a connection may be", async () => {
    const { on, playerId } = await sit();
    clock.advanceMs(GAP_MS);
    expect(await on(1).look()).toBe("219");
    clock.advanceMs(1);
    expect(await on(1).look()).toBeNull();
    expect([await on(0).look(), await on(0).answer(1)]).toEqual(["219", "219"]);
    expect(await takeoversOf(playerId)).toBe(1);
  });

  it("waits as long after any call of that one, with and without a page that reports", async () => {
    const { on } = await sit();
    const calls: readonly (() => Promise<string | null>)[] = [
      () => on(0).answer(1),
      () => on(0).answer(1),
      () => on(0, there).answer(2),
      () => on(0).flag(1),
      () => on(0).look(),
      () => on(0).report("visible"),
      () => on(0).report(),
    ];
    for (const call of calls) {
      expect(await call()).toBeNull();
      clock.advanceMs(GAP_MS);
      expect(await on(1).look()).toBe("219");
    }
  });

  it("may take it over at once, and give it back the same way", async () => {
    const { on, playerId } = await sit();
    await on(0).answer(1);
    const taken = await on(1).takeOver();
    expect(taken.states.map(({ status }) => status).filter((status) => status === "answered")).toHaveLength(
      1,
    );
    expect([await on(0).answer(2), await on(0).report(), await on(0).finish()]).toEqual([
      "219",
      "219",
      "219",
    ]);
    expect(await on(1).answer(2)).toBeNull();
    await on(1).takeOver();
    expect(await takeoversOf(playerId)).toBe(1);
    clock.advanceMs(1);
    await on(0).takeOver();
    expect([await on(1).answer(3), await on(0).answer(3)]).toEqual(["219", null]);
    expect(await takeoversOf(playerId)).toBe(2);
  });

  it("is told once in the timeline, with the page that it brings", async () => {
    const { on, playerId } = await sit();
    await on(0).report("visible");
    clock.advanceMs(1_000);
    await on(1).takeOver();
    const takenAt = new Date(clock.nowMs()).toISOString();
    clock.advanceMs(400);
    await on(1).report("visible");
    clock.advanceMs(2_000);
    await on(1).finish();
    expect((await on(1).review()).timeline).toEqual([
      { kind: "taken_over", at: takenAt, lasted_seconds: null, too_long: false },
    ]);
    await eraseAbsences(db, playerId);
    expect((await on(1).review()).timeline).toEqual([]);
  });

  it("is no return of who is away: the paper ends unless its own page is seen", async () => {
    const strict: ModeDefinition = { ...ONE_DEVICE, away: { ...LOG, policy: "end" } };
    const { on } = await sit({ mode: strict });
    await on(0).report("hidden");
    clock.advanceMs(3_000);
    await on(1).takeOver();
    clock.advanceMs(3_001);
    expect(await on(1).answer(1)).toBe("207");

    const seen = (await sit({ mode: strict })).on;
    await seen(0).report("hidden");
    clock.advanceMs(3_000);
    await seen(1).takeOver();
    await seen(1).report("visible");
    clock.advanceMs(10_000);
    expect(await seen(1).answer(1)).toBeNull();
  });

  it("is told without any page", async () => {
    const { on } = await sit();
    clock.advanceMs(1_000);
    await on(1).takeOver();
    await on(1).finish();
    expect((await on(1).review()).timeline.map(({ kind }) => kind)).toEqual(["taken_over"]);
  });

  it("comes back to nothing that is not there", async () => {
    const stranger = await here.newPlayer();
    const { attempt } = await sit();
    expect(await here.refusal("take_over_exam", stranger, attempt)).toBe("102");
  });
});

describe("devices that two processes serve", () => {
  it("lets no answer through that another process was told to refuse", async () => {
    const { on } = await sit();
    expect([await on(0).answer(1), await on(0, there).answer(2)]).toEqual([null, null]);
    await on(1, there).takeOver();
    expect(await on(0).answer(1, 2)).toBe("219");
    expect(await on(1).answer(1, 3)).toBeNull();
    expect(await on(0, there).answer(1, 4)).toBe("219");
  });

  it("gives a paper that nobody has to exactly one of those that ask at the same time", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { on, playerId } = await sit();
      clock.advanceMs(GAP_MS + 1);
      const looks = await Promise.all(
        [on(1), on(2), on(1, there), on(2, there)].map((device) => device.look()),
      );
      const won = looks[0] === null ? [0, 2] : [1, 3];
      expect(looks.map((code, index) => (won.includes(index) ? code === null : code === "219"))).toEqual([
        true,
        true,
        true,
        true,
      ]);
      expect(await takeoversOf(playerId)).toBe(1);
    }
  });

  it("ends with one holder when all take over at once", async () => {
    const { on } = await sit();
    await Promise.all([on(0), on(1, there), on(2), on(0, there), on(1)].map((device) => device.takeOver()));
    const codes = await Promise.all([on(0).look(), on(1).look(), on(2, there).look()]);
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === "219")).toHaveLength(2);
  });
});

it("has the device that a model says, whoever calls what when", async () => {
  const device = fc.constantFrom<(0 | 1 | 2)[]>(0, 1, 2);
  const step = fc.record({
    device,
    call: fc.constantFrom<("look" | "answer" | "flag" | "report" | "takeOver")[]>(
      "look",
      "answer",
      "flag",
      "report",
      "takeOver",
    ),
    isThere: fc.boolean(),
    waitMs: fc.constantFrom(0, 1, 9_000, GAP_MS, GAP_MS + 1),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 15 }), async (steps) => {
      const { on } = await sit();
      let [holder, heardMs] = [0, clock.nowMs()];
      let sequence = 0;
      for (const { device: caller, call, isThere, waitMs } of steps) {
        clock.advanceMs(waitMs);
        const calls = on(caller, isThere ? there : here);
        sequence += 1;
        const isHeld = holder === caller || call === "takeOver" || clock.nowMs() - heardMs > GAP_MS;
        const told =
          call === "takeOver"
            ? await calls.takeOver().then(() => null)
            : call === "answer" || call === "flag"
              ? await calls[call](1, sequence)
              : await calls[call]();
        expect(told).toBe(isHeld ? null : "219");
        if (isHeld) [holder, heardMs] = [caller, clock.nowMs()];
      }
    }),
    { numRuns: 25 },
  );
});

it("keeps no more takeovers than tell enough, and refuses none", async () => {
  const { on, playerId, view } = await sit();
  const takenMs = clock.nowMs();
  const rows = Array.from({ length: 499 }, (_, index) => ({
    player_id: playerId,
    attempt_id: view.attempt_id,
    taken_at: new Date(takenMs + index),
  }));
  await db.insertInto("attempt_takeovers").values(rows).execute();
  clock.advanceMs(1_000);
  for (const index of [1, 2, 1] as const) {
    clock.advanceMs(1);
    await on(index).takeOver();
  }
  expect(await on(1).look()).toBeNull();
  expect(await takeoversOf(playerId)).toBe(500);
});
