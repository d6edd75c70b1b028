/** Question kinds that can be played today; each has one file beside this one and one component in the player. */
export const QUESTION_KINDS = ["single", "true_false"] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];
