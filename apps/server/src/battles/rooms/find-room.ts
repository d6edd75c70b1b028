import { refuse, type Refusal } from "@crosscheck/contract";
import { hasCode } from "@crosscheck/rules/battles/battle-rules";
import { readRoomCode } from "@crosscheck/rules/battles/room-code";
import type { CallContext, SignedIn } from "../../calls/handle.ts";
import type { Db } from "../../postgres/database.ts";
import { findBattle, findBattleByCode, type BattleRecord } from "../store/battle-queries.ts";
import { findByCode } from "./code-tries.ts";
import { ownRoomName } from "./create-room.ts";
import { findNamedRoom, findSeatedBattle, listOpenBattles } from "./seat-queries.ts";

type Call = Pick<CallContext, "db" | "ports" | "nowMs" | "client"> & { readonly caller: SignedIn };

/** A battle that a request names, and by what: only a code lets somebody look who has no seat. */
export type FoundRoom = { readonly record: BattleRecord; readonly by: "seat" | "id" | "code" };

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/**
 * The battle that somebody names: by its id, by the name the player gave to an own room, or by its code. Wrong codes are
 * limited; an own seat and ids, which nobody guesses, are not.
 */
export async function findRoom(
  call: Call,
  text: string,
): Promise<FoundRoom | Refusal<"room_code_missing" | "room_code_not_valid" | "too_many_requests">> {
  const { db, caller } = call;
  const read = readRoomCode(text);
  if (read === "empty") return refuse("room_code_missing");
  const own = await findOwnRoom(db, { playerId: caller.playerId, text: text.trim() });
  if (own !== undefined) return { record: own, by: "seat" };
  if (UUID.test(text.trim())) {
    const record = await findBattle(db, text.trim().toLowerCase());
    const isRoom = record !== undefined && hasCode(record.rules);
    return isRoom ? { record, by: "id" } : refuse("room_code_not_valid");
  }
  if (read === "invalid") return refuse("room_code_not_valid");
  const found = await findByCode(call, () => findBattleByCode(db, read.code));
  if (found === undefined) return refuse("room_code_not_valid");
  return "refused" in found ? found : { record: found, by: "code" };
}

/** A battle in which the player has a seat, also one that is over. */
async function findOwnRoom(
  db: Db,
  { playerId, text }: { readonly playerId: string; readonly text: string },
): Promise<BattleRecord | undefined> {
  const read = readRoomCode(text);
  if (typeof read === "object") {
    const open = await listOpenBattles(db, playerId);
    const named = open.find(({ roomCode }) => roomCode === read.code);
    if (named !== undefined) return await findBattle(db, named.battleId);
  }
  const seated =
    (await findNamedRoom(db, { playerId, ownName: ownRoomName(playerId, text) })) ??
    (UUID.test(text) ? await findSeatedBattle(db, { playerId, ids: [text.toLowerCase()] }) : undefined);
  return seated === undefined ? undefined : await findBattle(db, seated);
}
