import type { DataOf } from "../../data/call.ts";

type Card = DataOf<"review_player_attempt">["questions"][number]["card"];

/** An answer with the texts of its options in place of their ids. */
export function wordsOf(card: Card, answer: string | null): string {
  if (answer === null) return "";
  const texts = new Map(card.options.map((option) => [option.option_id, option.text]));
  const said = texts.get(answer);
  if (said !== undefined) return said;
  try {
    const parts: unknown = JSON.parse(answer);
    if (Array.isArray(parts)) return parts.map((part) => texts.get(String(part)) ?? String(part)).join(" · ");
  } catch {
    // It is no list: a typed number, word or text.
  }
  return answer;
}
