import { refuse, type Refusal } from "@crosscheck/contract";
import type { BattleRefusal } from "@crosscheck/rules/battles/battle";
import { findBalance } from "../../coins/ledger.ts";
import type { CallContext, SignedIn } from "../../calls/handle.ts";
import type { Db } from "../../postgres/database.ts";
import { inTransaction } from "../../postgres/in-transaction.ts";
import type { LiveBattles } from "../live/live-battles.ts";
import type { BattleRecord } from "../store/battle-queries.ts";
import { REFUSALS } from "../live/refusals.ts";
import { checkNewQuestions } from "./check-new-questions.ts";
import { maySit } from "./choose-subject.ts";
import { findOpenBattle, readSeeker, type Seeker } from "./open-seat.ts";
import { deleteSearch, lockSeating, type OpenBattle } from "./seat-queries.ts";

type Call = Pick<CallContext, "db" | "nowMs" | "settings"> & { readonly caller: SignedIn };

type Refused =
  | "no_data"
  | "room_full"
  | "room_gone"
  | "game_started"
  | "removed_from_room"
  | "battle_open"
  | "category_locked"
  | "not_enough_coins"
  | "too_many_requests";

/** Takes a free seat of a room that waits; null: it is the player's, or was before. */
export async function joinRoom(
  battles: LiveBattles,
  call: Call,
  record: Pick<BattleRecord, "battleId" | "language" | "categoryId" | "rules">,
): Promise<Refusal<Refused> | null> {
  const { db, caller } = call;
  const { battleId, language, categoryId, rules } = record;
  const { playerId } = caller;
  if (!(await maySit(call, record))) return refuse("category_locked");
  if ((await findBalance(db, playerId)) < rules.stakeCoins) return refuse("not_enough_coins");
  const { questionCount } = rules;
  const usedUp = await checkNewQuestions(call, { language, categoryId, questionCount });
  if (usedUp !== null) return usedUp;
  const before = await readSeeker(db, battles, playerId);
  const open = await giveUpSearch(db, before);
  if (open !== undefined && open.battleId !== battleId) return refuse("battle_open");

  const refused = await battles.ask(battleId, { type: "join", playerId });
  if (refused !== null) return refuse(nameOf(refused));
  // Seats are given by the process that has the room, outside the transaction above: of two taken at once none is kept, and
  // what was searched meanwhile is given up.
  const after = { playerId, forfeitedIds: [...before.forfeitedIds, battleId] };
  if ((await giveUpSearch(db, after)) === undefined) return null;
  await battles.ask(battleId, { type: "leave", playerId });
  return refuse("battle_open");
}

/** Gives up what a player looks for; the battle that keeps the player from another seat, undefined: none. */
async function giveUpSearch(db: Db, seeker: Seeker): Promise<OpenBattle | undefined> {
  return await inTransaction(db, async (tx) => {
    await lockSeating(tx, seeker.playerId);
    await deleteSearch(tx, seeker.playerId);
    return await findOpenBattle(tx, seeker);
  });
}

/** Joining is refused for no other reason than these. */
function nameOf(refused: BattleRefusal): Refused {
  const name = REFUSALS[refused];
  const isOfJoining =
    name === "room_full" || name === "room_gone" || name === "game_started" || name === "removed_from_room";
  return isOfJoining ? name : "no_data";
}
