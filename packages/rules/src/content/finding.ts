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
  | "translation"
  | "translation-numbers"
  | "translation-missing";

/** One fault found in a pack. Errors stop an import, warnings ask an author to look. */
export type Finding = {
  readonly rule: LintRule;
  readonly severity: "error" | "warning";
  readonly language: string;
  /** Null when the fault is of the file, not of one item. */
  readonly itemId: string | null;
  readonly message: string;
};

/** A fault inside one item, before it is known whose it is. */
export type ItemFault = Pick<Finding, "rule" | "severity" | "message">;

/** A fault that stops an import. */
export function error(rule: LintRule, message: string): ItemFault {
  return { rule, severity: "error", message };
}

/** A fault that an author should look at. */
export function warning(rule: LintRule, message: string): ItemFault {
  return { rule, severity: "warning", message };
}
