import type { BattleCard } from "@crosscheck/contract/battle-views";

type Told = Pick<BattleCard, "state" | "questions" | "result" | "creator_id" | "seats">;

/** Whether a room waits, or was called off before a question of its match was told. */
export function isBeforeMatch({ state, questions, result }: Told): boolean {
  if (state === "waiting_for_players" || state === "room_full") return true;
  return result !== null && questions.length === 0;
}

/** Players of a match, were it started now: who is away loses the seat then, but for the creator. */
export function takingPart({ seats, creator_id: creatorId }: Pick<Told, "seats" | "creator_id">) {
  return seats.filter(({ presence, user_id: userId }) => presence === "here" || userId === creatorId);
}
