import { sample, shareOut } from "@crosscheck/rules/attempts/draw";
import type { Item } from "@crosscheck/rules/questions/item";
import type { QuestionKind } from "@crosscheck/rules/questions/kind";
import { createRandom, shuffle, type Random, type Seed } from "@crosscheck/rules/random";
import type { Db } from "../postgres/database.ts";
import { listDrawable } from "./item-index.ts";
import { listDrawn, type Drawn } from "./item-queries.ts";

/** Which items a paper may draw from. */
export type CandidateFilter = {
  readonly playerId: string;
  readonly language: string;
  readonly kinds: readonly QuestionKind[];
  /** Ids of the categories; items of their sub-categories count too. */
  readonly categoryIds: readonly string[];
  readonly subcategoryId: string | null;
  readonly limit: number;
  /** The same seed draws the same items. */
  readonly seed: Seed;
};

/** So many are drawn for each candidate, that some may have been met before. */
const SPARE = 3;

/**
 * Current items of these places. The categories take turns; in each of them come first items the player has not met,
 * then those met longest ago. A few are drawn and looked up, whatever a place holds; all of it only for a player who has
 * met too many of those while others of their place were not drawn.
 *
 * @param db the database itself, not a transaction
 */
export async function drawCandidates(
  db: Db,
  filter: CandidateFilter,
  nowMs: number,
): Promise<readonly Item[]> {
  const { playerId, language, limit } = filter;
  const lists = await Promise.all(
    [...new Set(filter.categoryIds)].map((categoryId) => listDrawable(db, { ...filter, categoryId }, nowMs)),
  );
  const lengths = lists.map((kinds) => kinds.reduce((sum, ids) => sum + ids.length, 0));
  const random = createRandom(filter.seed);
  const draw = (counts: readonly number[]) => {
    const drawn = lists.flatMap((kinds, place) =>
      drawFrom(kinds, { place, count: counts[place] ?? 0, random }),
    );
    return listDrawn(db, { playerId, language, limit, drawn: shuffle(drawn, random) });
  };
  const counts = shareOut(lengths, limit * SPARE);
  const few = await draw(counts);
  const isWhole = counts.map((count, place) => count === lengths[place]);
  const isEnough =
    !isWhole.includes(false) ||
    (few.length === limit && few.every(({ isMet, place }) => !isMet || isWhole[place]));
  return (isEnough ? few : await draw(lengths)).map(({ item }) => item);
}

/** So many ids of a place at random, of its lists one per kind. */
export function drawFrom(
  kinds: readonly (readonly string[])[],
  { place, count, random }: { readonly place: number; readonly count: number; readonly random: Random },
): readonly Drawn[] {
  const total = kinds.reduce((sum, ids) => sum + ids.length, 0);
  return sample(total, count, random).map((number) => ({ place, itemId: idAt(kinds, number) }));
}

/** The id of this number in the lists one after the other. */
function idAt(lists: readonly (readonly string[])[], number: number): string {
  let left = number;
  for (const ids of lists) {
    const id = ids[left];
    if (id !== undefined) return id;
    left -= ids.length;
  }
  throw new RangeError(`no item has the number ${number}`);
}
