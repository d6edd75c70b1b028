import type { PaperQuestion } from "../attempts/paper.ts";
import { shuffle } from "../random.ts";
import type { QuestionRules } from "./question-rules.ts";

/** One right option out of several. The answer text is the opaque id of the chosen option. */
export const single: QuestionRules = {
  arrangeOptions: ({ options }, random) => shuffle(options, random),
  pickRemoved: ({ options, key }, random) => {
    const wrong = options.filter((option) => !key.includes(option.optionId)).map((option) => option.optionId);
    const kept = wrong[random.below(wrong.length)];
    return wrong.filter((optionId) => optionId !== kept);
  },
  hasCrowdLifelines: true,
  isAnswer,
  isCorrect: (question, text) => isAnswer(question, text) && question.key.includes(text),
  correctAnswer: (question) => question.key[0] ?? "",
  chosenAuthorId: (question, text) =>
    question.options.find((option) => option.optionId === text)?.authorId ?? null,
};

function isAnswer({ options }: PaperQuestion, text: string): boolean {
  return options.some((option) => option.optionId === text);
}
