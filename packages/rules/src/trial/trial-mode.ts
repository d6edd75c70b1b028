import type { ModeDefinition } from "../modes/mode.ts";
import { selfChallenge } from "../modes/practice.ts";

/** Most answers of a visitor that join the account made afterwards. */
export const MOST_TRIAL_ANSWERS = 30;

/**
 * What a visitor answered before there was an account, as a finished run of practice. Nobody opens one to play it, so it
 * is not among the modes that can be played.
 */
export const trialMode = {
  ...selfChallenge,
  id: "trial",
  kinds: ["single"],
  questions: { count: MOST_TRIAL_ANSWERS, min: 1, max: MOST_TRIAL_ANSWERS },
} as const satisfies ModeDefinition;
