import type { FigureData } from "../figures/figure.ts";
import type { QuestionKind } from "./kind.ts";

/** Author's estimate of how hard an item is: 1 nearly everyone is right, 5 few are. */
export type Difficulty = 1 | 2 | 3 | 4 | 5;

/** One option of an item as authored; `why` says why it is right, or names the mistake that leads to it. */
export type ItemOption = {
  readonly id: string;
  readonly text: string;
  readonly why: string;
  /** drop_downs: the gap it is offered in. */
  readonly slot?: string | undefined;
};

/** A typed number's right value; an answer is right within `tolerance` of it, both in `unit`. */
export type NumberKey = {
  readonly value: number;
  readonly tolerance: number;
  readonly unit: string;
  /** Decimals the right answer is shown with; absent: those it has, six at most. An answer is judged by `value`. */
  readonly decimals?: number | undefined;
  /** Fewest digits before the decimal point; 3 for directions ("045"). */
  readonly digits?: number | undefined;
};

/** A wrong number, in the unit of the right one, and the mistake that leads to it, named in a sentence. */
export type NumberMistake = { readonly value: number; readonly why: string };

/** What some kinds need beside options and key; absent where a kind does not use it. Never leaves the server as it is. */
export type KindParts = {
  /** sequence: pairs of option ids, the first comes before the second; absent: the key is the only right order. */
  readonly before?: readonly (readonly [string, string])[] | undefined;
  /** matching: the prompts. drop_downs: the gaps {1}, {2} … of the stem. The key has one option per slot, in order. */
  readonly slots?: readonly { readonly id: string; readonly text: string }[] | undefined;
  readonly number?: NumberKey | undefined;
  /** typed_number: what a wrong answer is told, when it is one of these. */
  readonly mistakes?: readonly NumberMistake[] | undefined;
  /** typed_text: spellings that are right; the first one is shown. */
  readonly accepted?: readonly string[] | undefined;
  /** word_tiles: the word or words to find. */
  readonly word?: string | undefined;
};

export type ItemMedia = { readonly type: "image" | "audio"; readonly file: string; readonly alt: string };

/**
 * One version of an item, as authored. Never leaves the server in this form: it holds the key.
 * `options[].id` are the author's ids (a, b, c …), not the opaque ids of an attempt.
 */
export type Item = KindParts & {
  readonly itemId: string;
  readonly version: number;
  readonly kind: QuestionKind;
  /** Language code of the content. */
  readonly language: string;
  readonly categorySlug: string;
  readonly subcategorySlug: string | null;
  readonly difficulty: Difficulty;
  /** Learning-objective code of the syllabus. */
  readonly lo: string;
  readonly marks: number;
  readonly stem: string;
  readonly options: readonly ItemOption[];
  /** Ids of the right options: one for single choice, in the right order for a sequence, by slot where there are slots. */
  readonly key: readonly string[];
  readonly explanation: string;
  readonly reference: string;
  readonly media: readonly ItemMedia[];
  /** A figure that is drawn whenever it is shown: those of templates. Figures of packs are among the media. */
  readonly figure?: FigureData | undefined;
  /** What is said in the clip; shown after the answer. */
  readonly transcript?: string | undefined;
  /** The template that made this item, and the seed; absent for written ones. */
  readonly generated?: { readonly template: string; readonly seed: number } | undefined;
};
