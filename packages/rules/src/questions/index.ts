import type { QuestionKind } from "./kind.ts";
import { multiSelect } from "./multi-select.ts";
import type { QuestionRules } from "./question-rules.ts";
import { sequence } from "./sequence.ts";
import { single } from "./single.ts";
import { dropDowns, matching } from "./slots.ts";
import { trueFalse } from "./true-false.ts";
import { typedNumber, typedText } from "./typed.ts";
import { wordTiles } from "./word-tiles.ts";

/** Rules of every question kind; a kind without its line does not compile. */
export const QUESTION_RULES: Readonly<Record<QuestionKind, QuestionRules>> = {
  single,
  true_false: trueFalse,
  multi_select: multiSelect,
  sequence,
  matching,
  drop_downs: dropDowns,
  typed_number: typedNumber,
  typed_text: typedText,
  word_tiles: wordTiles,
};
