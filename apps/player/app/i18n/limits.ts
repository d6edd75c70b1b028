/** Figures that texts name: every text may use them, and gets them in the digits of its language. */
export const LIMITS = {
  /** Shortest and longest password the identity provider takes. */
  passwordMin: 8,
  passwordMax: 128,
  nameMax: 30,
  /** Digits of a code sent by mail or text message. Spec §9. */
  codeDigits: 6,
  /** The server takes no larger picture. Contract §4. */
  pictureMegabytes: 2,
  /** Past daily quizzes to play for practice. */
  archiveDays: 30,
  /** Days the statistics show. */
  statisticsDays: 30,
  /** Answers a subject needs before it can be the strongest or weakest. */
  statisticsAnswers: 10,
} as const;
