import type { Db } from "../../postgres/database.ts";
import type { LiveBattles } from "../live/live-battles.ts";
import { listOpenBattles, type OpenBattle } from "./seat-queries.ts";

/** Who looks for a seat, and in which battles the player has given one up. */
export type Seeker = {
  readonly playerId: string;
  /** Group matches that go on without the player: nothing keeps from another battle. */
  readonly forfeitedIds: readonly string[];
};

/** Where no battle can be opened now: another process may be asked, or this one soon. */
export const OPEN_AGAIN = { retryAfterSeconds: 1 } as const;

/** Reads what a seat was given up in. Call before the transaction that gives a seat. */
export async function readSeeker(db: Db, battles: LiveBattles, playerId: string): Promise<Seeker> {
  return (await readSeats(db, battles, playerId)).seeker;
}

/** Whether a player may open a battle now. Who has one already is told of it in any case. */
export async function mayOpen(db: Db, battles: LiveBattles, seeker: Seeker): Promise<boolean> {
  return (await battles.canOpen()) || (await findOpenBattle(db, seeker)) !== undefined;
}

/** The way back to a battle that goes on; undefined: none. */
export async function findWayBack(
  db: Db,
  battles: LiveBattles,
  playerId: string,
): Promise<OpenBattle | undefined> {
  const { seeker, open } = await readSeats(db, battles, playerId);
  return blocking(seeker, open);
}

async function readSeats(db: Db, battles: LiveBattles, playerId: string) {
  const open = await listOpenBattles(db, playerId);
  // A match of two is over when one has left.
  const groups = open.filter(({ kind, isStarted }) => kind === "group" && isStarted);
  const forfeited = await Promise.all(
    groups.map(async ({ battleId }) =>
      (await isForfeited(battles, { battleId, playerId })) ? [battleId] : [],
    ),
  );
  return { seeker: { playerId, forfeitedIds: forfeited.flat() }, open };
}

/** The battle that keeps a player from taking a seat elsewhere; undefined: none. */
export async function findOpenBattle(db: Db, seeker: Seeker): Promise<OpenBattle | undefined> {
  return blocking(seeker, await listOpenBattles(db, seeker.playerId));
}

function blocking({ forfeitedIds }: Seeker, open: readonly OpenBattle[]): OpenBattle | undefined {
  return open.find(({ battleId }) => !forfeitedIds.includes(battleId));
}

async function isForfeited(
  battles: LiveBattles,
  { battleId, playerId }: { readonly battleId: string; readonly playerId: string },
): Promise<boolean> {
  const card = await battles.view(battleId, playerId);
  const own = card?.seats.find(({ seat }) => seat === card.own_seat);
  return own === undefined || own.presence === "lost";
}
