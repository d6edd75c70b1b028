import { rightOptions } from "./content.ts";
import type { Player } from "./players.ts";
import { playByCalls, type Card } from "./runs.ts";

const MULTI_MATCH_KINDS = ["multi_select", "sequence", "matching", "drop_downs"] as const;
const MOST_ROUNDS = 8;

/** Plays by calls until every kind of multi match has been asked, a word and a number; bookmarks one of each kind. */
export async function bookmarkEveryKind(player: Player): Promise<void> {
  const { api } = player;
  const asked = new Map<Card["kind"], string>();
  const learn = (cards: readonly Card[]) => {
    for (const card of cards) asked.set(card.kind, card.question_id);
  };
  for (let round = 0; round < MOST_ROUNDS && MULTI_MATCH_KINDS.some((kind) => !asked.has(kind)); round += 1) {
    const place = { category: "mm-navigation-and-planning", level: 1 };
    const level = await api.get_multi_match_questions_by_level(place);
    learn((await playByCalls(player, level, () => "")).questions);
  }
  const words = await api.get_guess_the_word({ type: "category", type_id: "word-weather" });
  learn((await playByCalls(player, words, () => "")).questions);
  const numbers = await api.get_maths_questions({ type: "category", type_id: "math-mass-and-balance" });
  learn((await playByCalls(player, numbers, () => "")).questions);
  for (const questionId of asked.values()) {
    const kept = await api.set_bookmark({ question_id: questionId, status: 1 });
    if (!kept.ok) throw new Error(`no bookmark: ${kept.refused}`);
  }
}

/** Plays a level by calls with this many wrong answers at its start; the others are right. */
export async function playLevel(player: Player, wrong: number): Promise<void> {
  const place = { category: "air-law", subcategory: "rules-of-the-air", level: 1 };
  await playByCalls(player, await player.api.get_questions_by_level(place), (card) => {
    const [right = ""] = rightOptions(card) ?? [];
    const other = card.options.find(({ option_id: id }) => id !== right)?.option_id ?? "";
    return card.number <= wrong ? other : right;
  });
}
