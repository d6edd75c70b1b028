/* oxlint-disable no-restricted-globals -- the calendar of Date is what periods are compared with; no clock is read */
import fc from "fast-check";
import { expect, it } from "vitest";
import { BOARDS, CLOSED_DAYS, CLOSED_MONTHS, closedPeriods, periodAt, turnOf } from "./board.ts";

const at = (text: string) => Date.parse(text);

it.each([
  ["daily", "2026-06-01T00:00:00Z", "2026-06-01"],
  ["daily", "2026-05-31T23:59:59.999Z", "2026-05-31"],
  ["monthly", "2026-05-31T23:59:59.999Z", "2026-05"],
  ["monthly", "2027-01-01T00:00:00Z", "2027-01"],
  ["global", "2026-05-31T23:59:59.999Z", "all"],
] as const)("the %s board at %s counts %s", (board, time, period) => {
  expect(periodAt(board, at(time))).toBe(period);
});

it("days and months turn at 00:00 UTC, over months and years too", () => {
  expect(turnOf("daily", "2026-12-31")).toBe(at("2027-01-01T00:00:00Z"));
  expect(turnOf("daily", "2028-02-28")).toBe(at("2028-02-29T00:00:00Z"));
  expect(turnOf("monthly", "2026-12")).toBe(at("2027-01-01T00:00:00Z"));
  expect(turnOf("monthly", "2026-06")).toBe(at("2026-07-01T00:00:00Z"));
  expect(turnOf("global", "all")).toBeNull();
});

it("closed periods are those before the open one, the newest first", () => {
  const now = at("2026-03-01T12:00:00Z");
  expect(closedPeriods("daily", now).slice(0, 2)).toEqual(["2026-02-28", "2026-02-27"]);
  expect(closedPeriods("monthly", now).slice(0, 3)).toEqual(["2026-02", "2026-01", "2025-12"]);
  expect(closedPeriods("monthly", now).at(-1)).toBe("2024-03");
  expect(closedPeriods("daily", now)).toHaveLength(CLOSED_DAYS);
  expect(closedPeriods("monthly", now)).toHaveLength(CLOSED_MONTHS);
  expect(closedPeriods("global", now)).toEqual([]);
});

it("each period ends where the next one begins", () => {
  const times = fc.integer({ min: at("2020-01-01T00:00:00Z"), max: at("2040-01-01T00:00:00Z") });
  fc.assert(
    fc.property(times, fc.constantFrom(...BOARDS), (now, board) => {
      const turn = turnOf(board, periodAt(board, now));
      if (turn === null) return;
      expect(turn).toBeGreaterThan(now);
      expect(periodAt(board, turn - 1)).toBe(periodAt(board, now));
      expect(closedPeriods(board, turn)[0]).toBe(periodAt(board, now));
    }),
  );
});
