import {
  CODE_DIGITS,
  NAME_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PICTURE_MEGABYTES,
  STATISTICS_DAYS,
} from "@crosscheck/contract/limits";

/** Figures that texts name: every text may use them, and gets them in the digits of its language. */
export const LIMITS = {
  passwordMin: PASSWORD_MIN,
  passwordMax: PASSWORD_MAX,
  nameMax: NAME_MAX,
  codeDigits: CODE_DIGITS,
  pictureMegabytes: PICTURE_MEGABYTES,
  statisticsDays: STATISTICS_DAYS,
  /** Answers a subject needs before it can be the strongest or weakest. */
  statisticsAnswers: 10,
} as const;
