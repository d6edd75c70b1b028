import { describe, expect, it } from "vitest";
import { askAgainInMs, endingOf, type SittingResult } from "./exam-result.ts";

const NOW = Date.parse("2026-05-01T10:00:00.000Z");
const at = (seconds: number) => new Date(NOW + seconds * 1_000).toISOString();

// Only what the functions read.
const result = (change: object) =>
  ({
    state: "released",
    end_reason: null,
    available_at: null,
    can_review: true,
    watch: { ended_by_absence: false },
    exam: { duration_minutes: 60, ends_at: at(600), review_available_at: null },
    duration_seconds: 1_800,
    handed_in_at: at(0),
    ...change,
  }) as unknown as SittingResult;
const told = (change: object) => ({ ok: true, data: result(change) }) as const;

describe("why a sitting ended", () => {
  it.each([
    ["handed_in", {}],
    ["time", { duration_seconds: 3_600 }],
    ["time", { handed_in_at: at(600) }],
    ["absence", { watch: { ended_by_absence: true } }],
    ["examiner", { end_reason: "The alarm rang.", duration_seconds: 3_600 }],
  ] as const)("is told: %s", (ending, change) => {
    expect(endingOf(result(change))).toBe(ending);
  });
});

describe("a page that waits for a result", () => {
  it("asks again soon where the sitting is not over for the server yet", () => {
    expect(askAgainInMs({ ok: false, refused: "attempt_open" }, NOW)).toBe(1_500);
    expect(askAgainInMs({ ok: false, refused: "no_data" }, NOW)).toBe(false);
  });

  it("asks again when it can be known, at least twice a minute", () => {
    expect(askAgainInMs(told({ state: "hidden", available_at: at(10) }), NOW)).toBe(10_000);
    expect(askAgainInMs(told({ state: "hidden", available_at: at(9_999) }), NOW)).toBe(30_000);
    expect(askAgainInMs(told({ state: "hidden", available_at: at(-5) }), NOW)).toBe(1_500);
    expect(askAgainInMs(told({ state: "hidden" }), NOW)).toBe(30_000);
  });

  it("asks again for answers that come later, and for nothing where nothing comes", () => {
    const exam = { ...result({}).exam, review_available_at: at(10) };
    expect(askAgainInMs(told({ can_review: false, exam }), NOW)).toBe(10_000);
    expect(askAgainInMs(told({ can_review: false }), NOW)).toBe(false);
    expect(askAgainInMs(told({}), NOW)).toBe(false);
    expect(askAgainInMs(told({ state: "voided" }), NOW)).toBe(false);
    expect(askAgainInMs(undefined, NOW)).toBe(false);
  });
});
