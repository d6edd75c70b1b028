import type { RoomCard } from "@crosscheck/contract/actions/battles";
import type { BattleCard } from "@crosscheck/contract/battle-views";

/** A battle in the words the specification has for a room, beside ours. */
export function toRoomCard(card: BattleCard): RoomCard {
  const id = card.battle_id;
  return {
    ...card,
    room_id: id,
    match_id: id,
    attempt_id: id,
    roomID: id,
    createdBy: card.creator_id ?? "",
    readytoplay: card.state === "game_started",
    roomCode: card.room_code ?? "",
    entryFee: card.entry_fee,
    totalusers: card.seats.length,
    showScore: card.result !== null,
    users: card.seats.map((seat) => ({
      uid: seat.user_id,
      name: seat.name,
      image: seat.profile,
      CorrectAnswer: seat.correct,
      point: seat.points,
    })),
  };
}

/** What somebody sees who has the code and no seat: who waits, what it costs and what it is about. */
export function forOnlooker(card: BattleCard): BattleCard {
  return {
    ...card,
    questions: [],
    question: null,
    own_answer: null,
    reveals: [],
    lines: [],
    result: null,
    own: null,
  };
}
