import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LifelineKind, Timing } from "../modes/mode.ts";
import {
  GRACE_MS,
  frameRun,
  isInTime,
  latestEndMs,
  readClock,
  timeIn,
  type RunEvents,
  type RunFrame,
} from "./clock.ts";

const SECOND = 1_000;
const OPENED = 1_000_000;
const PAUSE = 120 * SECOND;
const TIME = 30 * SECOND;
const perQuestion: Timing = {
  kind: "per_question",
  secondsPerQuestion: 30,
  readingPauseSeconds: 120,
  lifetimeSeconds: 86_400,
};

function oneByOne(questionCount = 3, timing: Timing = perQuestion): RunFrame {
  return frameRun({ timing, answerMode: "one_by_one" }, { questionCount, openedAtMs: OPENED });
}
const nothing: RunEvents = { answers: [], openings: [], lifelines: [] };
const answer = (number: number, afterMs: number, text = "x") => ({
  number,
  sequence: 0,
  answer: text,
  atMs: OPENED + afterMs,
});
const lifeline = (kind: LifelineKind, number: number, afterMs: number) => ({
  kind,
  number,
  atMs: OPENED + afterMs,
});
const statuses = (frame: RunFrame, events: RunEvents, afterMs: number) =>
  readClock(frame, events, OPENED + afterMs).questions.map(({ status }) => status);
const deadlines = (frame: RunFrame, events: RunEvents, afterMs: number) =>
  readClock(frame, events, OPENED + afterMs).questions.map(({ deadlineMs }) =>
    deadlineMs === null ? null : deadlineMs - OPENED,
  );

describe("the clock of a one-by-one attempt", () => {
  it("starts the first question at once", () => {
    expect(deadlines(oneByOne(), nothing, 0)).toEqual([TIME, null, null]);
    expect(statuses(oneByOne(), nothing, 0)).toEqual(["open", "unseen", "unseen"]);
  });

  it.each([
    ["at the deadline", TIME, "open"],
    ["at the end of the grace", TIME + GRACE_MS, "open"],
    ["one millisecond later", TIME + GRACE_MS + 1, "timed_out"],
  ])("%s an unanswered question is %s", (_case, afterMs, status) => {
    expect(statuses(oneByOne(), nothing, afterMs)[0]).toBe(status);
  });

  it("lets missed deadlines follow each other, each after the same pause", () => {
    const second = TIME + PAUSE + TIME;
    const third = second + PAUSE + TIME;
    expect(deadlines(oneByOne(), nothing, third + PAUSE)).toEqual([TIME, second, third]);
    const { currentNumber, endsAtMs, isOver } = readClock(oneByOne(), nothing, OPENED + third + PAUSE);
    expect({ currentNumber, endsAtMs, isOver }).toEqual({
      currentNumber: null,
      endsAtMs: OPENED + third + PAUSE,
      isOver: false,
    });
    expect(readClock(oneByOne(), nothing, OPENED + third + PAUSE + GRACE_MS + 1).isOver).toBe(true);
  });

  it("gives the next question the pause and its time after an answer", () => {
    const events = { ...nothing, answers: [answer(1, 5 * SECOND)] };
    expect(deadlines(oneByOne(), events, 6 * SECOND)).toEqual([TIME, 5 * SECOND + PAUSE + TIME, null]);
  });

  it("opens a question early but never late", () => {
    const answered = { ...nothing, answers: [answer(1, 5 * SECOND)] };
    const opened = (afterMs: number) => ({ ...answered, openings: [{ number: 2, atMs: OPENED + afterMs }] });
    expect(deadlines(oneByOne(), opened(10 * SECOND), 11 * SECOND)[1]).toBe(10 * SECOND + TIME);
    const late = 5 * SECOND + PAUSE + 10 * SECOND;
    expect(deadlines(oneByOne(), opened(late), late)[1]).toBe(5 * SECOND + PAUSE + TIME);
    expect(deadlines(oneByOne(), opened(0), 11 * SECOND)[1]).toBe(5 * SECOND + TIME);
  });

  it("counts an answer in the grace and ignores a later one", () => {
    const at = (afterMs: number) =>
      readClock(oneByOne(), { ...nothing, answers: [answer(1, afterMs)] }, OPENED);
    expect(at(TIME + GRACE_MS).questions[0]).toMatchObject({ status: "answered", answer: { answer: "x" } });
    expect(at(TIME + GRACE_MS + 1).questions[0]).toMatchObject({ status: "timed_out", answer: null });
  });

  it("starts again after a reset in time, and ignores one that was too late", () => {
    const reset = (afterMs: number) => ({ ...nothing, lifelines: [lifeline("reset_timer", 1, afterMs)] });
    expect(deadlines(oneByOne(), reset(20 * SECOND), 21 * SECOND)[0]).toBe(20 * SECOND + TIME);
    expect(deadlines(oneByOne(), reset(TIME + GRACE_MS + 1), 40 * SECOND)[0]).toBe(TIME);
  });

  it.each([
    ["later than all of it", 50_000, 50_000],
    ["behind its last answer", 39_999, 40_000],
    ["before it was opened", -7_200_000, 40_000],
  ])("of a server that is %s says a time that is not before what was done", (_case, afterMs, saysMs) => {
    const done = {
      ...nothing,
      answers: [answer(2, 40_000)],
      openings: [{ number: 2, atMs: OPENED + 20_000 }],
    };
    expect(timeIn(oneByOne(), done, OPENED + afterMs)).toBe(OPENED + saysMs);
    expect(timeIn(oneByOne(), nothing, OPENED + afterMs)).toBe(OPENED + Math.max(0, afterMs));
  });

  it("moves on with a skip", () => {
    const skipped = { ...nothing, lifelines: [lifeline("skip", 1, 3 * SECOND)] };
    expect(statuses(oneByOne(), skipped, 4 * SECOND)).toEqual(["skipped", "open", "unseen"]);
    expect(deadlines(oneByOne(), skipped, 4 * SECOND)[1]).toBe(3 * SECOND + PAUSE + TIME);
    const both = { ...skipped, answers: [answer(1, 4 * SECOND)] };
    expect(statuses(oneByOne(), both, 5 * SECOND)[0]).toBe("skipped");
    const answeredFirst = { ...skipped, answers: [answer(1, 2 * SECOND)] };
    expect(statuses(oneByOne(), answeredFirst, 5 * SECOND)[0]).toBe("answered");
  });

  it("never gives a deadline beyond the end of the attempt", () => {
    const short = oneByOne(3, { ...perQuestion, lifetimeSeconds: 40 });
    expect(deadlines(short, { ...nothing, answers: [answer(1, SECOND)] }, 2 * SECOND)[1]).toBe(
      PAUSE + SECOND,
    );
    const other = oneByOne(3, { ...perQuestion, lifetimeSeconds: 20 });
    expect(deadlines(other, nothing, 0)[0]).toBe(20 * SECOND);
  });

  it("ends with the last answer plus the time to read", () => {
    const events = { ...nothing, answers: [answer(1, SECOND)] };
    expect(readClock(oneByOne(1), events, OPENED + 2 * SECOND)).toMatchObject({
      endsAtMs: OPENED + SECOND + PAUSE,
      currentNumber: null,
    });
  });

  it("under one clock for the paper gives every turn the same deadline", () => {
    const frame = oneByOne(2, { kind: "whole_paper", totalSeconds: 60 });
    const events = { ...nothing, answers: [answer(1, 59 * SECOND)] };
    expect(deadlines(frame, events, 59 * SECOND)).toEqual([60 * SECOND, 60 * SECOND]);
    expect(readClock(frame, events, OPENED + 61 * SECOND + 1)).toMatchObject({
      isOver: true,
      currentNumber: null,
    });
  });
});

describe("the clock of a free attempt", () => {
  const frame = frameRun(
    { timing: { kind: "whole_paper", totalSeconds: 60 }, answerMode: "free" },
    { questionCount: 3, openedAtMs: OPENED },
  );
  const changed = (sequence: number, text: string, afterMs = SECOND) => ({
    ...answer(2, afterMs, text),
    sequence,
  });

  it("keeps the highest sequence in time", () => {
    const events = {
      ...nothing,
      answers: [changed(2, "b"), changed(3, "late", 62 * SECOND), changed(1, "a")],
    };
    const clock = readClock(frame, events, OPENED + 10 * SECOND);
    expect(clock.questions[1]).toMatchObject({ status: "answered", answer: { answer: "b" } });
    expect(clock).toMatchObject({ currentNumber: null, isOver: true });
  });

  it("takes a cleared answer as open again", () => {
    const events = { ...nothing, answers: [changed(1, "a"), changed(2, "")] };
    expect(readClock(frame, events, OPENED + 10 * SECOND).questions[1]?.status).toBe("open");
    expect(readClock(frame, events, OPENED + 62 * SECOND).questions[1]?.status).toBe("timed_out");
  });
});

const event = fc.record({
  number: fc.integer({ min: 1, max: 4 }),
  atMs: fc.integer({ min: OPENED, max: OPENED + 700 * SECOND }),
});
const log = fc.record({
  answers: fc.array(
    fc.record({ ...eventShape(), sequence: fc.nat(5), answer: fc.constantFrom("", "x", "y") }),
  ),
  openings: fc.array(event),
  lifelines: fc.array(
    fc.record({ ...eventShape(), kind: fc.constantFrom<LifelineKind>("skip", "reset_timer") }),
  ),
});
function eventShape() {
  return {
    number: fc.integer({ min: 1, max: 4 }),
    atMs: fc.integer({ min: OPENED, max: OPENED + 700 * SECOND }),
  };
}
/** As the database guarantees: an answer per number and sequence. */
function unique(events: RunEvents): RunEvents {
  const answers = new Map(
    events.answers.map((entry) => [`${entry.number}/${entry.sequence}/${entry.atMs}`, entry]),
  );
  return { ...events, answers: [...answers.values()].filter(isFirstOfItsSequence) };
}
function isFirstOfItsSequence<T extends { number: number; sequence: number }>(
  entry: T,
  at: number,
  all: T[],
) {
  return all.findIndex((other) => other.number === entry.number && other.sequence === entry.sequence) === at;
}
const frames = fc.constantFrom(
  oneByOne(4),
  oneByOne(4, { ...perQuestion, readingPauseSeconds: 0 }),
  oneByOne(4, { kind: "whole_paper", totalSeconds: 300 }),
  frameRun(
    { timing: { kind: "whole_paper", totalSeconds: 300 }, answerMode: "free" },
    { questionCount: 4, openedAtMs: OPENED },
  ),
);
const times = fc.integer({ min: OPENED, max: OPENED + 1_500 * SECOND });

describe("any clock", () => {
  it("does not depend on the order of the log", () => {
    fc.assert(
      fc.property(frames, log, times, (frame, events, nowMs) => {
        const stored = unique(events);
        const backwards = {
          answers: stored.answers.toReversed(),
          openings: stored.openings.toReversed(),
          lifelines: stored.lifelines.toReversed(),
        };
        expect(statusesAt(frame, backwards, nowMs)).toEqual(statusesAt(frame, stored, nowMs));
      }),
    );
  });

  it("never takes back what was settled, and never moves a deadline back while time passes", () => {
    fc.assert(
      fc.property(frames, log, times, times, (frame, events, one, other) => {
        const [early, late] = [Math.min(one, other), Math.max(one, other)];
        const before = readClock(frame, unique(events), early);
        const after = readClock(frame, unique(events), late);
        for (const [index, question] of before.questions.entries()) {
          if (question.status === "open" || question.status === "unseen") continue;
          expect(after.questions[index]).toEqual(question);
        }
        expect(after.isOver || !before.isOver).toBe(true);
      }),
    );
  });

  it("has one question at most whose turn it is, and all before it settled", () => {
    fc.assert(
      fc.property(log, times, (events, nowMs) => {
        const { questions, currentNumber } = readClock(oneByOne(4), unique(events), nowMs);
        const open = questions.filter(({ status }) => status === "open");
        expect(open.map(({ number }) => number)).toEqual(currentNumber === null ? [] : [currentNumber]);
        const settled = questions.slice(0, (currentNumber ?? 5) - 1);
        expect(settled.filter(({ status }) => status === "open" || status === "unseen")).toEqual([]);
      }),
    );
  });

  it("is over a millisecond after its latest end and the grace, and not before", () => {
    fc.assert(
      fc.property(frames, log, (frame, events) => {
        const stored = unique(events);
        const overMs = latestEndMs(frame, stored) + GRACE_MS + 1;
        const lastMs = Math.max(
          OPENED,
          ...[...stored.answers, ...stored.openings, ...stored.lifelines].map(({ atMs }) => atMs),
        );
        expect(readClock(frame, stored, overMs).isOver).toBe(true);
        // What was stored later has moved the clock on.
        expect(readClock(frame, stored, overMs - 1).isOver).toBe(lastMs >= overMs);
      }),
    );
  });

  it("says in time exactly when an answer stored then counts", () => {
    fc.assert(
      fc.property(log, times, (events, nowMs) => {
        const others = { ...unique(events), answers: [] };
        const clock = readClock(oneByOne(4), others, nowMs);
        const moment = Math.max(
          nowMs,
          ...others.openings.map((entry) => entry.atMs),
          ...others.lifelines.map((entry) => entry.atMs),
        );
        const question = clock.questions.find(({ status }) => status === "open");
        if (question === undefined) return;
        const given = { number: question.number, sequence: 0, answer: "x", atMs: moment };
        const after = readClock(oneByOne(4), { ...others, answers: [given] }, moment);
        const counts = after.questions[question.number - 1]?.answer === given;
        expect(counts).toBe(isInTime(question, moment));
      }),
    );
  });
});

function statusesAt(frame: RunFrame, events: RunEvents, nowMs: number) {
  return readClock(frame, events, nowMs).questions.map(({ status, deadlineMs }) => [status, deadlineMs]);
}
