import { cardOf, seatOf } from "@crosscheck/client/battle/battle-fixture";
import { ANN } from "../../component-fixture.tsx";
import type { RoomCard } from "./rooms.ts";

export const CODE = "7K3MQ2";
const BEN = "00000000-0000-4000-8000-00000000000b";

/** A room of Ben's, or of Ann's, with who is in it as the calls tell it. */
export function roomOf(change: Partial<RoomCard> = {}): RoomCard {
  const card = cardOf({
    kind: "group",
    room_code: CODE,
    creator_id: BEN,
    own_seat: null,
    is_rated: false,
    no_of_que: 10,
    seats: [seatOf(1, { user_id: BEN, name: "Ben" })],
  });
  return {
    ...card,
    room_id: card.battle_id,
    match_id: card.battle_id,
    attempt_id: card.battle_id,
    roomID: card.battle_id,
    createdBy: BEN,
    readytoplay: false,
    roomCode: CODE,
    entryFee: card.entry_fee,
    totalusers: 1,
    showScore: false,
    users: [],
    ...change,
  };
}

/** Ann in the first seat of a room of her own, Ben in the second. */
export function ownRoom(change: Partial<RoomCard> = {}): RoomCard {
  return roomOf({
    creator_id: ANN.id,
    own_seat: 1,
    seats: [seatOf(1, { user_id: ANN.id, name: "Ann" }), seatOf(2, { user_id: BEN, name: "Ben" })],
    ...change,
  });
}
