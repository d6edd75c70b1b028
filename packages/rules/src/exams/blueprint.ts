import type { QuestionKind } from "../questions/kind.ts";
import { createRandom, shuffle, type Seed } from "../random.ts";
import type { Drawn, ExamSection } from "./exam.ts";

/** What of an item decides whether a section may draw it. */
export type PoolItem = {
  readonly itemId: string;
  /** Slug of its category. */
  readonly category: string;
  readonly objective: string;
  readonly kind: QuestionKind;
  readonly difficulty: number;
};

/** A section that the bank cannot fill beside the others. */
export type Shortage = { readonly section: string; readonly wanted: number; readonly found: number };

export type FilledBlueprint = {
  /** Ids of the items of each section, in the order of the sections. */
  readonly sections: readonly (readonly string[])[];
  /** Empty when every section has its number. */
  readonly shortages: readonly Shortage[];
};

/** Whether a section may draw this item. */
export function isDrawnBy(section: Drawn, item: PoolItem): boolean {
  return (
    isOneOf(section.categories, item.category) &&
    isOneOf(section.kinds, item.kind) &&
    item.difficulty >= section.minDifficulty &&
    item.difficulty <= section.maxDifficulty &&
    (section.objectives.length === 0 ||
      section.objectives.some((code) => `${item.objective}.`.startsWith(`${code}.`)))
  );
}

/**
 * Draws each section's items, none twice, at random by the seed. A section gives an item up to another one wherever it
 * can take a different one itself, so that a blueprint which can be filled at all is filled (augmenting paths, Kuhn 1955).
 */
export function fillBlueprint(
  sections: readonly ExamSection<Drawn>[],
  pool: readonly PoolItem[],
  seed: Seed,
): FilledBlueprint {
  const random = createRandom(seed);
  const candidates = sections.map((section) =>
    shuffle(
      pool.filter((item) => isDrawnBy(section, item)).map(({ itemId }) => itemId),
      random,
    ),
  );
  const holders = new Map<string, number>();
  const counts = sections.map((section, place) => {
    let count = 0;
    while (count < section.count && augment(place, candidates, holders)) count += 1;
    return count;
  });
  return {
    sections: candidates.map((ids, place) => ids.filter((id) => holders.get(id) === place)),
    shortages: sections.flatMap(({ section, count }, place) =>
      counts[place] === count ? [] : [{ section, wanted: count, found: counts[place] ?? 0 }],
    ),
  };
}

/** Gives a section one more item, moving others between sections where that frees one; false where nothing can. */
function augment(
  place: number,
  candidates: readonly (readonly string[])[],
  holders: Map<string, number>,
): boolean {
  // For each section that could give one up: the item it would give, and to which section.
  const gives = new Map<number, { readonly itemId: string; readonly to: number }>();
  const queue = [place];
  for (const to of queue) {
    for (const itemId of candidates[to] ?? []) {
      const holder = holders.get(itemId);
      if (holder === undefined) {
        take(itemId, to, { place, gives, holders });
        return true;
      }
      if (holder !== place && holder !== to && !gives.has(holder)) {
        gives.set(holder, { itemId, to });
        queue.push(holder);
      }
    }
  }
  return false;
}

/** The section takes the free item; what it gave up for that goes to who asked for it, back to the first one. */
function take(
  freeId: string,
  taker: number,
  {
    place,
    gives,
    holders,
  }: {
    readonly place: number;
    readonly gives: ReadonlyMap<number, { readonly itemId: string; readonly to: number }>;
    readonly holders: Map<string, number>;
  },
): void {
  holders.set(freeId, taker);
  let giver = taker;
  while (giver !== place) {
    const given = gives.get(giver);
    if (given === undefined) return;
    holders.set(given.itemId, given.to);
    giver = given.to;
  }
}

function isOneOf<T>(list: readonly T[], one: T): boolean {
  return list.length === 0 || list.includes(one);
}
