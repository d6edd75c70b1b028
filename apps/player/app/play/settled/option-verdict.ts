/** What an option of a settled question tells: nothing, or what was right and what was chosen. */
export type OptionVerdict = "none" | "right" | "own_right" | "own" | "missed";

type Option = {
  readonly isRight: boolean;
  readonly isChosen: boolean;
  /** Several options may be right, and some answer was given: then a right one left out was missed. */
  readonly countsMisses: boolean;
};

export function optionVerdict({ isRight, isChosen, countsMisses }: Option): OptionVerdict {
  if (isRight) return isChosen ? "own_right" : countsMisses ? "missed" : "right";
  return isChosen ? "own" : "none";
}

/** The answer that shows the right one in place, for kinds drawn row by row; null where no answer reads better. */
export function answerForStudy(kind: string, rightAnswer: string): string | null {
  return kind === "matching" || kind === "drop_downs" ? rightAnswer : null;
}
