import { chanceOfAtLeast, isUneven } from "./chance.ts";
import { type ItemFault, type LintRule, error, warning } from "./finding.ts";
import { lintGuesser } from "./guesser.ts";
import { absolutesOf, lengthsOf, sharedWordsOf } from "./option-cues.ts";
import type { PackFile, PackItem } from "./pack-item.ts";
import { lintKeyRanks } from "./rank-lint.ts";

/**
 * Were the key independent of length, one longest option of four would be the key in a quarter of the cases. A file where
 * that happens this much more often gives answers away: by luck alone one honest file in a thousand (error) or in twenty
 * (warning) would. Much rarer than that is a cue too, since the option can be ruled out (warning).
 */
const BIAS = { error: 0.001, warning: 0.05, rare: 0.001 } as const;

/** A look at the options that points at some of them. */
type Cue = { readonly rule: LintRule; readonly pointedOf: (item: PackItem) => readonly boolean[] };

/** What the right options of a file have in common, so that who knows it can guess. */
export function lintKeys({ items, language }: PackFile): readonly ItemFault[] {
  const byCategory = [...Map.groupBy(items, (item) => item.category)];
  const places = byCategory.length > 1 ? [...byCategory, ["all categories", items] as const] : byCategory;
  const single = items.filter((item) => item.kind === "single");
  return [
    ...places.flatMap(([place, inPlace]) => lintPlace(inPlace, place)),
    ...wordCues(language).flatMap((cue) => lintCue(single, "all categories", cue)),
    ...lintKeyRanks(items),
    ...lintGuesser(items, language),
  ];
}

/** Length and place give a key away only where one option is right; true and false have their own order. */
function lintPlace(items: readonly PackItem[], where: string): readonly ItemFault[] {
  const single = items.filter((item) => item.kind === "single");
  const truths = items.filter((item) => item.kind === "true_false");
  return [
    ...LENGTH_CUES.flatMap((cue) => lintCue(single, where, cue)),
    ...lintKeyPosition(single, where),
    ...lintKeyPosition(truths, where),
  ];
}

const LENGTH_CUES: readonly Cue[] = [
  { rule: "key-longest", pointedOf: (item) => extremeOf(lengthsOf(item), Math.max) },
  { rule: "key-shortest", pointedOf: (item) => extremeOf(lengthsOf(item), Math.min) },
];

function wordCues(language: string): readonly Cue[] {
  return [
    { rule: "key-shared-words", pointedOf: (item) => extremeOf(sharedWordsOf(item, language), Math.max) },
    { rule: "key-absolute", pointedOf: (item) => absolutesOf(item, language) },
  ];
}

/** The one option that has most (or least) of something; none where two have. */
function extremeOf(amounts: readonly number[], pick: (...amounts: number[]) => number): readonly boolean[] {
  const extreme = pick(...amounts);
  const isOne = amounts.filter((amount) => amount === extreme).length === 1;
  return amounts.map((amount) => isOne && amount === extreme);
}

function lintCue(items: readonly PackItem[], where: string, { rule, pointedOf }: Cue): readonly ItemFault[] {
  // Only an item where the cue tells some options from the others can give its key away by it.
  const telling = items.flatMap(({ options, key, ...item }) => {
    const pointed = pointedOf({ options, key, ...item });
    const count = pointed.filter(Boolean).length;
    if (count === 0 || count === options.length) return [];
    const isHit = options.some(({ id }, at) => pointed[at] === true && key.includes(id));
    return [{ hit: isHit, chance: count / options.length }];
  });
  const hits = telling.filter((item) => item.hit).length;
  const chances = telling.map((item) => item.chance);
  const byLuck = chanceOfAtLeast(hits, chances);
  const figures = { place: where, hits, count: telling.length };
  if (byLuck < BIAS.error && !areDrawn(items)) return [error(rule, "cue_tells", figures)];
  if (byLuck < BIAS.warning) return [warning(rule, "cue_tells", figures)];
  const isRare = 1 - chanceOfAtLeast(hits + 1, chances) < BIAS.rare;
  return isRare ? [warning(rule, "cue_rules_out", figures)] : [];
}

/** Whether templates made them: their options are corrected in the template, for every item at once. */
function areDrawn(items: readonly PackItem[]): boolean {
  return items.some(({ generated }) => generated !== undefined);
}

function lintKeyPosition(items: readonly PackItem[], where: string): readonly ItemFault[] {
  return [...Map.groupBy(items, (item) => item.options.length)].flatMap(([size, alike]) => {
    const counts = Array.from<number>({ length: size }).fill(0);
    for (const item of alike) {
      const at = item.options.findIndex((option) => item.key.includes(option.id));
      if (at >= 0) counts[at] = (counts[at] ?? 0) + 1;
    }
    return isUneven(counts)
      ? [warning("key-position", "keys_spread", { place: where, figures: counts.join(" / ") })]
      : [];
  });
}
