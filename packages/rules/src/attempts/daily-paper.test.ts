import { describe, expect, it } from "vitest";
import { paperOfDay, questionsDue } from "./daily-paper.ts";
import { addDays } from "./local-day.ts";

const TODAY = "2026-11-21";
const cycleFrom = (fromDay: string, count: number) =>
  Array.from({ length: count }, (_, paper) => ({
    fromDay,
    name: `${fromDay}/${paper}`,
    items: Array.from({ length: 10 }, (_one, place) => `${fromDay}/${paper}/${place}`),
  }));
const PAPERS = cycleFrom("2000-01-01", 60);

const daysFrom = (day: string, count: number) =>
  Array.from({ length: count }, (_, later) => addDays(day, later));
const itemsOf = (day: string, papers = PAPERS) => paperOfDay(day, papers)?.items ?? [];

describe("paperOfDay", () => {
  it("gives every paper and every question its turn before any comes again", () => {
    const days = daysFrom(TODAY, 60);
    expect(new Set(days.map((day) => paperOfDay(day, PAPERS)?.name)).size).toBe(60);
    for (let start = 0; start < 120; start += 1) {
      const items = daysFrom(addDays(TODAY, start), 51).flatMap((day) => itemsOf(day));
      expect(new Set(items).size).toBe(510);
    }
  });

  it("asks one question of each place, and never a day's paper again for years", () => {
    for (const day of daysFrom(TODAY, 3)) {
      expect(itemsOf(day).map((item) => item.split("/")[2])).toEqual("0123456789".split(""));
      const shared = daysFrom(addDays(day, 1), 59 * 60).map(
        (other) => itemsOf(other).filter((item) => itemsOf(day).includes(item)).length,
      );
      expect(Math.max(...shared)).toBeLessThanOrEqual(5);
      expect(shared.slice(0, 60).filter((count) => count > 1)).toEqual([]);
    }
  });

  it("is not changed by papers that are added later", () => {
    const from = addDays(TODAY, 2);
    const more = [...PAPERS, ...cycleFrom(from, 61)];
    for (const day of [...daysFrom(addDays(TODAY, -400), 400), TODAY, addDays(TODAY, 1)]) {
      expect(paperOfDay(day, more)).toEqual(paperOfDay(day, PAPERS));
    }
    expect(paperOfDay(from, more)?.fromDay).toBe(from);
    expect(paperOfDay(addDays(from, 500), more)?.fromDay).toBe(from);
  });

  it("has nothing without papers and before the first ones", () => {
    expect(paperOfDay(TODAY, [])).toBeUndefined();
    expect(paperOfDay("1999-12-31", PAPERS)).toBeUndefined();
  });

  it("asks a question once a day, and a paper's own where the other is shorter", () => {
    const papers = [
      { fromDay: "2000-01-01", items: ["a", "b", "c"] },
      { fromDay: "2000-01-01", items: ["d"] },
      { fromDay: "2000-01-01", items: ["e", "a"] },
    ];
    const days = daysFrom(TODAY, 30).map((day) =>
      itemsOf(
        day,
        papers.map((one) => ({ ...one, name: "" })),
      ),
    );
    for (const items of days) expect(new Set(items).size).toBe(items.length);
    expect(days.filter((items) => items.includes("c")).length).toBeGreaterThan(0);
  });
});

describe("questionsDue", () => {
  it("are those of today and two days more, none of them asked in the seven weeks before", () => {
    const due = questionsDue(TODAY, PAPERS);
    expect(due).toEqual(new Set(daysFrom(TODAY, 3).flatMap((day) => itemsOf(day))));
    for (const day of daysFrom(addDays(TODAY, -48), 48)) {
      expect(itemsOf(day).filter((item) => due.has(item))).toEqual([]);
    }
  });
});
