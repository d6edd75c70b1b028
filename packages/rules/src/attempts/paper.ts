import type { Seed } from "../random.ts";
import type { KindParts, NumberKey } from "../questions/item.ts";
import type { QuestionKind } from "../questions/kind.ts";

/** An option as shown in one attempt, and which of the author's it is. */
export type PaperOption = {
  /** Random per attempt; says nothing. */
  readonly optionId: string;
  readonly authorId: string;
  /** The slot it is offered in, by opaque id; absent where every slot takes it. */
  readonly slotId?: string | undefined;
};

/** A prompt or a gap as shown in one attempt. */
export type PaperSlot = { readonly slotId: string; readonly authorId: string };

/** What some kinds need beside options and key, in opaque ids. */
type PaperParts = Pick<KindParts, "before" | "accepted" | "word"> & {
  /** typed_number: the item's `number`. */
  readonly numberKey?: NumberKey | undefined;
  readonly slots?: readonly PaperSlot[] | undefined;
  /** word_tiles: letters in the order shown, some of them not in the word. */
  readonly tiles?: readonly string[] | undefined;
};

/** One place of a paper. Holds the key: it never leaves the server in this form. */
export type PaperQuestion = PaperParts & {
  /** From 1. */
  readonly number: number;
  readonly itemId: string;
  readonly version: number;
  readonly language: string;
  readonly kind: QuestionKind;
  readonly category: string;
  readonly subcategory: string | null;
  readonly section: string | null;
  /** Weight of the item; 0: it is in no marks and in no count of right and wrong ones. */
  readonly marks: number;
  /** What a trial item would weigh; its marks are 0, which its player does not know. */
  readonly trialMarks?: number;
  /** Options in the order shown. */
  readonly options: readonly PaperOption[];
  /** Opaque ids of the right options: in order for a sequence, by slot where there are slots. */
  readonly key: readonly string[];
  /** What 50/50 would take away, fixed when the paper is made; empty where the kind has no 50/50. */
  readonly removedByFiftyFifty: readonly string[];
  readonly pollSeed: Seed;
};

/** The fixed list of items, versions and option orders of an attempt. */
export type Paper = { readonly questions: readonly PaperQuestion[] };
