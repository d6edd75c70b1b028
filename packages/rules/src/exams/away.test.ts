import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addPageEvent,
  AWAY_LIMIT_MS,
  isConnectionGap,
  isCurrentPage,
  MOST_PAGE_EVENTS,
  readAway,
  readTimeline,
  type AwayRule,
  type PageEventKind,
  type PageLog,
} from "./away.ts";

const END: AwayRule = { policy: "end", warnings: 0, toleranceMs: 0 };
const LOG: AwayRule = { policy: "log", warnings: 0, toleranceMs: 0 };

type Told = readonly [number: number, kind: PageEventKind, atMs: number, pageId?: string];

const logOf = (...told: readonly Told[]): PageLog =>
  told.reduce<PageLog>(
    (log, [number, kind, atMs, pageId = "a"]) => addPageEvent(log, { pageId, number, kind, atMs }),
    [],
  );

describe("readAway", () => {
  it("threatens with a deadline while the page is hidden, and ends the paper after it", () => {
    const log = logOf([1, "hidden", 100]);
    expect(readAway(log, END, 5_100)).toMatchObject({ deadlineMs: 5_100, endedAtMs: null });
    expect(readAway(log, END, 5_101)).toMatchObject({ deadlineMs: null, endedAtMs: 5_100 });
    expect(readAway(log, { ...END, toleranceMs: 2_000 }, 7_100).endedAtMs).toBeNull();
  });

  it("logs who is back at the deadline, and ends by a return a millisecond later", () => {
    const inTime = readAway(logOf([1, "hidden", 0], [2, "visible", 5_000]), END, 90_000);
    expect(inTime).toMatchObject({ deadlineMs: null, endedAtMs: null });
    expect(inTime.absences).toEqual([{ fromMs: 0, toMs: 5_000, deadlineMs: 5_000, isTooLong: false }]);
    expect(readAway(logOf([1, "hidden", 0], [2, "visible", 5_001]), END, 5_001).endedAtMs).toBe(5_000);
  });

  it.each([
    ["a return numbered before the hiding", logOf([3, "hidden", 0], [2, "visible", 1]), 5_000],
    ["a hiding told after the return", logOf([2, "visible", 0], [1, "hidden", 3]), null],
    ["two hidings with the return between them lost", logOf([1, "hidden", 0], [3, "hidden", 4_000]), 9_000],
    ["a repeat with another word", logOf([1, "hidden", 0], [1, "visible", 1]), 5_000],
    ["another page that is seen", logOf([7, "hidden", 0], [1, "visible", 1, "b"]), null],
    ["another page that is hidden too", logOf([7, "hidden", 0], [1, "hidden", 4_000, "b"]), 5_000],
    [
      "the page that was taken over from",
      logOf([1, "visible", 0], [1, "visible", 1, "b"], [2, "hidden", 2]),
      null,
    ],
  ])("knows what %s means", (_case, log, deadlineMs) => {
    expect(readAway(log, END, 4_000)).toMatchObject({ deadlineMs, endedAtMs: null });
  });

  it("is not talked out of an absence by what arrives later", () => {
    const log = logOf([1, "hidden", 0], [4, "visible", 8_000], [2, "visible", 8_001], [3, "hidden", 8_002]);
    expect(readAway(log, LOG, 8_002).absences[0]).toMatchObject({ fromMs: 0, isTooLong: true });
    expect(readAway(log, END, 8_002).endedAtMs).toBe(5_000);
  });

  it("does not shorten an absence by a hiding that is told late", () => {
    const log = logOf([1, "hidden", 0], [2, "hidden", 500, "b"]);
    expect(readAway(log, LOG, 5_500).absences).toMatchObject([{ fromMs: 0, isTooLong: true }]);
    const late = addPageEvent(log, { pageId: "b", number: 1, kind: "hidden", atMs: 5_500 });
    expect(readAway(late, LOG, 5_500).absences[0]).toMatchObject({ fromMs: 0, isTooLong: true });
  });

  it.each<[string, PageEventKind]>([
    ["the return itself", "visible"],
    ["a third hiding", "hidden"],
  ])("does not lengthen an absence whose return was known in time by %s, told late", (_case, kind) => {
    const log = logOf([1, "hidden", 0], [3, "hidden", 4_000], [2, kind, 6_000]);
    expect(readAway(log, END, 6_000)).toMatchObject({ deadlineMs: 9_000, endedAtMs: null });
  });

  it("warns as often as the rule says", () => {
    const rule: AwayRule = { ...END, warnings: 1 };
    const once = logOf([1, "hidden", 0], [2, "visible", 9_000]);
    expect(readAway(once, rule, 60_000)).toMatchObject({ deadlineMs: null, endedAtMs: null });
    const twice = addPageEvent(once, { pageId: "a", number: 3, kind: "hidden", atMs: 60_000 });
    expect(readAway(twice, rule, 61_000)).toMatchObject({ deadlineMs: 65_000, endedAtMs: null });
    expect(readAway(twice, rule, 65_001)).toMatchObject({ endedAtMs: 65_000 });
  });

  it("goes on in time when the clock is set back", () => {
    const log = logOf([1, "hidden", 10_000], [2, "visible", 2_000]);
    expect(readAway(log, LOG, 0).absences).toMatchObject([{ fromMs: 10_000, toMs: 10_000 }]);
  });
});

const kinds = fc.constantFrom<PageEventKind>("hidden", "visible", "blurred");
const times = fc.integer({ min: 0, max: 60 }).map((step) => step * 500);

describe("the away rule under a network that loses, doubles, delays and permutes", () => {
  /** A page that hides and shows itself in turns; each report has all that was not answered, in any order. */
  const reports = fc
    .array(fc.record({ atMs: times, upTo: fc.nat(12), order: fc.infiniteStream(fc.nat()) }), {
      maxLength: 25,
    })
    .map((list) => list.toSorted((one, other) => one.atMs - other.atMs));

  it("ends as an honest order of the same reports does", () => {
    fc.assert(
      fc.property(reports, times, fc.nat(2), (list, nowMs, warnings) => {
        const rule: AwayRule = { policy: "end", warnings, toleranceMs: 0 };
        const endMs = Math.max(nowMs, ...list.map(({ atMs }) => atMs));
        let log: PageLog = [];
        const naive = createNaive(warnings);
        for (const { atMs, upTo, order } of list) {
          const numbers = Array.from({ length: upTo }, (_, index) => index + 1);
          naive.look(atMs);
          for (const number of numbers) naive.tell(number, atMs);
          const keys = new Map(numbers.map((number) => [number, order.next().value]));
          const shuffled = numbers.toSorted((one, other) => (keys.get(one) ?? 0) - (keys.get(other) ?? 0));
          for (const number of [...shuffled, ...shuffled]) {
            log = addPageEvent(log, {
              pageId: "a",
              number,
              kind: number % 2 === 1 ? "hidden" : "visible",
              atMs,
            });
          }
        }
        naive.look(endMs);
        const state = readAway(log, rule, endMs);
        expect(state.endedAtMs).toBe(naive.endedAtMs());
        // At an end the naive one stops looking.
        const tooLong = state.absences.filter((one) => one.isTooLong).length;
        expect(state.endedAtMs === null ? tooLong : naive.tooLong()).toBe(naive.tooLong());
      }),
    );
  });

  it("never loses a violation, an end or a moment, whatever is told next", () => {
    const told = fc.record({
      number: fc.integer({ min: 1, max: 12 }),
      kind: kinds,
      atMs: times,
      page: fc.nat(2),
    });
    fc.assert(
      fc.property(fc.array(told, { maxLength: 30 }), fc.nat(1), (list, warnings) => {
        const rule: AwayRule = { policy: "end", warnings, toleranceMs: 0 };
        let log: PageLog = [];
        let before = { tooLong: 0, absences: 0, endedAtMs: null as number | null, nowMs: 0 };
        for (const { number, kind, atMs, page } of list) {
          const nowMs = Math.max(before.nowMs, atMs);
          const waiting = readAway(log, rule, nowMs);
          log = addPageEvent(log, { pageId: `p${page}`, number, kind, atMs: nowMs });
          const state = readAway(log, rule, nowMs);
          const tooLong = state.absences.filter((one) => one.isTooLong).length;
          expect(tooLong).toBeGreaterThanOrEqual(waiting.absences.filter((one) => one.isTooLong).length);
          expect(tooLong).toBeGreaterThanOrEqual(before.tooLong);
          expect(state.absences.length).toBeGreaterThanOrEqual(before.absences);
          expect(waiting.endedAtMs === null || state.endedAtMs !== null).toBe(true);
          before = { tooLong, absences: state.absences.length, endedAtMs: state.endedAtMs, nowMs };
        }
      }),
    );
  });
});

/** The rule as one would write it for events that come in order: odd numbers hide, even ones show. */
function createNaive(warnings: number) {
  let [applied, hiddenMs, tooLong] = [0, null as number | null, 0];
  let [isCounted, endedAtMs] = [false, null as number | null];
  const look = (nowMs: number) => {
    if (hiddenMs === null || isCounted || nowMs <= hiddenMs + AWAY_LIMIT_MS) return;
    isCounted = true;
    tooLong += 1;
    if (tooLong > warnings) endedAtMs ??= hiddenMs + AWAY_LIMIT_MS;
  };
  const tell = (number: number, atMs: number) => {
    if (number <= applied) return;
    applied = number;
    hiddenMs = number % 2 === 1 ? atMs : null;
    isCounted = false;
  };
  return { look, tell, tooLong: () => tooLong, endedAtMs: () => endedAtMs };
}

describe("addPageEvent", () => {
  it("keeps a bounded log, in which moments leave room for absences", () => {
    let log: PageLog = [];
    for (let number = 1; number <= 2 * MOST_PAGE_EVENTS; number += 1) {
      log = addPageEvent(log, { pageId: "a", number, kind: "copied", atMs: number });
    }
    expect(log).toHaveLength(MOST_PAGE_EVENTS / 2);
    log = addPageEvent(log, { pageId: "a", number: 9_999, kind: "hidden", atMs: 9_999 });
    expect(readAway(log, END, 99_999).endedAtMs).toBe(14_999);
  });

  it("gives the paper to the page that came last", () => {
    const log = logOf([1, "visible", 0], [1, "visible", 1, "b"]);
    expect(["a", "b", "c"].map((page) => isCurrentPage(log, page))).toEqual([false, true, true]);
  });
});

describe("readTimeline", () => {
  it("tells absences, silences, moments and pages in the order of time", () => {
    const log = logOf(
      [1, "visible", 0],
      [2, "copied", 1_000],
      [3, "hidden", 2_000],
      [4, "visible", 4_000],
      [1, "visible", 50_000, "b"],
      [2, "hidden", 60_000, "b"],
    );
    const watched = { log, gaps: [{ fromMs: 5_000, toMs: 45_000 }], takeovers: [] };
    const timeline = readTimeline(watched, END, 70_000);
    expect(timeline.map(({ kind, lastedMs, isTooLong }) => [kind, lastedMs, isTooLong])).toEqual([
      ["copied", null, false],
      ["away", 2_000, false],
      ["connection_gap", 40_000, false],
      ["taken_over", null, false],
      ["away", 10_000, true],
    ]);
  });

  it("tells a device that takes over once, with or without the page that it brings", () => {
    const log = logOf([1, "visible", 0], [1, "visible", 2_500, "b"], [1, "visible", 9_000, "c"]);
    const timeline = readTimeline({ log, gaps: [], takeovers: [2_000, 30_000] }, END, 70_000);
    expect(timeline.map(({ kind, atMs }) => [kind, atMs])).toEqual([
      ["taken_over", 2_000],
      ["taken_over", 9_000],
      ["taken_over", 30_000],
    ]);
  });

  it.each([
    [15_000, false],
    [15_001, true],
  ])("counts %i ms of silence as a gap: %s", (toMs, expected) => {
    expect(isConnectionGap({ fromMs: 0, toMs })).toBe(expected);
  });
});
