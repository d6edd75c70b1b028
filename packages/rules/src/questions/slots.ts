import type { PaperQuestion } from "../attempts/paper.ts";
import { shuffle } from "../random.ts";
import { readOptionList, writeOptionList } from "./option-list.ts";
import type { QuestionRules } from "./question-rules.ts";

/** One option for every slot. The answer text is the list of option ids, in the order of the slots. */
function slotRules(isFilling: (question: PaperQuestion, list: readonly string[]) => boolean): QuestionRules {
  const fillingOf = (question: PaperQuestion, text: string) => {
    const places = question.slots?.length ?? 0;
    if (places === 0 || question.key.length !== places) return null;
    const list = readOptionList(question, text);
    return list !== null && list.length === places && isFilling(question, list) ? list : null;
  };
  const partOf = (question: PaperQuestion, text: string) => {
    const list = fillingOf(question, text);
    return list === null ? 0 : list.filter((id, place) => id === question.key[place]).length / list.length;
  };
  return {
    arrangeOptions: ({ options }, random) => shuffle(options, random),
    pickRemoved: () => [],
    hasCrowdLifelines: false,
    isAnswer: (question, text) => fillingOf(question, text) !== null,
    isCorrect: (question, text) => partOf(question, text) === 1,
    partOf,
    correctAnswer: ({ key }) => writeOptionList(key),
    chosenAuthorId: () => null,
  };
}

/** Pairs: every prompt gets one of the options, none of them twice; some options may stay over. */
export const matching: QuestionRules = slotRules((_question, list) => new Set(list).size === list.length);

/** Gaps of the stem, each with options of its own. */
export const dropDowns: QuestionRules = slotRules((question, list) =>
  list.every((id, place) => {
    const option = question.options.find(({ optionId }) => optionId === id);
    return option?.slotId === question.slots?.[place]?.slotId;
  }),
);
