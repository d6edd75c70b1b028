import type { BattleRefusalName } from "@crosscheck/contract/battle-wire";
import type { BattleRefusal } from "@crosscheck/rules/battles/battle";

/** What calls and the wire call the rules' refusals. */
export const REFUSALS = {
  not_seated: "no_data",
  not_creator: "not_creator",
  room_full: "room_full",
  room_gone: "room_gone",
  removed: "removed_from_room",
  game_started: "game_started",
  too_few: "too_few_players",
  not_yet: "too_early",
  too_late: "too_late",
  not_an_answer: "answer_not_valid",
  line_not_allowed: "line_not_allowed",
  too_many_lines: "too_many_lines",
} as const satisfies Readonly<Record<BattleRefusal, BattleRefusalName>>;
