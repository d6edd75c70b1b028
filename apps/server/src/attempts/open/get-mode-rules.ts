import { refuse, type Actions } from "@crosscheck/contract";
import { highestPrice, lifelinesOf } from "@crosscheck/rules/attempts/lifelines";
import { findMode } from "@crosscheck/rules/modes/index";
import type { Handler } from "../../calls/handle.ts";
import { modeWithSettings } from "../../modes/mode-numbers.ts";
import { findBestPercent } from "./rules-queries.ts";

export const handleGetModeRules: Handler<Actions["get_mode_rules"]> = async ({
  db,
  settings,
  caller,
  input,
}) => {
  const definition = findMode(input.mode);
  // The rules of a mock are those of the exam it is one of; a battle says its own.
  if (definition === undefined || ["preset", "battle"].includes(definition.source.from))
    return refuse("no_data");
  const { id, questions, timing, marking, ...mode } = modeWithSettings(definition, settings);
  const prices = lifelinesOf(mode);
  return {
    data: {
      mode: id,
      questions: questions.count,
      seconds_per_question: timing.kind === "per_question" ? timing.secondsPerQuestion : null,
      total_seconds: timing.kind === "whole_paper" ? timing.totalSeconds : null,
      marks_right: marking.right,
      marks_wrong: marking.wrong,
      win_percent: mode.winPercent,
      max_coins: mode.reward?.maxCoins ?? 0,
      lifelines: prices.map(({ kind }) => kind),
      lifeline_coins: highestPrice(mode),
      lifeline_prices: prices.map(({ kind, coins }) => ({ kind, price_coins: coins })),
      ranked: mode.ranked,
      best_percent: await findBestPercent(db, { playerId: caller.playerId, mode: id }),
    },
  };
};
