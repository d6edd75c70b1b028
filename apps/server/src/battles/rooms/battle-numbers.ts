import type { BattleNumbers } from "@crosscheck/rules/battles/battle-rules";
import type { Settings } from "../../settings/settings.ts";

/** Numbers of battles as the admin has them now. */
export function battleNumbers(settings: Settings): BattleNumbers {
  return {
    questionCount: settings.battleQuestions,
    secondsPerQuestion: settings.battleSecondsPerQuestion,
    stakeCoins: settings.battleStakeCoins,
  };
}
