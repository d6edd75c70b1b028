import type { PaperQuestion } from "../attempts/paper.ts";
import { shuffle, type Random } from "../random.ts";
import type { Item, ItemOption } from "./item.ts";
import { readOptionList, writeOptionList } from "./option-list.ts";
import type { QuestionRules } from "./question-rules.ts";

/** Tries for a random order that is not right; then the reverse of a right one is shown, which keeps no pair. */
const MOST_TRIES = 20;

/**
 * All options in a right order. Where the item names pairs, every order that keeps all of them is right, else the key
 * alone. The answer text is the list of ids, first to last.
 */
export const sequence: QuestionRules = {
  arrangeOptions: arrange,
  pickRemoved: () => [],
  hasCrowdLifelines: false,
  isAnswer: (question, text) => orderOf(question, text) !== null,
  isCorrect: (question, text) => {
    const order = orderOf(question, text);
    return order !== null && keepsOrder(order, question);
  },
  correctAnswer: ({ key }) => writeOptionList(key),
  chosenAuthorId: () => null,
};

/** Whether an order keeps every pair, or is the key where there are no pairs. Ids are of one kind in both. */
export function keepsOrder(
  order: readonly string[],
  rule: {
    readonly key: readonly string[];
    readonly before?: readonly (readonly [string, string])[] | undefined;
  },
): boolean {
  const { before, key } = rule;
  if (before === undefined) return order.every((id, place) => id === key[place]);
  return before.every(([first, second]) => order.indexOf(first) < order.indexOf(second));
}

function orderOf(question: PaperQuestion, text: string): readonly string[] | null {
  const list = readOptionList(question, text);
  if (list === null || list.length === 0 || list.length !== question.options.length) return null;
  return new Set(list).size === list.length ? list : null;
}

/** In random order, but not in a right one: nobody is right by leaving everything as it is. */
function arrange(item: Item, random: Random): readonly ItemOption[] {
  let shown = shuffle(item.options, random);
  for (let left = MOST_TRIES; left > 0 && keepsOrder(idsOf(shown), item); left -= 1) {
    shown = shuffle(item.options, random);
  }
  return keepsOrder(idsOf(shown), item) ? shown.toReversed() : shown;
}

function idsOf(options: readonly ItemOption[]): readonly string[] {
  return options.map((option) => option.id);
}
