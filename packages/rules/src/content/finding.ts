import { FINDINGS, fillFinding, type FindingName, type FindingWords } from "./finding-words.ts";

/** What a lint looks for. */
export type LintRule =
  | "missing-text"
  | "unknown-place"
  | "syllabus-code"
  | "option-ids"
  | "key"
  | "kind-parts"
  | "order"
  | "slots"
  | "number"
  | "accepted"
  | "word"
  | "transcript"
  | "duplicate-option"
  | "all-of-the-above"
  | "best-answer"
  | "double-negative"
  | "unit"
  | "formula"
  | "too-long"
  | "option-length"
  | "duplicate-id"
  | "duplicate-stem"
  | "similar-stem"
  | "level-size"
  | "level-gap"
  | "passage-size"
  | "key-longest"
  | "key-shortest"
  | "key-position"
  | "key-rank"
  | "number-rank"
  | "key-shared-words"
  | "key-absolute"
  | "guesser"
  | "reference"
  | "twin"
  | "translation"
  | "translation-numbers"
  | "translation-missing"
  | "glossary";

/** One fault found in a pack. Errors stop an import, warnings ask an author to look. */
export type Finding = FindingWords & {
  readonly rule: LintRule;
  readonly severity: "error" | "warning";
  readonly language: string;
  /** Null when the fault is of the file, not of one item. */
  readonly itemId: string | null;
  /** What it says in English. */
  readonly message: string;
};

/** A fault inside one item, before it is known whose it is. */
export type ItemFault = Omit<Finding, "language" | "itemId">;

/** Values of a finding's words as they are known. */
export type FindingValues = Readonly<Record<string, string | number | null | undefined>>;

/** A fault that stops an import. */
export function error(rule: LintRule, what: FindingName, values: FindingValues = {}): ItemFault {
  return { rule, severity: "error", ...sayFinding(what, values) };
}

/** A fault that an author should look at. */
export function warning(rule: LintRule, what: FindingName, values: FindingValues = {}): ItemFault {
  return { rule, severity: "warning", ...sayFinding(what, values) };
}

/** A finding with what it says in English. */
export function sayFinding(
  what: FindingName,
  given: FindingValues = {},
): Pick<Finding, "what" | "values" | "message"> {
  const values = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]));
  return { what, values, message: fillFinding(FINDINGS[what], values) };
}
