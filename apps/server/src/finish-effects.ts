import { boardEffect } from "./boards/board-effect.ts";
import { badgeEffect } from "./badges/badge-effect.ts";
import type { FinishEffect } from "./calls/finish-effect.ts";
import { examEffect } from "./exams/exam-effect.ts";
import { referralEffect } from "./coins/referral-effect.ts";
import { rewardEffect } from "./coins/reward-effect.ts";
import { eventEffect } from "./events/event-effect.ts";
import { tallyEffect } from "./study/tally-effect.ts";

/**
 * What the end of an attempt causes beyond itself, one line per area, in this order. Locks: the player's own account
 * comes before anybody else's, so what pays others is last (see bookCoins).
 */
export const FINISH_EFFECTS: readonly FinishEffect[] = [
  tallyEffect,
  boardEffect,
  eventEffect,
  examEffect,
  rewardEffect,
  badgeEffect,
  referralEffect,
];
