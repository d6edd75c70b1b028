import { cardOf, questionOf, seatOf } from "@crosscheck/client/battle/battle-fixture";
import type { BattleCard } from "@crosscheck/contract/battle-views";
import { describe, expect, it } from "vitest";
import { isBeforeMatch, takingPart } from "./room-phase.ts";

const over = (state: BattleCard["state"], questions: BattleCard["questions"] = []) =>
  cardOf({ state, questions, result: { reason: "deleted_by_owner", seats: [], pot: 0, house: 0 } });

describe("a room is before its match", () => {
  it.each(["waiting_for_players", "room_full"] as const)("while it is %s", (state) => {
    expect(isBeforeMatch(cardOf({ state }))).toBe(true);
  });

  it("when it was called off", () => {
    expect(isBeforeMatch(over("deleted_by_owner"))).toBe(true);
  });

  it("no more once it has started or was played", () => {
    expect(isBeforeMatch(cardOf({ state: "game_started" }))).toBe(false);
    expect(isBeforeMatch(over("everyone_left", [questionOf(1)]))).toBe(false);
  });
});

it("takes along who is there, and the creator in any case", () => {
  const seats = [
    seatOf(1, { presence: "dropped" }),
    seatOf(2, { presence: "dropped" }),
    seatOf(3, { user_id: "third" }),
  ];
  const playing = takingPart({ seats, creator_id: seatOf(1).user_id });
  expect(playing.map(({ seat }) => seat)).toEqual([1, 3]);
});
