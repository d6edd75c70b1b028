import type { FoldedBattle } from "@crosscheck/client/battle/fold-frame";

/** What a battle's page shows now; times by the server's clock (ms). */
export type Stage =
  /** The players face each other, until all have said that they are ready. */
  | { readonly is: "facing" }
  /** Three, two, one. `opensAt` null: it is not known when. */
  | { readonly is: "counting"; readonly opensAt: number | null }
  | {
      readonly is: "asking";
      readonly number: number;
      readonly opensAt: number;
      readonly closesAt: number;
    }
  /** What everybody did with a question. */
  | { readonly is: "revealed"; readonly number: number }
  | { readonly is: "over" };

/** The stage of a battle at a time. A question that is told early is shown when it opens, to all at once. */
export function stageAt({ card, nextOpensAt }: FoldedBattle, nowMs: number): Stage {
  if (card.result !== null) return { is: "over" };
  const { question } = card;
  if (question !== null && nowMs >= question.opens_at) {
    const { number, opens_at: opensAt, closes_at: closesAt } = question;
    return { is: "asking", number, opensAt, closesAt };
  }
  const last = card.reveals.at(-1);
  if (last !== undefined) return { is: "revealed", number: last.number };
  if (card.state !== "game_started") return { is: "facing" };
  return { is: "counting", opensAt: question?.opens_at ?? nextOpensAt };
}

/** When the stage changes though nothing is told; null: it does not. */
export function nextStageAt({ card }: FoldedBattle, nowMs: number): number | null {
  const { question } = card;
  return question !== null && question.opens_at > nowMs ? question.opens_at : null;
}
