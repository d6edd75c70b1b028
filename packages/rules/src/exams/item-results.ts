import { checkAnswer, markPaper } from "../attempts/marking.ts";
import type { PaperQuestion } from "../attempts/paper.ts";
import type { Marking } from "../modes/mode.ts";
import { QUESTION_RULES } from "../questions/index.ts";
import type { ItemResult } from "./item-analysis.ts";

/**
 * What item analysis reads of a sitting: each question by itself, so a floor of the whole paper is not in it.
 *
 * @param questions the paper as it counts, after a regrade where there was one
 * @param answers texts as they were given, in the order of the paper: an item that was given to all is still judged by them
 */
export function itemResults(
  questions: readonly PaperQuestion[],
  answers: readonly (string | null)[],
  marking: Marking,
): readonly ItemResult[] {
  return questions.map((question, place) => {
    const answer = answers[place] ?? null;
    const { marks, maxMarks } = markPaper([question], [answer], { ...marking, floorAtZero: false });
    const verdict = checkAnswer(question, answer);
    return {
      itemId: question.itemId,
      version: question.version,
      verdict,
      marks,
      maxMarks,
      chosen:
        answer === null || answer === ""
          ? null
          : QUESTION_RULES[question.kind].chosenAuthorId(question, answer),
    };
  });
}
