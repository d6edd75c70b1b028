import { isRefusal, refuse, type Refusal } from "@crosscheck/contract";
import type { getQuestionByRoomId } from "@crosscheck/contract/actions/battles";
import type { BattleCard } from "@crosscheck/contract/battle-views";
import { hasCode } from "@crosscheck/rules/battles/battle-rules";
import type { Handler } from "../../calls/handle.ts";
import type { LiveBattles } from "../live/live-battles.ts";
import { REFUSALS } from "../live/refusals.ts";
import { isBlockedEitherWay } from "../social/block-queries.ts";
import { orUnavailable } from "./or-unavailable.ts";
import { findRoom, type FoundRoom } from "./find-room.ts";
import { joinRoom } from "./join-room.ts";
import { forOnlooker, toRoomCard } from "./room-card.ts";

type GetRoom = typeof getQuestionByRoomId;
type Call = Parameters<Handler<GetRoom>>[0];
type Refused = Exclude<Awaited<ReturnType<Handler<GetRoom>>>, { readonly data: unknown }>;

/** get_question_by_room_id: takes a seat, keeps it by asking again, and starts the room for its creator. */
export function createGetQuestionByRoomId(battles: LiveBattles): Handler<GetRoom> {
  return orUnavailable<GetRoom>(async (call) => {
    const found = await findRoom(call, call.input.room_id);
    if (isRefusal(found)) return found;
    const card = await battles.view(found.record.battleId, call.caller.playerId);
    if (card === null) return refuse("room_gone");
    const refused = await sitDown(battles, call, { ...found, card });
    if (refused === "onlooker") return { data: toRoomCard(forOnlooker(card)) };
    if (refused !== null) return refused;
    return await showSeat(battles, call, card);
  });
}

type Seen = FoundRoom & { readonly card: BattleCard };

/** Sees to it that the player has a seat; `onlooker`: looks without one. */
async function sitDown(
  battles: LiveBattles,
  call: Call,
  { record, by, card }: Seen,
): Promise<Refused | "onlooker" | null> {
  if (card.own_seat !== null) return null;
  // A block is nobody else's business: it reads like a wrong code.
  if (await isBlockedBetween(call, card)) return refuse("room_code_not_valid");
  if (card.result !== null) return refuse("room_gone");
  if (!hasCode(record.rules)) return refuse("room_code_not_valid");
  if (call.input.look === true) return by === "code" ? "onlooker" : refuse("room_code_not_valid");
  if (card.state === "game_started") return refuse("game_started");
  if (card.state === "room_full") return refuse("room_full");
  return await joinRoom(battles, call, record);
}

async function isBlockedBetween(
  { db, caller }: Call,
  { creator_id: creatorId }: BattleCard,
): Promise<boolean> {
  return creatorId !== null && (await isBlockedEitherWay(db, caller.playerId, creatorId));
}

async function showSeat(
  battles: LiveBattles,
  call: Call,
  { battle_id: battleId, result }: BattleCard,
): ReturnType<Handler<GetRoom>> {
  const { caller, input } = call;
  const { playerId } = caller;
  if (input.with_socket !== true && result === null) await battles.noteThere(battleId, playerId);
  const refused = input.start === true ? await startRoom(battles, { battleId, playerId }) : null;
  if (refused !== null) return refused;
  const card = await battles.view(battleId, playerId);
  return card === null ? refuse("room_gone") : { data: toRoomCard(card) };
}

type Started = "no_data" | "not_creator" | "too_few_players" | "game_started" | "room_gone";

async function startRoom(
  battles: LiveBattles,
  { battleId, playerId }: { readonly battleId: string; readonly playerId: string },
): Promise<Refusal<Started> | null> {
  const refused = await battles.ask(battleId, { type: "start", playerId });
  if (refused === null) return null;
  const name = REFUSALS[refused];
  if (name === "not_creator" || name === "too_few_players" || name === "room_gone") return refuse(name);
  return refuse("no_data");
}
