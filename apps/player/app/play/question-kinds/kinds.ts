import type { QuestionKind } from "@crosscheck/rules/questions/kind";
import type { ComponentType } from "react";
import type { Card } from "../attempt-state.ts";
import { ChoiceQuestion } from "./ChoiceQuestion.tsx";
import type { QuestionViewProps } from "./question-view.ts";

type KindView = {
  readonly View: ComponentType<QuestionViewProps>;
  /** Answer text that key A–F gives, by place from 0; undefined where the key means nothing. */
  readonly answerOfKey: (card: Card, place: number) => string | undefined;
};

const choice: KindView = {
  View: ChoiceQuestion,
  answerOfKey: (card, place) => card.options[place]?.option_id,
};

/** How each question kind is played; a kind without an entry does not compile. */
export const KIND_VIEWS: Readonly<Record<QuestionKind, KindView>> = { single: choice, true_false: choice };
