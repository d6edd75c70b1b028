import type { ActionOutcome, OutputOf } from "@crosscheck/contract";
import type { getOpenBattle, RoomCard } from "@crosscheck/contract/actions/battles";
import { readRoomCode } from "@crosscheck/rules/battles/room-code";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { MsgId } from "../../i18n/message-ids.ts";
import { useApi } from "../../state/api.tsx";

export type { RoomCard };
export type OpenBattle = OutputOf<typeof getOpenBattle>;
export type Invitation = OpenBattle["invitations"][number];

/** The two kinds of rooms, by the address that opens one. */
export const ROOM_KINDS = ["friend", "group"] as const;
export type RoomKind = (typeof ROOM_KINDS)[number];

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Who waits in front of a room sees who comes and goes. */
const LOOK_AGAIN_MS = 3_000;

const lookKey = (room: string) => ["get_question_by_room_id", room] as const;

/** What an address says to find a room by: its code as the server writes it, or the id of its battle; null for neither. */
export function readRoom(given: string): string | null {
  if (UUID.test(given)) return given.toLowerCase();
  const read = readRoomCode(given);
  return typeof read === "string" ? null : read.code;
}

/** What is said of a call that was refused at the door: one that was made once is not "too many requests" to its player. */
export function roomFailure(failure: MsgId): MsgId {
  return failure === "refusals.too_many_requests" ? "battle-rooms.wait" : failure;
}

/** A room without taking a seat; looked at again while the player has none. */
export function useLook(room: string) {
  const api = useApi();
  return useQuery({
    queryKey: lookKey(room),
    queryFn: ({ signal }) => api.get_question_by_room_id({ room_id: room, look: true }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.ok === true && data.data.own_seat === null ? LOOK_AGAIN_MS : false,
  });
}

type Looked = ActionOutcome<"get_question_by_room_id">;

/** Writes down what is known of a room, or with null that it has to be looked at anew. */
export function useNoteRoom(): (room: string, looked: Looked | null) => void {
  const queries = useQueryClient();
  return (room, looked) => {
    if (looked === null) void queries.resetQueries({ queryKey: lookKey(room) });
    else queries.setQueryData(lookKey(room), looked);
  };
}
