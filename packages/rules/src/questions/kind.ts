/** Question kinds that can be played; each has one file beside this one and one component in the player. */
export const QUESTION_KINDS = [
  "single",
  "true_false",
  "multi_select",
  "sequence",
  "matching",
  "drop_downs",
  "typed_number",
  "typed_text",
  "word_tiles",
] as const;

export type QuestionKind = (typeof QUESTION_KINDS)[number];
