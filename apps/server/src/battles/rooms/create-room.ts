import { isRefusal, refuse, type InputOf, type Refusal } from "@crosscheck/contract";
import type { createRoom } from "@crosscheck/contract/actions/battles";
import { roomRules, type BattleRules } from "@crosscheck/rules/battles/battle-rules";
import { newRoomCode } from "@crosscheck/rules/battles/room-code";
import { findBalance } from "../../coins/ledger.ts";
import type { Handler } from "../../calls/handle.ts";
import { idOfName } from "../../content/deterministic-id.ts";
import type { Db } from "../../postgres/database.ts";
import { inTransaction } from "../../postgres/in-transaction.ts";
import type { LiveBattles } from "../live/live-battles.ts";
import { insertBattle } from "../store/battle-queries.ts";
import { battleNumbers } from "./battle-numbers.ts";
import { orUnavailable } from "./or-unavailable.ts";
import { checkNewQuestions } from "./check-new-questions.ts";
import { chooseSubject, type Subject } from "./choose-subject.ts";
import { countOpening } from "./count-opening.ts";
import { findOpenBattle, mayOpen, OPEN_AGAIN, readSeeker, type Seeker } from "./open-seat.ts";
import { toRoomCard } from "./room-card.ts";
import { deleteSearch, isCodeInUse, lockSeating } from "./seat-queries.ts";

type Call = Parameters<Handler<typeof createRoom>>[0];
type Opened = { readonly battleId: string; readonly isNew: boolean };
type Refused = "battle_open" | "not_enough_coins" | "too_many_requests";
type Wanted = Subject & { readonly seeker: Seeker; readonly rules: BattleRules };

/** Of some 10^9 codes a few thousand open a room at once. */
const MOST_CODES = 5;

/** create_room: a room with a code, its creator seated. */
export function createCreateRoom(battles: LiveBattles): Handler<typeof createRoom> {
  return orUnavailable<typeof createRoom>(async (call) => {
    const { db, caller, input } = call;
    const rules = rulesOf(call);
    if (rules === null) return refuse("invalid_field", { field: "no_of_que" });
    const subject = await chooseSubject(call, input);
    if (isRefusal(subject)) return subject;
    const seeker = await readSeeker(db, battles, caller.playerId);
    if (!(await mayOpen(db, battles, seeker))) return refuse("unavailable", OPEN_AGAIN);
    // A room that is there already, or stands in the way, is said inside.
    const isFree = (await findOpenBattle(db, seeker)) === undefined;
    const refused = isFree
      ? await checkNewQuestions(call, { ...subject, questionCount: rules.questionCount })
      : null;
    if (refused !== null) return refused;
    const opened = await openRoom(call, { ...subject, seeker, rules });
    if ("refused" in opened) return opened;

    await battles.adopt(opened.battleId);
    const card = await battles.view(opened.battleId, caller.playerId);
    if (card === null) return refuse("no_data");
    return { data: toRoomCard(card), message: opened.isNew ? "room_created" : "room_exists" };
  });
}

/**
 * What a room is stored under that a client has a name for. It is not the id: ids of battles are also those of attempts,
 * which are in the order of time, and a chosen one could stand in the way of the result.
 */
export function ownRoomName(playerId: string, given: string): string {
  return idOfName(`battle room ${playerId} ${given}`);
}

function rulesOf({ input, settings }: Call): BattleRules | null {
  const wish = {
    kind: kindOf(input.room_type),
    questionCount: input.no_of_que,
    stakeCoins: input.entry_fee,
    // Who cannot say when it starts, as the specification has no way to, does not have to.
    startsItself: input.creator_starts !== true,
  };
  return roomRules(wish, battleNumbers(settings));
}

function kindOf(type: InputOf<typeof createRoom>["room_type"]): "friend" | "group" {
  return type === "friend" || String(type) === "1" ? "friend" : "group";
}

/** Opens the room, with another code where somebody has just taken the same one. */
async function openRoom(call: Call, wanted: Wanted): Promise<Opened | Refusal<Refused | "unavailable">> {
  for (let tries = 1; tries <= MOST_CODES; tries += 1) {
    const opened = await inTransaction(call.db, (tx) => openWith(tx, call, wanted));
    if (opened !== "code_in_use") return opened;
  }
  return refuse("unavailable");
}

async function openWith(
  tx: Db,
  { ports, nowMs, caller, input }: Call,
  { seeker, rules, language, categoryId }: Wanted,
): Promise<Opened | Refusal<Refused> | "code_in_use"> {
  const { playerId } = caller;
  await lockSeating(tx, playerId);
  await deleteSearch(tx, playerId);
  const named = input.room_id === undefined ? null : ownRoomName(playerId, input.room_id);
  const open = await findOpenBattle(tx, seeker);
  if (open !== undefined) {
    const isSame = named !== null && open.ownName === named;
    return isSame ? { battleId: open.battleId, isNew: false } : refuse("battle_open");
  }
  if ((await findBalance(tx, playerId)) < rules.stakeCoins) return refuse("not_enough_coins");
  const roomCode = newRoomCode(ports.random);
  if (await isCodeInUse(tx, roomCode)) return "code_in_use";
  const { keyedHash, random } = ports;
  const refused = await countOpening(tx, { playerId, keyedHash, nowMs });
  if (refused !== null) return refused;
  const battleId = random.uuid();
  await insertBattle(tx, {
    battleId,
    rules,
    language,
    categoryId,
    roomCode,
    ownName: named,
    botStrength: null,
    rematchOf: null,
    players: [{ playerId }],
    at: new Date(nowMs),
  });
  return { battleId, isNew: true };
}
