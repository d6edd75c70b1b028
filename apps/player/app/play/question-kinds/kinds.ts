import type { QuestionKind } from "@crosscheck/rules/questions/kind";
import { type ComponentType } from "react";
import { lazyPart } from "../../hooks/lazy-part.ts";
import { ChoiceQuestion } from "./ChoiceQuestion.tsx";
import type { QuestionViewProps } from "./question-view.ts";

type KindView = {
  readonly View: ComponentType<QuestionViewProps>;
  /** Loads the view before it is needed; kinds of most runs are there from the start. */
  readonly preload?: () => Promise<unknown>;
};
type Loaded = Promise<{ readonly default: ComponentType<QuestionViewProps> }>;

const choice: KindView = { View: ChoiceQuestion };
const multiSelect = async () => ({
  default: (await import("./MultiSelectQuestion.tsx")).MultiSelectQuestion,
});
const sequence = async () => ({ default: (await import("./SequenceQuestion.tsx")).SequenceQuestion });
const matching = async () => ({ default: (await import("./MatchingQuestion.tsx")).MatchingQuestion });
const dropDowns = async () => ({ default: (await import("./DropDownsQuestion.tsx")).DropDownsQuestion });
const number = async () => ({ default: (await import("./TypedNumberQuestion.tsx")).TypedNumberQuestion });
const words = async () => ({ default: (await import("./TypedTextQuestion.tsx")).TypedTextQuestion });
const tiles = async () => ({ default: (await import("./WordTilesQuestion.tsx")).WordTilesQuestion });

/** How each question kind is played; a kind without an entry does not compile. */
export const KIND_VIEWS: Readonly<Record<QuestionKind, KindView>> = {
  single: choice,
  true_false: choice,
  multi_select: onDemand(multiSelect),
  sequence: onDemand(sequence),
  matching: onDemand(matching),
  drop_downs: onDemand(dropDowns),
  typed_number: onDemand(number),
  typed_text: onDemand(words),
  word_tiles: onDemand(tiles),
};

/** Kinds whose options are taken by the keys of their letters. */
const KEYED: ReadonlySet<QuestionKind> = new Set(["single", "true_false", "multi_select", "matching"]);

/** Whether letter and number keys take an option of such a question. */
export function hasOptionKeys(kind: QuestionKind): boolean {
  return KEYED.has(kind);
}

function onDemand(load: () => Loaded): KindView {
  return { View: lazyPart(load), preload: load };
}
