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
const multiSelect = () =>
  import("./MultiSelectQuestion.tsx").then((m) => ({ default: m.MultiSelectQuestion }));
const sequence = () => import("./SequenceQuestion.tsx").then((m) => ({ default: m.SequenceQuestion }));
const matching = () => import("./MatchingQuestion.tsx").then((m) => ({ default: m.MatchingQuestion }));
const dropDowns = () => import("./DropDownsQuestion.tsx").then((m) => ({ default: m.DropDownsQuestion }));
const number = () => import("./TypedNumberQuestion.tsx").then((m) => ({ default: m.TypedNumberQuestion }));
const words = () => import("./TypedTextQuestion.tsx").then((m) => ({ default: m.TypedTextQuestion }));
const tiles = () => import("./WordTilesQuestion.tsx").then((m) => ({ default: m.WordTilesQuestion }));

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
