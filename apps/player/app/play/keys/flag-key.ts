import type { Card } from "../attempt/run-state.ts";

const OPTION_F = 6;

/** Whether key F means an option of this question, or a letter to lay; then the flag takes Shift+F. */
export function hasOptionF(card: Pick<Card, "kind" | "options">): boolean {
  return card.kind === "word_tiles" || card.options.length >= OPTION_F;
}
