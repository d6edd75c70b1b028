import type { QuestionKind } from "@crosscheck/contract/question-faults";
import type { SentOf } from "../../data/call.ts";

export type Texts = NonNullable<SentOf<"create_question">["texts"]>;
export type Text = Texts[string];
export type Option = NonNullable<Text["options"]>[number];
type Media = NonNullable<Text["media"]>[number];

/** Kinds by how they are answered: the parts of the form follow from it. */
export const CHOICE_KINDS: readonly QuestionKind[] = [
  "single",
  "true_false",
  "multi_select",
  "sequence",
  "matching",
  "drop_downs",
];
export const SLOT_KINDS: readonly QuestionKind[] = ["matching", "drop_downs"];

const LETTERS = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"] as const;
const TRUTHS: Readonly<Record<string, readonly [string, string]>> = {
  ar: ["صح", "خطأ"],
  en: ["True", "False"],
};

/** An empty text with what its kind needs. */
export function blankText(kind: QuestionKind, language: string): Text {
  return {
    difficulty: 3,
    lo: "",
    stem: "",
    explanation: "",
    reference: "",
    marks: 1,
    media: [],
    ...partsOf(kind, language),
  };
}

function partsOf(kind: QuestionKind, language: string): Partial<Text> {
  const options = (count: number): Option[] =>
    LETTERS.slice(0, count).map((id) => ({ id, text: "", why: "" }));
  const slots = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: String(at + 1), text: "" }));
  if (kind === "true_false") {
    const [yes, no] = TRUTHS[language] ?? ["True", "False"];
    return {
      options: [
        { id: "a", text: yes, why: "" },
        { id: "b", text: no, why: "" },
      ],
      key: [],
    };
  }
  if (kind === "matching") return { options: options(3), slots: slots(3), key: [] };
  if (kind === "drop_downs")
    return {
      options: options(4).map((option, at) => ({ ...option, slot: at < 2 ? "1" : "2" })),
      slots: slots(2),
      key: [],
    };
  if (kind === "typed_number") return { options: [], key: [], number: { value: 0, tolerance: 0, unit: "" } };
  if (kind === "typed_text") return { options: [], key: [], accepted: [""] };
  if (kind === "word_tiles") return { options: [], key: [], word: "" };
  return { options: options(4), key: [] };
}

/** Another kind: what was written stays where the new kind has room for it. */
export function withKind(texts: Texts, kind: QuestionKind): Texts {
  return mapTexts(texts, (text, language) => {
    const { difficulty, lo, stem, explanation, reference, marks, media, transcript } = text;
    const parts = partsOf(kind, language);
    const kept = text.options ?? [];
    const options = parts.options?.map((option, at) => {
      const old = kind === "true_false" ? undefined : kept[at];
      return old === undefined ? option : { ...option, text: old.text, why: old.why };
    });
    return {
      difficulty,
      lo,
      stem,
      explanation,
      reference,
      marks,
      media,
      ...(transcript === undefined ? {} : { transcript }),
      ...parts,
      ...(options === undefined ? {} : { options }),
    };
  });
}

/** What is the same in every language. */
export function withShared(texts: Texts, shared: Partial<Text> | ((text: Text) => Partial<Text>)): Texts {
  return mapTexts(texts, (text) => ({ ...text, ...(typeof shared === "function" ? shared(text) : shared) }));
}

/** A language more: the same structure, to be written. */
export function withLanguage(texts: Texts, language: string, kind: QuestionKind): Texts {
  const [base] = Object.values(texts);
  if (base === undefined) return { [language]: blankText(kind, language) };
  const truths = TRUTHS[language];
  const blank: Text = {
    ...base,
    stem: "",
    explanation: "",
    options: base.options?.map((option, at) => ({
      ...option,
      text: kind === "true_false" ? (truths?.[at] ?? "") : "",
      why: "",
    })),
    media: base.media?.map((one) => ({ ...one, alt: "" })),
    ...(base.slots === undefined ? {} : { slots: base.slots.map(({ id }) => ({ id, text: "" })) }),
    ...(base.mistakes === undefined
      ? {}
      : { mistakes: base.mistakes.map(({ value }) => ({ value, why: "" })) }),
    ...(base.accepted === undefined ? {} : { accepted: [""] }),
    ...(base.word === undefined ? {} : { word: "" }),
    ...(base.transcript === undefined ? {} : { transcript: "" }),
  };
  return { ...texts, [language]: blank };
}

export function withoutLanguage(texts: Texts, language: string): Texts {
  const { [language]: _gone, ...rest } = texts;
  return rest;
}

/** One field of one language. */
export function withText(texts: Texts, language: string, change: Partial<Text>): Texts {
  return mapTexts(texts, (text, code) => (code === language ? { ...text, ...change } : text));
}

export function withOption(
  texts: Texts,
  { language, id }: { readonly language: string; readonly id: string },
  change: Partial<Option>,
): Texts {
  const changed = (text: Text) => ({
    ...text,
    options: text.options?.map((option) => (option.id === id ? { ...option, ...change } : option)),
  });
  // In which gap it is offered is the same in every language.
  return mapTexts(texts, (text, code) => ("slot" in change || code === language ? changed(text) : text));
}

export function withNewOption(texts: Texts): Texts {
  const taken = new Set(Object.values(texts).flatMap(({ options = [] }) => options.map(({ id }) => id)));
  const id = LETTERS.find((letter) => !taken.has(letter));
  if (id === undefined) return texts;
  return mapTexts(texts, (text) => ({
    ...text,
    options: [
      ...(text.options ?? []),
      { id, text: "", why: "", ...(text.options?.[0]?.slot === undefined ? {} : { slot: "1" }) },
    ],
  }));
}

export function withoutOption(texts: Texts, id: string): Texts {
  return mapTexts(texts, (text) => ({
    ...text,
    options: text.options?.filter((option) => option.id !== id),
    key: text.key?.filter((one) => one !== id),
  }));
}

/** So many prompts or gaps; the key has one option for each. */
export function withSlots(texts: Texts, count: number): Texts {
  return mapTexts(texts, (text) => ({
    ...text,
    slots: Array.from({ length: count }, (_, at) => text.slots?.[at] ?? { id: String(at + 1), text: "" }),
    key: (text.key ?? []).slice(0, count),
  }));
}

/** A figure or clip more, in every language; each says in its own words what it is. */
export function withMedia(texts: Texts, media: Media): Texts {
  return mapTexts(texts, (text) => ({
    ...text,
    media: [...(text.media ?? []), media],
    ...(media.type === "audio" && text.transcript === undefined ? { transcript: "" } : {}),
  }));
}

export function withoutMedia(texts: Texts, at: number): Texts {
  return mapTexts(texts, (text) => {
    const media = (text.media ?? []).toSpliced(at, 1);
    const { transcript, ...rest } = text;
    const hasClip = media.some(({ type }) => type === "audio");
    return { ...rest, media, ...(hasClip && transcript !== undefined ? { transcript } : {}) };
  });
}

export function withAlt(
  texts: Texts,
  { language, at }: { readonly language: string; readonly at: number },
  alt: string,
): Texts {
  return mapTexts(texts, (text, code) =>
    code === language
      ? { ...text, media: (text.media ?? []).map((one, index) => (index === at ? { ...one, alt } : one)) }
      : text,
  );
}

/** The key once an option is pressed: one of several, several, or the next one in an order. */
export function pressedKey(kind: QuestionKind, key: readonly string[], id: string): string[] {
  if (kind === "multi_select")
    return key.includes(id) ? key.filter((one) => one !== id) : [...key, id].toSorted();
  return [id];
}

function mapTexts(texts: Texts, change: (text: Text, language: string) => Text): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [language, change(text, language)]),
  );
}

/** What the fields of one language are given. */
export type WritingProps = {
  readonly kind: QuestionKind;
  readonly texts: Texts;
  /** The language that is written now. */
  readonly language: string;
  readonly direction: "ltr" | "rtl" | "auto";
  readonly onSet: (texts: Texts) => void;
};
