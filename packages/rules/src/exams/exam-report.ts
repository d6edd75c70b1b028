/**
 * The result of one sitting of a school's exam, as a document that stands for itself: it is signed and printed as it is,
 * so every number comes from whoever marked the paper and nothing is worked out from another one. Instants are ISO 8601
 * in UTC; percentages 0 to 100. Its form is public: a field that changes its meaning needs a new version.
 */
export type ExamReport = {
  readonly kind: "crosscheck-exam-result";
  readonly version: 1;
  /** By which the issuer finds it again (report-code.ts). */
  readonly code: string;
  readonly issuer: { readonly name: string; readonly url: string };
  readonly exam: {
    readonly id: string;
    readonly title: string;
    /** BCP 47. */
    readonly language: string;
    /** Licence and subject in words; null: the exam names none. */
    readonly subject: string | null;
  };
  readonly candidate: string;
  readonly openedAt: string;
  readonly finishedAt: string;
  readonly durationSeconds: number;
  readonly questions: {
    readonly total: number;
    readonly correct: number;
    readonly wrong: number;
    readonly blank: number;
    /** Trial items: inside the time, never in the marks. */
    readonly unscored: number;
  };
  readonly marks: number;
  readonly maxMarks: number;
  readonly percent: number;
  readonly passPercent: number;
  readonly passed: boolean;
  /** null when it is passed. */
  readonly whyNot: {
    /** Whether the whole is below `passPercent`. */
    readonly overall: boolean;
    /** Names of the sections that are below their own percentage. */
    readonly sections: readonly string[];
  } | null;
  readonly sections: readonly ReportSection[];
  readonly objectives: readonly ReportObjective[];
  readonly absences: {
    readonly count: number;
    readonly tooLong: number;
    /** Whether the exam ended by one. */
    readonly endedByAbsence: boolean;
  };
  /** What the examiner decided and why; null: nothing. */
  readonly decision: string | null;
  /** The result before it was marked again; null: marked once. */
  readonly regradedFrom: {
    readonly marks: number;
    readonly percent: number;
    readonly passed: boolean;
  } | null;
  readonly issuedAt: string;
};

/** An area of the paper. */
export type ReportSection = {
  readonly name: string;
  readonly marks: number;
  readonly maxMarks: number;
  readonly percent: number;
  /** Percentage that passes it; null: none of its own, and `passed` is null too. */
  readonly passPercent: number | null;
  readonly passed: boolean | null;
};

/** A learning objective, or the nearest node of the syllabus above it. */
export type ReportObjective = {
  readonly code: string;
  readonly title: string;
  readonly correct: number;
  readonly total: number;
};
