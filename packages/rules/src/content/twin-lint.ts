import { contentWords } from "./content-words.ts";
import type { PackItem } from "./pack-item.ts";
import { findSimilar, mayPair } from "./similar.ts";

/** Share of common content words from which two stems ask the same. */
const TWIN = 0.6;

/** A stem of fewer content words says too little to be compared by them. */
const FEWEST_WORDS = 4;

/** The items of a pack in the language they are compared in. */
type PackStems = { readonly pack: string; readonly language: string; readonly items: readonly PackItem[] };

/** An item that asks nearly what another one asks, of the same pack or of another. */
type Twin = {
  readonly pack: string;
  readonly item: PackItem;
  readonly other: PackItem;
  readonly otherPack: string;
};

/** Items over all packs whose stems have most content words in common, each named with one that stands before it. */
export function findTwins(packs: readonly PackStems[]): readonly Twin[] {
  const stems = packs.flatMap(({ pack, language, items }) =>
    items
      .map((item) => ({ pack, item, words: contentWords(item.stem, language) }))
      .filter(({ words }) => words.size >= FEWEST_WORDS),
  );
  return findSimilar(stems, TWIN, mayPair).map(([twin, other]) => ({
    pack: twin.pack,
    item: twin.item,
    other: other.item,
    otherPack: other.pack,
  }));
}
