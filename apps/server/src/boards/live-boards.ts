import type { Period } from "@crosscheck/rules/boards/board";
import { Standings, type Standing } from "@crosscheck/rules/boards/standings";
import { LRUCache } from "lru-cache";
import type { Db } from "../postgres/database.ts";
import { keptBeside } from "../postgres/kept.ts";
import {
  databaseTime,
  listChangedStandings,
  listHiddenIds,
  listStandings,
  touchBoards,
  type ChangedStanding,
} from "./board-queries.ts";

/** A board as this process knows it. */
type LiveBoard = {
  standings: Standings;
  /** Time of the latest change that is known, by the database's clock. */
  knownUntil: Date;
  /** Of the last look for changes and of the last reading of the whole, by the clock of the calls. */
  checkedAtMs: number;
  readAtMs: number;
  /** The look for changes that is under way. */
  looking: Promise<void> | null;
};

/** Boards that were asked for, those of closed periods too; the latest used ones stay. */
type LiveBoards = LRUCache<Period, Promise<LiveBoard>>;

const MOST_BOARDS = 12;
/** What other processes have written is looked for when a board is asked for, after this long. */
const CHECK_EVERY_MS = 1_000;
/** A change may be dated this long before it can be seen: the time a finish takes at worst. */
const OVERLAP_MS = 5_000;
/** Whatever was missed is right again after this long. */
const READ_EVERY_MS = 60 * 60_000;
/** Rows of a board that are read at once; other calls come between. */
const ROWS_AT_ONCE = 10_000;

const createLiveBoards = (): LiveBoards => new LRUCache({ max: MOST_BOARDS });

/**
 * The standings of a period, read from the rows when they are first asked for and kept current from then on: by what this
 * process books at once, by what others book within a second.
 */
export async function readBoard(db: Db, period: Period, nowMs: number): Promise<Standings> {
  const boards = keptBeside(db, createLiveBoards);
  let known = boards.get(period);
  if (known === undefined) {
    known = openBoard(db, period, nowMs);
    boards.set(period, known);
  }
  try {
    const board = await known;
    if (isPast(board.checkedAtMs, nowMs, CHECK_EVERY_MS)) await lookForChanges(db, { period, board, nowMs });
    if (isPast(board.readAtMs, nowMs, READ_EVERY_MS)) readAgain(db, { period, board, nowMs });
    return board.standings;
  } catch (error) {
    // What could not be read is read again by the next call.
    if (boards.peek(period) === known) boards.delete(period);
    throw error;
  }
}

/** Clocks may be set back: far away is far away either way. */
function isPast(sinceMs: number, nowMs: number, patienceMs: number): boolean {
  return Math.abs(nowMs - sinceMs) >= patienceMs;
}

/** Tells this process what a player's standing is now. Call after the transaction that wrote it. */
export function tellBoards(db: Db, period: Period, changed: ChangedStanding): void {
  const tell = ({ standings }: LiveBoard) => apply(standings, changed);
  void keptBeside(db, createLiveBoards)
    .peek(period)
    ?.then(tell, () => undefined);
}

/** Makes a player appear on all boards, or leave them. Call after the transaction that changed whether others see them. */
export async function showOrHide(db: Db, playerId: string): Promise<void> {
  await touchBoards(db, playerId);
  // Whoever asks next looks for changes first.
  for (const board of keptBeside(db, createLiveBoards).values())
    void board.then(
      (live) => (live.checkedAtMs = Number.NEGATIVE_INFINITY),
      () => undefined,
    );
}

async function openBoard(db: Db, period: Period, nowMs: number): Promise<LiveBoard> {
  const knownUntil = await databaseTime(db);
  const standings = await readWhole(db, period);
  return { standings, knownUntil, checkedAtMs: Number.NEGATIVE_INFINITY, readAtMs: nowMs, looking: null };
}

async function readWhole(db: Db, period: Period): Promise<Standings> {
  const hidden = await listHiddenIds(db);
  const standings = new Standings();
  let after: Standing | null = null;
  for (;;) {
    const page: readonly Standing[] = await listStandings(db, { period, after, limit: ROWS_AT_ONCE });
    standings.append(page.filter(({ playerId }) => !hidden.has(playerId)));
    after = page.at(-1) ?? null;
    if (page.length < ROWS_AT_ONCE) return standings;
  }
}

type Known = { readonly period: Period; readonly board: LiveBoard; readonly nowMs: number };

/** One look at a time; calls that come meanwhile wait for it. */
async function lookForChanges(db: Db, known: Known): Promise<void> {
  const { board } = known;
  board.looking ??= look(db, known).finally(() => {
    board.looking = null;
  });
  await board.looking;
}

async function look(db: Db, { period, board, nowMs }: Known): Promise<void> {
  const since = new Date(board.knownUntil.getTime() - OVERLAP_MS);
  for (const { changedAt, ...changed } of await listChangedStandings(db, { period, since })) {
    apply(board.standings, changed);
    if (changedAt > board.knownUntil) board.knownUntil = changedAt;
  }
  board.checkedAtMs = nowMs;
}

/** Reads the whole board beside the calls that go on with what is known. */
function readAgain(db: Db, { period, board, nowMs }: Known): void {
  board.readAtMs = nowMs;
  openBoard(db, period, nowMs).then(
    // With a look for changes due: what was booked meanwhile is not all in it.
    (fresh) => Object.assign(board, { ...fresh, looking: board.looking }),
    () => undefined,
  );
}

function apply(standings: Standings, { isShown, ...standing }: ChangedStanding): void {
  if (isShown) standings.put(standing);
  else standings.remove(standing.playerId);
}
