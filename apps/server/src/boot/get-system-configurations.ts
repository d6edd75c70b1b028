import type { getSystemConfigurations } from "@crosscheck/contract/actions/settings";
import { CODE_DIGITS } from "@crosscheck/contract/limits";
import { highestPrice } from "@crosscheck/rules/attempts/lifelines";
import { SEARCH_MS } from "@crosscheck/rules/battles/matchmaking";
import { MODES } from "@crosscheck/rules/modes/index";
import { PAYOUT_WAIT_HOURS } from "@crosscheck/rules/payouts/payout";
import type { z } from "zod";
import type { Handler } from "../calls/handle.ts";
import { modeWithSettings } from "../modes/mode-numbers.ts";
import type { Settings } from "../settings/settings.ts";

/** Numbers that nobody changes. Spec §9. */
const FIXED = {
  battle_search_seconds: SEARCH_MS / 1_000,
  payout_wait_hours: PAYOUT_WAIT_HOURS,
  exam_away_seconds: 5,
  one_time_code_digits: CODE_DIGITS,
  one_time_code_minutes: 5,
} as const;

/** Switches and numbers of contract §5 as they are now. */
export function toSystemConfigurations(settings: Settings): z.output<typeof getSystemConfigurations.output> {
  const mode = modeWithSettings(MODES.quiz_zone, settings);
  return {
    language_mode: settings.languageMode ? "1" : "0",
    maintenance: settings.maintenance,
    demo_mode: settings.demoMode,
    questions_per_level: mode.questions.count,
    seconds_per_question: mode.timing.kind === "per_question" ? mode.timing.secondsPerQuestion : 0,
    marks_right: mode.marking.right,
    marks_wrong: mode.marking.wrong,
    win_percent: mode.winPercent,
    full_coins_percent: mode.reward?.fullPercent ?? 0,
    max_coins_per_quiz: mode.reward?.maxCoins ?? 0,
    lifeline_coins: highestPrice(mode),
    welcome_coins: settings.welcomeCoins,
    friend_code_coins: settings.friendCodeCoins,
    friend_code_owner_coins: settings.friendCodeOwnerCoins,
    payout: settings.payout,
    coins_per_unit: settings.coinsPerUnit,
    minimum_redeem_coins: settings.minimumRedeemCoins,
    battle_no_of_que: settings.battleQuestions,
    battle_seconds_per_question: settings.battleSecondsPerQuestion,
    battle_entry_fee: settings.battleStakeCoins,
    payout_unit: { name: settings.payoutUnitName, symbol: settings.payoutUnitSymbol },
    ...FIXED,
  };
}

export const handleGetSystemConfigurations: Handler<typeof getSystemConfigurations> = async ({
  settings,
}) => ({
  data: toSystemConfigurations(settings),
});
