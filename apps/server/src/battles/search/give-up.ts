import type { BattleCard } from "@crosscheck/contract/battle-views";
import type { Db } from "../../postgres/database.ts";
import type { LiveBattles } from "../live/live-battles.ts";
import { deleteSearch, findSeatedBattle, listOpenBattles } from "../rooms/seat-queries.ts";
import { takeSearch, findSearch } from "./search-queries.ts";

type GivingUp = {
  readonly db: Db;
  readonly playerId: string;
  /** Of a search or a battle; empty: whatever the player looks for or has found. */
  readonly matchId: string;
};

/** What was given up, by its id; the battle where there was one. */
export type GivenUp = { readonly id: string; readonly card: BattleCard | null };

/** Ends a search, or leaves the match it has led to by now. Repeats change nothing; null: there is nothing to give up. */
export async function giveUp(battles: LiveBattles, giving: GivingUp): Promise<GivenUp | null> {
  const { db, playerId, matchId } = giving;
  const searchId = await endSearch(giving);
  if (searchId !== undefined) return { id: searchId, card: null };
  const battleId =
    matchId === "" ? await findMatch(db, playerId) : await findSeatedBattle(db, { playerId, ids: [matchId] });
  if (battleId === undefined) return matchId === "" ? null : { id: matchId, card: null };
  await battles.ask(battleId, { type: "leave", playerId });
  const card = await battles.view(battleId, playerId);
  return { id: matchId === "" ? battleId : matchId, card };
}

/** Waits for whoever pairs the search just now: then it is gone, and the seat is found afterwards. */
async function endSearch({ db, playerId, matchId }: GivingUp): Promise<string | undefined> {
  if (matchId === "") return await deleteSearch(db, playerId);
  const isOwn = (await findSearch(db, { playerId, searchId: matchId })) !== undefined;
  return isOwn && (await takeSearch(db, matchId)) ? matchId : undefined;
}

async function findMatch(db: Db, playerId: string): Promise<string | undefined> {
  const open = await listOpenBattles(db, playerId);
  return open.find(({ roomCode }) => roomCode === null)?.battleId;
}
