import type { Seed } from "./random.ts";
import type { Item } from "./questions/item.ts";
import type { QuestionKind } from "./questions/kind.ts";

type ItemMore = { readonly kind?: QuestionKind; readonly options?: number; readonly marks?: number };

/** For tests: an item with one right option. */
export function makeItem(itemId: string, { kind = "single", options = 4, marks = 1 }: ItemMore = {}): Item {
  const ids = kind === "single" ? ["a", "b", "c", "d", "e", "f"].slice(0, options) : ["t", "f"];
  return {
    itemId,
    version: 1,
    kind,
    language: "en",
    categorySlug: "air-law",
    subcategorySlug: null,
    difficulty: 3,
    lo: "010.01",
    marks,
    stem: `Stem of ${itemId}`,
    options: ids.map((id) => ({ id, text: `Text ${id}`, why: `Why ${id}` })),
    key: [ids[0] ?? "a"],
    explanation: "Because.",
    reference: "Annex 2",
    media: [],
  };
}

/** For tests: so many items of one kind. */
export function makeItems(count: number, more: ItemMore = {}): readonly Item[] {
  return Array.from({ length: count }, (_, index) => makeItem(`item-${index + 1}`, more));
}

/** For tests: seeds that differ with the number. */
export function makeSeeds(number: number): { readonly choices: Seed; readonly ids: Seed } {
  return { choices: [number, 1, 2, 3], ids: [number, 4, 5, 6] };
}
