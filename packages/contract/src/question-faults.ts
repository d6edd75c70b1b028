import type { Finding } from "@crosscheck/rules/content/finding";
import { FINDINGS, fillFinding, type FindingName } from "@crosscheck/rules/content/finding-words";
import { lintItem } from "@crosscheck/rules/content/item-lint";
import type { PackItem } from "@crosscheck/rules/content/pack-item";
import { lintTranslation } from "@crosscheck/rules/content/translation-lint";

export { FINDINGS, fillFinding, type FindingName };
export type { PackItem } from "@crosscheck/rules/content/pack-item";
export { QUESTION_KINDS, type QuestionKind } from "@crosscheck/rules/questions/kind";

/** A question as it is written: its text by language, and the subject code of its category. */
export type WrittenQuestion = {
  readonly kind: PackItem["kind"];
  readonly code: string;
  readonly texts: Readonly<
    Record<
      string,
      Omit<PackItem, "id" | "kind" | "category" | "subcategory" | "level" | "passage" | "version">
    >
  >;
};
export type QuestionFault = Omit<Finding, "itemId">;

/** Any, and the same in every language: where a question stands is not looked at here. */
const HERE = { id: "question", category: "here", subcategory: null, level: 1, version: 1 } as const;

/**
 * The checks of packs for one question: each text by itself, and translations against the first of `languages` that it
 * is written in. The console runs them while somebody types, the server before it goes live.
 */
export function findFaults(
  { kind, code, texts }: WrittenQuestion,
  languages: readonly string[],
): readonly QuestionFault[] {
  const rank = (language: string) => languages.indexOf(language) + 1 || languages.length + 1;
  const files = Object.entries(texts)
    .map(([language, text]) => ({ language, items: [{ ...text, ...HERE, kind }] }))
    .toSorted(
      (one, other) => rank(one.language) - rank(other.language) || one.language.localeCompare(other.language),
    );
  const [base] = files;
  const outline = {
    baseLanguage: base?.language ?? "en",
    // Of several subjects, or of none: every code begins with nothing.
    categories: [{ slug: HERE.category, code: code === "0" ? "" : code, subcategories: [] }],
  };
  return files.flatMap((file) => [
    ...file.items.flatMap((item) =>
      lintItem(item, file.language, outline).map((fault) => ({ ...fault, language: file.language })),
    ),
    ...(base === undefined || base === file
      ? []
      : lintTranslation(base, file).map(({ itemId: _itemId, ...fault }) => fault)),
  ]);
}
