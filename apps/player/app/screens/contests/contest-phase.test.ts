import { describe, expect, it } from "vitest";
import { CONTESTS, contestOf, listsOf } from "./contest-fixture.ts";
import { contestNow, phaseOf, untilChangeMs } from "./contest-phase.ts";

const NOON = Date.parse("2026-05-01T12:00:00.000Z");
const HOUR_MS = 3_600_000;
const at = (ms: number) => new Date(NOON + ms).toISOString();

it.each(Object.entries(CONTESTS))("a contest is %s where the player stands so", (phase, contest) => {
  expect(phaseOf(contest)).toBe(phase);
});

describe("contests are read again", () => {
  it.each([
    ["when one starts", contestOf({ state: "upcoming", start_date: at(9_000) }), 9_500],
    ["when one ends", contestOf({ end_date: at(9_000) }), 9_500],
    ["every minute while one is live", contestOf({ end_date: at(HOUR_MS) }), 60_000],
    ["while standings are made", CONTESTS.closing, 5_000],
    ["at once where the server was asked a moment too soon", contestOf({ end_date: at(-2_000) }), 500],
    ["hardly ever where all is over", CONTESTS.closed, HOUR_MS],
  ])("%s", (_when, contest, ms) => {
    expect(untilChangeMs([CONTESTS.closed, contest], NOON)).toBe(ms);
  });

  it("and hardly ever where there is none", () => {
    expect(untilChangeMs([], NOON)).toBe(HOUR_MS);
  });
});

describe("home shows", () => {
  const live = { start_date: at(-HOUR_MS), end_date: at(3 * HOUR_MS) };
  const open = contestOf({ ...live, id: "open" });
  const sooner = contestOf({ ...live, id: "sooner", end_date: at(2 * HOUR_MS) });
  const underWay = contestOf({ ...live, id: "under way", is_played: true });
  const waiting = contestOf({ ...live, id: "waiting", is_played: true, is_handed_in: true });
  const next = contestOf({ id: "next", state: "upcoming", start_date: at(HOUR_MS) });
  const far = contestOf({ id: "far", state: "upcoming", start_date: at(8 * 24 * HOUR_MS) });
  const shown = (now: readonly (typeof open)[], upcoming: readonly (typeof open)[] = []) =>
    contestNow(listsOf({ live: now, upcoming, past: [CONTESTS.closed] }), NOON)?.contest.id ?? null;

  it("what can be gone on with, then entered, then waited for, then what comes", () => {
    expect(shown([waiting, open, underWay], [next])).toBe("under way");
    expect(shown([waiting, open, sooner], [next])).toBe("sooner");
    expect(shown([waiting], [next])).toBe("waiting");
    expect(shown([], [far, next])).toBe("next");
  });

  it("nothing that is further away than a week", () => {
    expect(shown([], [far])).toBeNull();
    expect(shown([])).toBeNull();
  });
});
