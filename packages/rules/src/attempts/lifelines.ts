import { LIFELINE_KINDS, type LifelineKind, type ModeDefinition } from "../modes/mode.ts";
import { QUESTION_RULES } from "../questions/index.ts";
import type { LifelineEvent, QuestionStatus } from "./clock.ts";
import type { PaperQuestion } from "./paper.ts";

/** `repeat`: the same lifeline was bought on this very question; answer the same again and take nothing. */
export type LifelineVerdict = "allowed" | "repeat" | "lifeline_used" | "lifeline_not_allowed";

export type LifelineWish = {
  readonly kind: LifelineKind;
  readonly question: PaperQuestion;
  readonly status: QuestionStatus;
  /** Lifelines bought in this run so far. */
  readonly bought: readonly Pick<LifelineEvent, "kind" | "number">[];
};

const EXCLUDES: Readonly<Partial<Record<LifelineKind, LifelineKind>>> = {
  fifty_fifty: "audience_poll",
  audience_poll: "fifty_fifty",
};

/** What a mode offers and at which price, in the order of the screen. */
export function lifelinesOf({
  lifelines,
}: Pick<ModeDefinition, "lifelines">): readonly { readonly kind: LifelineKind; readonly coins: number }[] {
  return LIFELINE_KINDS.flatMap((kind) => {
    const coins = lifelines[kind];
    return coins === undefined ? [] : [{ kind, coins }];
  });
}

/** Coins of the dearest lifeline a mode offers; 0 without any. */
export function highestPrice(mode: Pick<ModeDefinition, "lifelines">): number {
  return Math.max(0, ...lifelinesOf(mode).map(({ coins }) => coins));
}

/** Says whether a lifeline may be bought: each once per run, on the question whose turn it is. Contract §5. */
export function checkLifeline(mode: Pick<ModeDefinition, "lifelines">, wish: LifelineWish): LifelineVerdict {
  const { kind, question, status, bought } = wish;
  if (mode.lifelines[kind] === undefined) return "lifeline_not_allowed";
  const earlier = bought.find((lifeline) => lifeline.kind === kind);
  if (earlier) return earlier.number === question.number ? "repeat" : "lifeline_used";
  if (status !== "open" || !suitsQuestion(kind, question)) return "lifeline_not_allowed";
  const excluded = EXCLUDES[kind];
  const isSpoiled = bought.some(
    (lifeline) => lifeline.number === question.number && lifeline.kind === excluded,
  );
  return isSpoiled ? "lifeline_not_allowed" : "allowed";
}

function suitsQuestion(kind: LifelineKind, question: PaperQuestion): boolean {
  const { hasCrowdLifelines } = QUESTION_RULES[question.kind];
  switch (kind) {
    case "fifty_fifty":
      return hasCrowdLifelines && question.removedByFiftyFifty.length > 0;
    case "audience_poll":
      return hasCrowdLifelines;
    case "hint":
      return QUESTION_RULES[question.kind].hint !== undefined;
    case "skip":
    case "reset_timer":
      return true;
  }
}
