import type { FigureData } from "../figures/figure.ts";
import type { Difficulty, ItemMedia, ItemOption, KindParts } from "../questions/item.ts";
import type { QuestionKind } from "../questions/kind.ts";

/** One line of a pack's question file: an item in one language, as its author wrote it. */
export type PackItem = KindParts & {
  /** Author's id, the same in every language. */
  readonly id: string;
  readonly kind: QuestionKind;
  readonly category: string;
  readonly subcategory: string | null;
  readonly level: number;
  readonly difficulty: Difficulty;
  readonly lo: string;
  readonly stem: string;
  readonly options: readonly ItemOption[];
  readonly key: readonly string[];
  readonly explanation: string;
  readonly reference: string;
  /** The author's revision; a translation names the revision it was made from. */
  readonly version: number;
  readonly marks: number;
  readonly media: readonly ItemMedia[];
  /** A figure as data; once it is drawn it is among the media. */
  readonly figure?: FigureData | undefined;
  /** What is said in the clip. */
  readonly transcript?: string | undefined;
  /** Author's id of the passage it is about. */
  readonly passage?: string | undefined;
  /** The template that made it, and the seed. */
  readonly generated?: { readonly template: string; readonly seed: number } | undefined;
};

/** All items of a pack in one language. */
export type PackFile = { readonly language: string; readonly items: readonly PackItem[] };

/** The places a pack declares. */
export type PackOutline = {
  readonly baseLanguage: string;
  /** Whether its items are played by level; absent: they are. */
  readonly hasLevels?: boolean | undefined;
  readonly categories: readonly {
    readonly slug: string;
    readonly code: string;
    readonly subcategories: readonly { readonly slug: string }[];
  }[];
};

/** Every written text of an item with the name of its field, for lints that read prose. */
export function textsOf(item: PackItem): readonly { readonly field: string; readonly text: string }[] {
  return [
    { field: "stem", text: item.stem },
    ...item.options.map((option) => ({ field: `option ${option.id}`, text: option.text })),
    // The gaps of a stem have no text of their own.
    ...(item.kind === "matching" ? (item.slots ?? []) : []).map((slot) => ({
      field: `prompt ${slot.id}`,
      text: slot.text,
    })),
    ...(item.number === undefined
      ? []
      : [{ field: "number", text: `${item.number.value} ${item.number.unit}` }]),
    ...(item.word === undefined ? [] : [{ field: "word", text: item.word }]),
    ...(item.accepted ?? []).map((text) => ({ field: "accepted", text })),
    ...item.options.map((option) => ({ field: `why of option ${option.id}`, text: option.why })),
    ...(item.mistakes ?? []).map(({ why }) => ({ field: "why of a mistake", text: why })),
    { field: "explanation", text: item.explanation },
    ...item.media.map((media) => ({ field: `alt of ${media.file}`, text: media.alt })),
    ...(item.transcript === undefined ? [] : [{ field: "transcript", text: item.transcript }]),
  ];
}

/** Text for comparing: one case, one spelling of equal characters, no edge punctuation, no doubled spaces. */
export function normalise(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/^[\s"'“”‘’«».:;?؟!…]+|[\s"'“”‘’«».:;?؟!…]+$/gu, "")
    .replace(/^(?:an?|the) /u, "");
}
