import type { QuestionKind } from "./kind.ts";

/** Author's estimate of how hard an item is: 1 nearly everyone is right, 5 few are. */
export type Difficulty = 1 | 2 | 3 | 4 | 5;

/** One option of an item as authored; `why` says why it is right, or names the mistake that leads to it. */
export type ItemOption = { readonly id: string; readonly text: string; readonly why: string };

/**
 * One version of an item, as authored. Never leaves the server in this form: it holds the key.
 * `options[].id` are the author's ids (a, b, c …), not the opaque ids of an attempt.
 */
export type Item = {
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
  /** Ids of the right options; one for single choice. */
  readonly key: readonly string[];
  readonly explanation: string;
  readonly reference: string;
  readonly media: readonly {
    readonly type: "image" | "audio";
    readonly file: string;
    readonly alt: string;
  }[];
};
