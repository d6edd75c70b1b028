import type { PaperQuestion } from "../attempts/paper.ts";
import type { Random } from "../random.ts";
import type { Item, ItemOption } from "./item.ts";

/** What a question kind has to know about itself; the empty answer text means blank for every kind. */
export type QuestionRules = {
  /** The author's options in the order a player sees them. */
  readonly arrangeOptions: (item: Item, random: Random) => readonly ItemOption[];
  /** Opaque ids that 50/50 takes away; empty when the kind has no 50/50. */
  readonly pickRemoved: (
    question: Pick<PaperQuestion, "options" | "key">,
    random: Random,
  ) => readonly string[];
  /** Whether 50/50 and the audience poll may be sold (contract §5). */
  readonly hasCrowdLifelines: boolean;
  /** Letters to lay the answer with, in the order shown; only for kinds with tiles. */
  readonly drawTiles?: (item: Item, random: Random) => readonly string[];
  /** The letter that the hint lifeline shows; only for kinds that have one. */
  readonly hint?: (question: PaperQuestion) => Hint;
  /** Whether this text, not blank, is an answer to this question at all. */
  readonly isAnswer: (question: PaperQuestion, text: string) => boolean;
  /** Whether an answer text, not blank, is right. */
  readonly isCorrect: (question: PaperQuestion, text: string) => boolean;
  /** Share of the marks that a not blank answer earns where parts count, 0–1; 1 only for a right one. */
  readonly partOf?: (question: PaperQuestion, text: string) => number;
  /** The right answer in the form `submit_answer` takes it. */
  readonly correctAnswer: (question: PaperQuestion) => string;
  /** The author's id of what was chosen, to compare players across attempts; null when there is no single one. */
  readonly chosenAuthorId: (question: PaperQuestion, text: string) => string | null;
};

/** One letter of the answer and its place among all letters, from 0, spaces not counted. */
export type Hint = { readonly place: number; readonly letter: string };
