import type { BattleFrame } from "@crosscheck/contract/battle-views";
import { BattleCard, BattleFrame as FrameShape } from "@crosscheck/contract/battle-views";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cardOf, FRAMES, seatOf } from "./battle-fixture.ts";
import { foldFrame, takeCard, type FoldedBattle } from "./fold-frame.ts";

const FRESH: FoldedBattle = { card: cardOf(), nextOpensAt: null };

function fold(battle: FoldedBattle, frames: readonly BattleFrame[]): FoldedBattle {
  return frames.reduce((before, frame) => {
    const after = foldFrame(before, frame);
    return after === "gap" ? before : after;
  }, battle);
}

const upTo = (v: number) => fold(FRESH, FRAMES.slice(0, v));
const WHOLE = upTo(FRAMES.length);

describe("frames of a battle", () => {
  it("are what the contract allows, and fold into what it allows", () => {
    for (const frame of FRAMES) expect(FrameShape.parse(frame)).toEqual(frame);
    for (const { v } of FRAMES) expect(BattleCard.parse(upTo(v).card).v).toBe(v);
  });

  it("fold to the same battle however they come, once what is missing has been asked for", () => {
    const order = fc.shuffledSubarray([...FRAMES, ...FRAMES]);
    fc.assert(
      fc.property(order, (frames) => {
        const battle = fold(FRESH, frames);
        expect(battle).toEqual(upTo(battle.card.v));
        expect(fold(battle, FRAMES)).toEqual(WHOLE);
      }),
    );
  });

  it("change nothing when they are known", () => {
    for (const frame of FRAMES) expect(foldFrame(WHOLE, frame)).toBe(WHOLE);
  });

  it("say that others are missing before them", () => {
    for (const frame of FRAMES.slice(1)) expect(foldFrame(FRESH, frame)).toBe("gap");
  });

  it("show the pot of those who have a seat before a match", () => {
    const room = cardOf({ state: "waiting_for_players", seats: [seatOf(1)], pot: 5 });
    const seat = { v: 1, type: "seat", seat: seatOf(2), state: "room_full" } as const;
    const joined = fold({ card: room, nextOpensAt: null }, [{ ...seat, is: "joined" }]);
    expect(joined.card.pot).toBe(10);
    const left = { ...seat, v: 2, is: "left", state: "waiting_for_players" } as const;
    expect(fold(joined, [left]).card.pot).toBe(5);
  });

  it("count down to the question that is not told yet, and open it", () => {
    expect(upTo(3)).toMatchObject({ nextOpensAt: 1_000_000, card: { state: "game_started", pot: 10 } });
    const asked = upTo(4);
    expect(asked.nextOpensAt).toBeNull();
    expect(asked.card.question).toEqual({ number: 1, opens_at: 1_000_000, closes_at: 1_020_000 });
    expect(asked.card.questions).toHaveLength(1);
  });

  it("say that a seat has answered until the question is over", () => {
    const answered = (v: number) => upTo(v).card.seats.map((seat) => seat.has_answered);
    expect(answered(5)).toEqual([false, true]);
    expect(answered(6)).toEqual([true, true]);
    expect(answered(7)).toEqual([false, false]);
  });

  it("add up points, right answers and time", () => {
    const { card, nextOpensAt } = upTo(7);
    expect(card.seats).toMatchObject([
      { points: 6, correct: 1, used_ms: 2_500 },
      { points: 0, correct: 0, used_ms: 1_500 },
    ]);
    expect({ question: card.question, nextOpensAt }).toEqual({ question: null, nextOpensAt: 1_020_000 });
  });

  it("keep the last word with the result", () => {
    expect(WHOLE.card).toMatchObject({
      state: "ended",
      own: { rating_after: 1_516 },
      seats: [{ points: 10, correct: 2 }, { wants_rematch: true }],
    });
  });

  const left = { v: 1, type: "seat", is: "left", state: "waiting_for_players" } as const;

  it("free a seat that is left before the match, the own one too", () => {
    const after = foldFrame(FRESH, { ...left, seat: seatOf(1) });
    expect(after).toMatchObject({ card: { own_seat: null, seats: [{ seat: 2 }] } });
  });

  it("keep a seat that is lost in the match", () => {
    const lost = seatOf(2, { presence: "lost" });
    const after = foldFrame(upTo(4), { ...left, v: 5, state: "game_started", seat: lost });
    expect(after).toMatchObject({ card: { own_seat: 1, seats: [{ seat: 1 }, { presence: "lost" }] } });
  });
});

describe("a whole battle", () => {
  it("is taken when it is newer, or as new: it may know more", () => {
    const newer = cardOf({ v: 7 });
    expect(takeCard(upTo(3), newer)).toEqual({ card: newer, nextOpensAt: null });
    expect(takeCard(null, newer).card).toBe(newer);
    expect(takeCard(upTo(3), cardOf({ v: 3 })).nextOpensAt).toBe(1_000_000);
  });

  it("is not taken when frames have overtaken it", () => {
    const battle = upTo(7);
    expect(takeCard(battle, cardOf({ v: 3 }))).toBe(battle);
  });

  it("is taken from a process that goes on with less than another one has told", () => {
    const taken = cardOf({ v: 3, epoch: 2 });
    expect(takeCard(upTo(7), taken).card).toBe(taken);
  });

  it("is not taken from a process that has it no more", () => {
    const battle = takeCard(null, cardOf({ v: 3, epoch: 2 }));
    expect(takeCard(battle, cardOf({ v: 9, epoch: 1 }))).toBe(battle);
    expect(takeCard(battle, cardOf({ v: 1, epoch: 3 })).card.v).toBe(1);
  });
});
