import type { RefusalName } from "@crosscheck/contract";
import type { Attempt, Card } from "../attempt/run-state.ts";

type Lifeline = Attempt["lifelines"][number];

/** A lifeline and the one that spoils it on the same question. */
const EXCLUDES: Readonly<Partial<Record<Lifeline["kind"], Lifeline["kind"]>>> = {
  fifty_fifty: "audience_poll",
  audience_poll: "fifty_fifty",
};
/** With two options, 50/50 would tell the answer. */
const FEWEST_TO_HALVE = 3;

/** Why a lifeline cannot be bought on this question, as the server would say it; null where it can. */
export function lifelineOff(
  { kind, used, price_coins: price }: Lifeline,
  { card, attempt }: { readonly card: Card; readonly attempt: Pick<Attempt, "lifelines" | "coins"> },
): Extract<RefusalName, "lifeline_used" | "lifeline_not_allowed" | "not_enough_coins"> | null {
  if (used) return "lifeline_used";
  if (!suits(kind, card)) return "lifeline_not_allowed";
  const other = attempt.lifelines.find((lifeline) => lifeline.kind === EXCLUDES[kind]);
  if (other?.used_on === card.question_id) return "lifeline_not_allowed";
  return attempt.coins < price ? "not_enough_coins" : null;
}

function suits(kind: Lifeline["kind"], { kind: question, options }: Card): boolean {
  switch (kind) {
    case "fifty_fifty":
      return question === "single" && options.length >= FEWEST_TO_HALVE;
    case "audience_poll":
      return question === "single";
    case "hint":
      return question === "word_tiles";
    case "skip":
    case "reset_timer":
      return true;
  }
}
