import { cardOf, FRAMES, OPENS_AT } from "@crosscheck/client/battle/battle-fixture";
import { describe, expect, it } from "vitest";
import { momentAt, questionAt, stepTo, toReplay, type Told } from "./replay.ts";

const BEGUN = OPENS_AT - 3_000;
/** When each frame of the fixture was told, by its number: two in the room, then the match. */
const AT = [
  0, 1, 2, 0, 2_400, 5_000, 6_000, 6_100, 7_000, 9_000, 20_000, 21_000, 25_000, 25_100, 25_200, 30_000,
];

// The fixture's card is of an open battle; a replay adds the names the specification has for a room.
const told = {
  battle: cardOf(),
  frames: FRAMES.map((frame) => ({ at: BEGUN + (AT[frame.v] ?? 0), frame })),
} as unknown as Told;

function replayed() {
  const replay = toReplay(told);
  if (replay === null) throw new Error("the fixture has a match");
  return replay;
}
const points = (atMs: number) => momentAt(replayed(), atMs).seats.map((seat) => seat.points);

describe("a replay", () => {
  it("begins with the match and ends with its result", () => {
    expect(points(0)).toEqual([0, 0]);
    expect(momentAt(replayed(), 0).questions).toEqual([]);
    expect(points(6_100)).toEqual([6, 0]);
    const end = momentAt(replayed(), replayed().lengthMs);
    expect(end.result?.reason).toBe("points");
    expect(end.seats.map((seat) => seat.points)).toEqual([10, 0]);
    expect(replayed().mostPoints).toBe(10);
  });

  it("tells nothing before its time", () => {
    expect(momentAt(replayed(), 5_999).seats.map((seat) => seat.has_answered)).toEqual([false, true]);
    expect(momentAt(replayed(), 6_099).reveals).toEqual([]);
  });

  it("knows which question it is at", () => {
    expect([0, 2_400, 19_999, 20_000].map((atMs) => questionAt(replayed(), atMs))).toEqual([-1, 0, 0, 1]);
  });

  it("steps from question to question", () => {
    expect(stepTo(replayed(), 0, 1)).toBe(2_400);
    expect(stepTo(replayed(), 2_400, 1)).toBe(20_000);
    expect(stepTo(replayed(), 20_000, 1)).toBe(replayed().lengthMs);
    expect(stepTo(replayed(), 25_000, -1)).toBe(20_000);
    expect(stepTo(replayed(), 20_500, -1)).toBe(2_400);
    expect(stepTo(replayed(), 2_500, -1)).toBe(0);
  });

  it("is none of a room that never started", () => {
    expect(toReplay({ ...told, frames: told.frames.slice(0, 2) })).toBeNull();
  });
});
