import { createRandom, drawSeed, shuffle, type Random, type Seed } from "../random.ts";
import { QUESTION_RULES } from "../questions/index.ts";
import type { Item } from "../questions/item.ts";
import type { Paper, PaperQuestion } from "./paper.ts";

/** Candidates of one part of a paper and how many of them are drawn. */
export type PaperPart = {
  /** Name of the section; null for a paper without sections. */
  readonly section: string | null;
  readonly items: readonly Item[];
  readonly count: number;
  /** Ids of items that are asked as trial items. */
  readonly trialIds?: readonly string[];
};

/**
 * Two seeds: opaque ids are shown to the player and must say nothing about the choices, so they come from a sequence
 * of their own.
 */
export type PaperSeeds = { readonly choices: Seed; readonly ids: Seed };

const ID_ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789";
const ID_LENGTH = 8;

/**
 * Draws a paper: items without repetition, their order, the order of options, opaque ids and what 50/50 would take
 * away. The same candidates and seeds give the same paper; a part with too few candidates is shorter.
 */
export function buildPaper(parts: readonly PaperPart[], seeds: PaperSeeds): Paper {
  const choices = createRandom(seeds.choices);
  const drawId = opaqueIds(createRandom(seeds.ids));
  const drawn = new Set<string>();
  const questions: PaperQuestion[] = [];
  for (const part of parts) {
    const fresh = part.items.filter((item) => !drawn.has(item.itemId));
    for (const item of distinct(shuffle(fresh, choices)).slice(0, part.count)) {
      drawn.add(item.itemId);
      const place = { number: questions.length + 1, section: part.section };
      const isTrial = part.trialIds?.includes(item.itemId) === true;
      const weight = isTrial ? { marks: 0, trialMarks: item.marks } : {};
      questions.push({ ...place, ...arrange(item, choices, drawId), ...weight });
    }
  }
  return { questions };
}

function arrange(
  item: Item,
  choices: Random,
  drawId: () => string,
): Omit<PaperQuestion, "number" | "section"> {
  const rules = QUESTION_RULES[item.kind];
  const shown = rules.arrangeOptions(item, choices);
  const slots = item.slots?.map((slot) => ({ slotId: drawId(), authorId: slot.id }));
  const slotIds = new Map(slots?.map(({ authorId, slotId }) => [authorId, slotId]));
  const options = shown.map(({ id, slot }) => ({
    optionId: drawId(),
    authorId: id,
    ...(slot === undefined ? {} : { slotId: slotIds.get(slot) }),
  }));
  const idOf = new Map(options.map(({ authorId, optionId }) => [authorId, optionId]));
  const toOpaque = (authorId: string) => idOf.get(authorId) ?? "";
  const key = item.key.map(toOpaque);
  return {
    itemId: item.itemId,
    version: item.version,
    language: item.language,
    kind: item.kind,
    category: item.categorySlug,
    subcategory: item.subcategorySlug,
    marks: item.marks,
    options,
    key,
    slots,
    before: item.before?.map(([first, second]) => [toOpaque(first), toOpaque(second)]),
    numberKey: item.number,
    accepted: item.accepted,
    word: item.word,
    tiles: rules.drawTiles?.(item, choices),
    removedByFiftyFifty: rules.pickRemoved({ options, key }, choices),
    pollSeed: drawSeed(choices),
  };
}

function distinct(items: readonly Item[]): readonly Item[] {
  return [...new Map(items.map((item) => [item.itemId, item])).values()];
}

function opaqueIds(random: Random): () => string {
  const used = new Set<string>();
  const draw = () =>
    Array.from({ length: ID_LENGTH }, () => ID_ALPHABET[random.below(ID_ALPHABET.length)] ?? "a").join("");
  return () => {
    let id = draw();
    while (used.has(id)) id = draw();
    used.add(id);
    return id;
  };
}
