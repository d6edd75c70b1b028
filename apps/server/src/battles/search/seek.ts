import { searchRules, type BattleNumbers } from "@crosscheck/rules/battles/battle-rules";
import { findOpponent, isSearchOver, SEARCH_MS } from "@crosscheck/rules/battles/matchmaking";
import type { Ports } from "../../ports/ports.ts";
import type { Db } from "../../postgres/database.ts";
import { inTransaction } from "../../postgres/in-transaction.ts";
import { findOpenBattle, type Seeker } from "../rooms/open-seat.ts";
import { findSeatedBattle, lockSeating, type OpenBattle } from "../rooms/seat-queries.ts";
import { insertBattle } from "../store/battle-queries.ts";
import {
  findRating,
  findSearch,
  holdSearch,
  listWaiting,
  lockPlace,
  sweepSearches,
  takeSearch,
  upsertSearch,
  type Place,
  type Search,
  type Waiting,
} from "./search-queries.ts";

/** What a search stands on. */
export type SeekGround = {
  readonly db: Db;
  readonly random: Pick<Ports["random"], "uuid">;
  readonly numbers: BattleNumbers;
  readonly nowMs: number;
};

/** How a search stands. `seated`: the player has a seat elsewhere. */
export type Sought =
  | { readonly is: "searching"; readonly searchId: string; readonly untilMs: number }
  | { readonly is: "found"; readonly searchId: string; readonly battleId: string }
  | { readonly is: "seated"; readonly battle: OpenBattle }
  | { readonly is: "nobody" };

/** Somebody who has not asked for so long has gone, and would only be waited for. */
const SILENT_MS = 6_000;
/** A search that is over is kept for so long, if nobody asks. */
const SWEPT_AFTER_MS = SEARCH_MS + 60_000;

/** Starts to look for an opponent, or goes on where the player looks for the same already. */
export async function startSearch(
  ground: SeekGround,
  { seeker, place }: { readonly seeker: Seeker; readonly place: Place },
): Promise<Sought> {
  const { db, random, nowMs } = ground;
  const { playerId } = seeker;
  const rating = await findRating(db, playerId);
  return await inTransaction(db, async (tx) => {
    await sweepSearches(tx, new Date(nowMs - SWEPT_AFTER_MS));
    await lockPlace(tx, place);
    await lockSeating(tx, playerId);
    // The row first: whoever pairs an older search of this player holds it, and the seat is seen after the wait.
    const wanted = { ...place, playerId, rating, searchId: random.uuid(), since: new Date(nowMs) };
    const { searchId, since } = await upsertSearch(tx, wanted, new Date(nowMs - SEARCH_MS));
    const battle = await findOpenBattle(tx, seeker);
    if (battle === undefined) return await pair(tx, ground, { ...place, playerId, searchId, since });
    await takeSearch(tx, searchId);
    return { is: "seated", battle };
  });
}

/** How the search with this id stands; looks once more for whom it may take by now. */
export async function pollSearch(
  ground: SeekGround,
  asked: { readonly playerId: string; readonly searchId: string },
): Promise<Sought> {
  const { db, nowMs } = ground;
  const { playerId, searchId } = asked;
  const search = await findSearch(db, asked);
  if (search !== undefined && !isSearchOver({ sinceMs: search.since.getTime() }, nowMs)) {
    const sought = await inTransaction(db, async (tx) => {
      await lockPlace(tx, search);
      const isThere = await holdSearch(tx, searchId, new Date(nowMs));
      return isThere ? await pair(tx, ground, search) : null;
    });
    if (sought !== null) return sought;
  }
  if (search !== undefined) await takeSearch(db, searchId);
  const battleId = await findSeatedBattle(db, { playerId, ids: [searchId] });
  return battleId === undefined ? { is: "nobody" } : { is: "found", searchId, battleId };
}

/** How the search with this id stands, where nobody may be paired now. */
export async function viewSearch(
  { db, nowMs }: SeekGround,
  asked: { readonly playerId: string; readonly searchId: string },
): Promise<Sought> {
  const search = await findSearch(db, asked);
  if (search !== undefined && !isSearchOver({ sinceMs: search.since.getTime() }, nowMs))
    return toSearching(search);
  const battleId = await findSeatedBattle(db, { playerId: asked.playerId, ids: [asked.searchId] });
  return battleId === undefined ? { is: "nobody" } : { is: "found", searchId: asked.searchId, battleId };
}

function toSearching({ searchId, since }: Pick<Search, "searchId" | "since">): Sought {
  return { is: "searching", searchId, untilMs: since.getTime() + SEARCH_MS };
}

/** Pairs a search, whose row and place the transaction holds, with the best of those who wait. */
async function pair(tx: Db, { random, numbers, nowMs }: SeekGround, search: Search): Promise<Sought> {
  const waiting = await listWaiting(tx, search, new Date(nowMs - SILENT_MS));
  const own = waiting.find(({ searchId }) => searchId === search.searchId);
  const others = waiting.filter(({ searchId }) => searchId !== search.searchId);
  const opponent = own && (await takeOpponent(tx, { own, others, nowMs }));
  if (own === undefined || opponent === undefined) return toSearching(search);
  await takeSearch(tx, own.searchId);
  const battleId = random.uuid();
  await insertBattle(tx, {
    battleId,
    rules: searchRules("random", { ...numbers, stakeCoins: search.stakeCoins }),
    language: search.language,
    categoryId: search.categoryId,
    roomCode: null,
    botStrength: null,
    rematchOf: null,
    players: [opponent, own].map(({ playerId, searchId }) => ({ playerId, searchId })),
    at: new Date(nowMs),
  });
  return { is: "found", searchId: own.searchId, battleId };
}

/** Takes the search of the best opponent away, who may just have given it up: then of the next one. */
async function takeOpponent(
  tx: Db,
  {
    own,
    others,
    nowMs,
  }: { readonly own: Waiting; readonly others: readonly Waiting[]; readonly nowMs: number },
): Promise<Waiting | undefined> {
  let left = others;
  for (;;) {
    const best = findOpponent(own, left, nowMs);
    const opponent = left.find(({ playerId }) => playerId === best?.playerId);
    if (opponent === undefined || (await takeSearch(tx, opponent.searchId))) return opponent;
    left = left.filter((other) => other !== opponent);
  }
}
