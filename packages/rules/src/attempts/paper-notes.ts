import type { QuestionKind } from "../questions/kind.ts";

/** Longest note on a question of a paper, in UTF-16 units. */
export const PAPER_NOTE_MAX = 500;

/** Most options of a question that can be struck out. */
export const MOST_STRUCK = 10;

const STRIKABLE: ReadonlySet<QuestionKind> = new Set(["single", "multi_select"]);

/** Whether options of such a question can be struck out: there are several, each to be looked at by itself. */
export function canStrike(kind: QuestionKind): boolean {
  return STRIKABLE.has(kind);
}

type Asked = { readonly kind: QuestionKind; readonly options: readonly { readonly optionId: string }[] };

/** Whether these are options of the question, each once, that can be struck out. None is always right. */
export function areStruck({ kind, options }: Asked, struck: readonly string[]): boolean {
  if (struck.length === 0) return true;
  const known = new Set(options.map(({ optionId }) => optionId));
  return canStrike(kind) && new Set(struck).size === struck.length && struck.every((id) => known.has(id));
}
