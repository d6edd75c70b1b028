import { buildPaper } from "./attempts/build-paper.ts";
import type { PaperQuestion } from "./attempts/paper.ts";
import type { Seed } from "./random.ts";
import type { Item, ItemOption, KindParts } from "./questions/item.ts";
import type { QuestionKind } from "./questions/kind.ts";

/** `options` counts for kinds whose number of options is open. */
export type ItemMore = {
  readonly kind?: QuestionKind;
  readonly options?: number;
  readonly marks?: number;
  readonly key?: readonly string[];
} & KindParts;

type Answer = Pick<Item, "options" | "key"> & KindParts;

/** For tests: a sound item of a kind; parts given replace its own. */
export function makeItem(
  itemId: string,
  { kind = "single", options = 4, marks = 1, ...parts }: ItemMore = {},
): Item {
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
    ...makeAnswer(kind, options),
    explanation: "Because.",
    reference: "Annex 2",
    media: [],
    ...parts,
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

/** For tests: an item as shown in an attempt of its own. */
export function makeQuestion(item: Item, seed: number): PaperQuestion {
  const [question] = buildPaper([{ section: null, items: [item], count: 1 }], makeSeeds(seed)).questions;
  if (!question) throw new Error("no question");
  return question;
}

/** For tests: the answer text of these options of the author's, in this order. */
export function makeAnswerText(question: PaperQuestion, authorIds: readonly string[]): string {
  const idOf = new Map(question.options.map(({ authorId, optionId }) => [authorId, optionId]));
  return JSON.stringify(authorIds.map((authorId) => idOf.get(authorId) ?? authorId));
}

function makeAnswer(kind: QuestionKind, count: number): Answer {
  const ids = ["a", "b", "c", "d", "e", "f", "g", "h"].slice(0, count);
  switch (kind) {
    case "single":
      return { options: toOptions(ids), key: ids.slice(0, 1) };
    case "true_false":
      return { options: toOptions(["t", "f"]), key: ["t"] };
    case "multi_select":
      return { options: toOptions(ids), key: ids.slice(0, -1).filter((_, place) => place % 2 === 0) };
    case "sequence":
      return { options: toOptions(ids), key: ids.toReversed() };
    case "matching":
      return { options: toOptions(ids), key: ids.slice(1), slots: toSlots(ids.length - 1, "Prompt") };
    case "drop_downs":
      return dropDowns();
    case "typed_number":
      return { options: [], key: [], number: { value: 12.5, tolerance: 0.2, unit: "kt" } };
    case "typed_text":
      return { options: [], key: [], accepted: ["Angle of attack", "AoA"] };
    case "word_tiles":
      return { options: [], key: [], word: "ANGLE OF ATTACK" };
  }
}

function dropDowns(): Answer {
  const options = toOptions(["a", "b", "c", "d", "e"]).map((option, place) => ({
    ...option,
    slot: place < 2 ? "1" : "2",
  }));
  return { options, key: ["b", "c"], slots: toSlots(2, "") };
}

function toOptions(ids: readonly string[]): readonly ItemOption[] {
  return ids.map((id) => ({ id, text: `Text ${id}`, why: `Why ${id}` }));
}

function toSlots(count: number, text: string): readonly { readonly id: string; readonly text: string }[] {
  return Array.from({ length: count }, (_, place) => ({
    id: String(place + 1),
    text: text === "" ? "" : `${text} ${place + 1}`,
  }));
}
