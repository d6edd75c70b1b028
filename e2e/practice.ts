import { rightOptions } from "./content.ts";
import type { Player } from "./players.ts";
import { playByCalls, type Card, type Run } from "./runs.ts";
import { MOCK_PRESET } from "./screens.ts";

const MULTI_MATCH_KINDS = ["multi_select", "sequence", "matching", "drop_downs"] as const;
const MOST_ROUNDS = 8;

/** Plays by calls until this kind of multi match has been asked, and bookmarks one such question. */
export async function bookmarkMatch(player: Player, kind: (typeof MULTI_MATCH_KINDS)[number]): Promise<void> {
  await bookmark(player, (await askMatches(player, [kind])).get(kind) ?? "");
}

/** Plays by calls until every kind of multi match has been asked, a word and a number; bookmarks one of each kind. */
export async function bookmarkEveryKind(player: Player): Promise<void> {
  const { api } = player;
  const asked = await askMatches(player, MULTI_MATCH_KINDS);
  const words = await api.get_guess_the_word({ type: "category", type_id: "word-weather" });
  learn(asked, await playByCalls(player, words, () => ""));
  const numbers = await api.get_maths_questions({ type: "category", type_id: "math-mass-and-balance" });
  learn(asked, await playByCalls(player, numbers, () => ""));
  for (const questionId of asked.values()) await bookmark(player, questionId);
}

/** A question of each kind that was asked. */
type Asked = Map<Card["kind"], string>;

function learn(asked: Asked, { questions }: Run): void {
  for (const card of questions) asked.set(card.kind, card.question_id);
}

async function askMatches(player: Player, kinds: readonly Card["kind"][]): Promise<Asked> {
  const asked: Asked = new Map();
  for (let round = 0; round < MOST_ROUNDS && kinds.some((kind) => !asked.has(kind)); round += 1) {
    const place = { category: "mm-navigation-and-planning", level: 1 };
    const level = await player.api.get_multi_match_questions_by_level(place);
    learn(asked, await playByCalls(player, level, () => ""));
  }
  return asked;
}

async function bookmark({ api }: Player, questionId: string): Promise<void> {
  const kept = await api.set_bookmark({ question_id: questionId, status: 1 });
  if (!kept.ok) throw new Error(`no bookmark: ${kept.refused}`);
}

type Part = { readonly category: string; readonly subcategory: string };
const RULES_OF_THE_AIR: Part = { category: "air-law", subcategory: "rules-of-the-air" };

/** Plays the first level of a part by calls with this many wrong answers at its start; the others are right. */
export async function playLevel(player: Player, wrong: number, part = RULES_OF_THE_AIR): Promise<void> {
  const place = { ...part, level: 1 };
  await playByCalls(player, await player.api.get_questions_by_level(place), (card) => {
    const [right = ""] = rightOptions(card) ?? [];
    const other = card.options.find(({ option_id: id }) => id !== right)?.option_id ?? "";
    return card.number <= wrong ? other : right;
  });
}

/** Flies two mocks of a paper by calls, and leaves one of another open. */
export async function flyMocks(player: Player): Promise<void> {
  const { api } = player;
  for (let round = 0; round < 2; round += 1) {
    const mock = await api.open_mock_exam({ preset_id: MOCK_PRESET, length: "quarter" });
    await playByCalls(player, mock, ({ options }) => options[0]?.option_id ?? "");
  }
  const open = await api.open_mock_exam({ preset_id: "uk-caa-ppl-a-050", length: "quarter" });
  if (!open.ok) throw new Error(`no mock: ${open.refused}`);
}
