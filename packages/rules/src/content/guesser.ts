import { type Random, createRandom } from "../random.ts";
import { type ItemFault, error, warning } from "./finding.ts";
import { absolutesOf, lengthsOf, numbersOf, sharedWordsOf } from "./option-cues.ts";
import type { PackItem } from "./pack-item.ts";

/** Points above chance that somebody who knows the habits of a pack may get. */
const MOST_GAIN = 0.02;

/** Fewer items than these have no habit that could be told from luck. */
const FEWEST = 30;

/** Standard deviations that a file without habits exceeds once in a hundred (warning) or a thousand (error) times. */
const LUCK = { warning: 2.33, error: 3.09 } as const;

/** Items without a habit that are added to each one seen: what was seen three times is no rule. */
const DOUBT = 10;

/** Draws of keys by lot, more for a small file, since chance varies more there. */
const DRAWS = { least: 20, most: 100, items: 60_000 } as const;

/** What somebody gets who has not learnt anything but knows where keys of this file tend to stand. */
export type Guess = {
  readonly count: number;
  /** Share of the items that this guess gets right, 0–1. */
  readonly right: number;
  /** The same where keys are drawn by lot; more than one in four, since some habit is found in any file. */
  readonly byLot: number;
  /** How far keys drawn by lot vary (standard deviation of the share). */
  readonly spread: number;
};

/** One item as the guesser sees it: the habits that each option may follow, as numbers. */
type Seen = { readonly cues: readonly (readonly number[])[]; readonly key: number };

/**
 * Guesses every single choice of a file by place, length, rank among numbers, shared and absolute words of its options,
 * with the habits that the keys of the same file have. Null for a file that is too small.
 */
export function guessFile(items: readonly PackItem[], language: string): Guess | null {
  const ids = new Map<string, number>();
  const seen = items.flatMap((item) => {
    const key = item.options.findIndex(({ id }) => item.key.includes(id));
    if (item.kind !== "single" || key < 0) return [];
    return [{ cues: cuesOf(item, language).map((cues) => cues.map((cue) => idOf(cue, ids))), key }];
  });
  if (seen.length < FEWEST) return null;
  const draws = Math.min(DRAWS.most, Math.max(DRAWS.least, Math.ceil(DRAWS.items / seen.length)));
  // The same file has the same figures every time.
  const random = createRandom([1, 2, 3, 4]);
  const lots = Array.from({ length: draws }, () => countRight(drawKeys(seen, random), ids.size));
  const mean = lots.reduce((sum, right) => sum + right, 0) / draws;
  const variance = lots.reduce((sum, right) => sum + (right - mean) ** 2, 0) / (draws - 1);
  const count = seen.length;
  return {
    count,
    right: countRight(seen, ids.size) / count,
    byLot: mean / count,
    spread: Math.sqrt(variance) / count,
  };
}

/** Names a file whose keys can be guessed by more than two points, and by more than luck explains. */
export function lintGuesser(items: readonly PackItem[], language: string): readonly ItemFault[] {
  const guess = guessFile(items, language);
  if (guess === null) return [];
  const gain = guess.right - guess.byLot;
  if (gain <= MOST_GAIN || gain <= LUCK.warning * guess.spread) return [];
  // Drawn items are corrected in their templates, not in a pack.
  const areDrawn = items.some(({ generated }) => generated !== undefined);
  const say = gain > LUCK.error * guess.spread && !areDrawn ? error : warning;
  const points = (gain * 100).toFixed(1);
  return [say("guesser", "guessable", { points, count: guess.count })];
}

function idOf(cue: string, ids: Map<string, number>): number {
  const id = ids.get(cue) ?? ids.size;
  ids.set(cue, id);
  return id;
}

/** For each option what there is to see of it. Options that look alike in something say nothing by it. */
function cuesOf(item: PackItem, language: string): readonly (readonly string[])[] {
  const size = item.options.length;
  const absolutes = absolutesOf(item, language).map(Number);
  const measures: readonly (readonly [string, readonly number[] | null])[] = [
    ["place", item.options.map((_, at) => at)],
    ["length", lengthsOf(item)],
    ["number", numbersOf(item)],
    ["words", sharedWordsOf(item, language)],
    ["absolute", absolutes],
  ];
  return item.options.map((_, at) =>
    measures.flatMap(([name, values]) => {
      if (values === null || new Set(values).size === 1) return [];
      const own = values[at] ?? 0;
      const below = values.filter((value) => value < own).length;
      const level = values.filter((value) => value === own).length;
      return [`${name} ${size} ${below} ${level}`];
    }),
  );
}

function drawKeys(seen: readonly Seen[], random: Random): readonly Seen[] {
  return seen.map(({ cues }) => ({ cues, key: random.below(cues.length) }));
}

/** How many keys the habits of these same keys find; of several options that look equally good one is taken by lot. */
function countRight(seen: readonly Seen[], habits: number): number {
  const worth = learn(seen, habits);
  let right = 0;
  for (const { cues, key } of seen) {
    const scores = cues.map((own) => own.reduce((sum, cue) => sum + (worth[cue] ?? 0), 0));
    const best = Math.max(...scores) - 1e-9;
    if ((scores[key] ?? 0) >= best) right += 1 / scores.filter((score) => score >= best).length;
  }
  return right;
}

/** How much more often than by chance an option of each look is the key, as a logarithm. */
function learn(seen: readonly Seen[], habits: number): Float64Array {
  const hits = new Float64Array(habits);
  const expected = new Float64Array(habits);
  for (const { cues, key } of seen) {
    cues.forEach((own, at) => {
      for (const cue of own) {
        expected[cue] = (expected[cue] ?? 0) + 1 / cues.length;
        if (at === key) hits[cue] = (hits[cue] ?? 0) + 1;
      }
    });
  }
  return hits.map((count, cue) => Math.log((count + DOUBT) / ((expected[cue] ?? 0) + DOUBT)));
}
