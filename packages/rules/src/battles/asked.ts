import { MODES } from "../modes/index.ts";
import type { Item } from "../questions/item.ts";
import type { QuestionKind } from "../questions/kind.ts";

/** Kinds that one tap answers. */
export const BATTLE_QUESTION_KINDS: readonly QuestionKind[] = MODES.battle.kinds;
/** Type of the categories that battles ask about: those of the quiz zone. */
export const BATTLE_CATEGORY_TYPE = MODES.quiz_zone.source.categoryType;

/** What is read within a second, at the pace of a slow reader. */
const LETTERS_PER_SECOND = 20;

/** Whether an item can be read and answered in the time of a battle: one tap, not too long, and nothing to listen to. */
export function fitsBattle(
  { kind, stem, options, media }: Pick<Item, "kind" | "stem" | "options" | "media">,
  secondsPerQuestion: number,
): boolean {
  const letters = options.reduce((sum, { text }) => sum + text.length, stem.length);
  return (
    BATTLE_QUESTION_KINDS.includes(kind) &&
    letters <= secondsPerQuestion * LETTERS_PER_SECOND &&
    media.every(({ type }) => type === "image")
  );
}
