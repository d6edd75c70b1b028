import type { PaperQuestion } from "../attempts/paper.ts";
import { shuffle } from "../random.ts";
import { readOptionList, writeOptionList } from "./option-list.ts";
import type { QuestionRules } from "./question-rules.ts";

/**
 * Several right options; right only when all of them and no other are chosen. The answer text is the list of chosen
 * ids in any order. Where parts count, each wrong choice takes back what a right one gives.
 */
export const multiSelect: QuestionRules = {
  arrangeOptions: ({ options }, random) => shuffle(options, random),
  pickRemoved: () => [],
  hasCrowdLifelines: false,
  isAnswer: (question, text) => chosenOf(question, text) !== null,
  isCorrect: (question, text) => shareOf(question, text) === 1,
  partOf: shareOf,
  correctAnswer: ({ options, key }) =>
    writeOptionList(options.map((option) => option.optionId).filter((id) => key.includes(id))),
  chosenAuthorId: () => null,
};

function chosenOf(question: PaperQuestion, text: string): readonly string[] | null {
  const list = readOptionList(question, text);
  return list === null || list.length === 0 || new Set(list).size !== list.length ? null : list;
}

function shareOf(question: PaperQuestion, text: string): number {
  const chosen = chosenOf(question, text);
  if (chosen === null || question.key.length === 0) return 0;
  const right = chosen.filter((id) => question.key.includes(id)).length;
  return Math.max(0, (right - (chosen.length - right)) / question.key.length);
}
