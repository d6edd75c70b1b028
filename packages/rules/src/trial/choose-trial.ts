import type { PackItem } from "../content/pack-item.ts";
import { createRandom, shuffle, type Seed } from "../random.ts";

/** The longest texts a question of the trial may have, so that it is read at a glance on a phone. In characters. */
const MOST = { stem: 150, option: 60, rule: 170 } as const;
/**
 * The same for a question that stands on the home page, where all options are in sight without scrolling, each in one
 * line at 360 px: two that break in the stand-in font and not in the real one would move the page while it loads.
 */
const MOST_ON_HOME = { stem: 90, option: 28 } as const;
const MOST_DIFFICULTY = 3;

type Texts = { readonly stem: string; readonly options: readonly { readonly text: string }[] };

/** The first sentence of an explanation: the rule in short. A full stop inside a number or a reference ends none. */
export function ruleSentence(explanation: string): string {
  const end = /[.!?؟](?=\s+\p{Lu}|\s+\p{Lo}|\s*$)/u.exec(explanation);
  return end === null ? explanation.trim() : explanation.slice(0, end.index + 1).trim();
}

/** Whether an item may be asked of visitors: one choice, short, without figures and formulae, with rule and reference. */
export function isForTrial(item: Omit<PackItem, "id">): boolean {
  const texts = [item.stem, item.explanation, ...item.options.flatMap(({ text, why }) => [text, why])];
  return (
    item.kind === "single" &&
    (item.media ?? []).length === 0 &&
    item.difficulty <= MOST_DIFFICULTY &&
    item.reference !== "" &&
    texts.every((text) => !text.includes("$")) &&
    fits(item, MOST) &&
    ruleSentence(item.explanation).length <= MOST.rule
  );
}

/** Whether a question with its options fits on a phone without scrolling. */
export function isForHome(item: Texts): boolean {
  return fits(item, MOST_ON_HOME);
}

function fits({ stem, options }: Texts, most: { readonly stem: number; readonly option: number }): boolean {
  return stem.length <= most.stem && options.every(({ text }) => text.length <= most.option);
}

/** A pack and how many of its items per category visitors may be asked. */
export type TrialPack = {
  readonly pack: string;
  readonly each: number;
  readonly items: readonly PackItem[];
  /** Ids of items that are written in every language of the pack. */
  readonly translated: ReadonlySet<string>;
};

/**
 * The small fixed set that visitors are asked, as `pack/item`: in each category items in all languages first, then those
 * that fit on the home page. The same packs and seed give the same set.
 */
export function chooseTrial(packs: readonly TrialPack[], seed: Seed): readonly string[] {
  const random = createRandom(seed);
  return packs.flatMap(({ pack, each, items, translated }) =>
    [...Map.groupBy(items, ({ category }) => category).values()].flatMap((rows) =>
      shuffle(rows.filter(isForTrial), random)
        .map((item) => ({ item, rank: (translated.has(item.id) ? 0 : 2) + (isForHome(item) ? 0 : 1) }))
        .toSorted((one, other) => one.rank - other.rank)
        .slice(0, each)
        .map(({ item }) => `${pack}/${item.id}`),
    ),
  );
}
