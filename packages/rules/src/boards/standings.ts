/** A player on a board. */
export type Standing = {
  readonly playerId: string;
  readonly score: number;
  /** When this score was reached (ms since epoch). */
  readonly reachedAtMs: number;
};

/** A standing with its rank: 1 and the players with a higher score. Equal scores share a rank. */
export type RankedStanding = Standing & { readonly rank: number };

/** Standings of a chunk; one of twice as many is cut in two. */
const CHUNK = 500;

/** Order of a board: the higher score first, of equal ones whoever reached it earlier, at last by id. */
export function compareStandings(a: Standing, b: Standing): number {
  if (a.score !== b.score) return b.score - a.score;
  if (a.reachedAtMs !== b.reachedAtMs) return a.reachedAtMs - b.reachedAtMs;
  if (a.playerId === b.playerId) return 0;
  return a.playerId < b.playerId ? -1 : 1;
}

/**
 * A board in order, kept in chunks: who is where, and who is at a place, by two binary searches, however long the board
 * is. It takes about 300 bytes a player.
 */
export class Standings {
  readonly #byPlayer = new Map<string, Standing>();
  readonly #chunks: Standing[][] = [];
  /** Place of each chunk's first standing, counted from 0. */
  readonly #starts: number[] = [];

  /** Players on the board. */
  get size(): number {
    return this.#byPlayer.size;
  }

  /** Puts standings below all others: in the order of {@link compareStandings}, of players who are not on the board. */
  append(ordered: readonly Standing[]): void {
    for (let start = 0; start < ordered.length; start += CHUNK) {
      this.#starts.push(this.size);
      const chunk = ordered.slice(start, start + CHUNK);
      this.#chunks.push(chunk);
      for (const standing of chunk) this.#byPlayer.set(standing.playerId, standing);
    }
  }

  /** Puts a player where the score belongs. A lower score than the known one is older news, since scores only rise. */
  put(standing: Standing): void {
    const known = this.#byPlayer.get(standing.playerId);
    if (known !== undefined && known.score > standing.score) return;
    this.remove(standing.playerId);
    const index = this.#chunkOf(standing);
    const chunk = this.#chunks[index];
    if (chunk === undefined) {
      this.#chunks.push([standing]);
      this.#starts.push(0);
    } else {
      chunk.splice(placeIn(chunk, standing), 0, standing);
      this.#shift(index + 1, 1);
      if (chunk.length > 2 * CHUNK) this.#cut(index, chunk);
    }
    this.#byPlayer.set(standing.playerId, standing);
  }

  /** Takes a player off the board. */
  remove(playerId: string): void {
    const known = this.#byPlayer.get(playerId);
    if (known === undefined) return;
    const index = this.#chunkOf(known);
    const chunk = this.#chunks[index] ?? [];
    chunk.splice(placeIn(chunk, known), 1);
    this.#shift(index + 1, -1);
    if (chunk.length === 0) {
      this.#chunks.splice(index, 1);
      this.#starts.splice(index, 1);
    }
    this.#byPlayer.delete(playerId);
  }

  /** A player's standing; undefined for one who is not on the board. */
  find(playerId: string): RankedStanding | undefined {
    const known = this.#byPlayer.get(playerId);
    return known && { ...known, rank: this.rankOf(known.score) };
  }

  /** How many standings come before this one. */
  placeOf(standing: Standing): number {
    const index = this.#chunkOf(standing);
    return (this.#starts[index] ?? 0) + placeIn(this.#chunks[index] ?? [], standing);
  }

  /** Points of a player; 0 for one who is not on the board. */
  scoreOf(playerId: string): number {
    return this.#byPlayer.get(playerId)?.score ?? 0;
  }

  /** The rank that a score has. */
  rankOf(score: number): number {
    return 1 + this.placeOf({ playerId: "", score, reachedAtMs: Number.NEGATIVE_INFINITY });
  }

  /** So many standings from a place on, counted from 0. */
  slice(from: number, count: number): readonly RankedStanding[] {
    const found: RankedStanding[] = [];
    let index = Math.max(0, firstWhere(this.#starts, (start) => start > from) - 1);
    let within = from - (this.#starts[index] ?? 0);
    while (found.length < count) {
      const chunk = this.#chunks[index];
      if (chunk === undefined) return found;
      const standing = chunk[within];
      within += 1;
      if (standing === undefined) {
        index += 1;
        within = 0;
      } else {
        const before = found.at(-1);
        const rank = before?.score === standing.score ? before.rank : this.rankOf(standing.score);
        found.push({ ...standing, rank });
      }
    }
    return found;
  }

  /** All standings in order. */
  *[Symbol.iterator](): Generator<Standing> {
    for (const chunk of this.#chunks) yield* chunk;
  }

  /** The chunk where a standing is, or belongs: the first whose last one does not come before it, else the last. */
  #chunkOf(standing: Standing): number {
    const index = firstWhere(this.#chunks, (chunk) => {
      const last = chunk.at(-1);
      return last !== undefined && compareStandings(last, standing) >= 0;
    });
    return Math.max(0, Math.min(index, this.#chunks.length - 1));
  }

  #shift(from: number, by: number): void {
    for (let index = from; index < this.#starts.length; index += 1)
      this.#starts[index] = (this.#starts[index] ?? 0) + by;
  }

  #cut(index: number, chunk: Standing[]): void {
    this.#chunks.splice(index + 1, 0, chunk.splice(CHUNK));
    this.#starts.splice(index + 1, 0, (this.#starts[index] ?? 0) + CHUNK);
  }
}

/** Where a standing is in a chunk, or belongs. */
function placeIn(chunk: readonly Standing[], standing: Standing): number {
  return firstWhere(chunk, (other) => compareStandings(other, standing) >= 0);
}

/** Index of the first element of which something is true, given that it stays so from there on; the length for none. */
function firstWhere<T>(list: readonly T[], isTrue: (element: T) => boolean): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isTrue(list[middle] as T)) high = middle; // below the length
    else low = middle + 1;
  }
  return low;
}
