/** The words of a printed result. Values come in as they are shown. */
export type ReportTexts = {
  readonly heading: string;
  readonly documentTitle: (exam: string, candidate: string) => string;
  readonly candidate: string;
  readonly passed: string;
  readonly notPassed: string;
  readonly passMark: string;
  readonly marksOf: (marks: string, maxMarks: string) => string;
  readonly correctOf: (correct: string, total: string) => string;
  readonly whyNot: string;
  readonly belowPassMark: string;
  /** Before a list of them. */
  readonly sectionsBelow: string;
  readonly facts: {
    readonly opened: string;
    readonly finished: string;
    readonly timeUsed: string;
    readonly timeZone: string;
    readonly questions: string;
    readonly correct: string;
    readonly wrong: string;
    readonly blank: string;
    readonly unscored: string;
    readonly absences: string;
    readonly tooLong: string;
  };
  readonly sections: {
    readonly title: string;
    readonly section: string;
    readonly share: string;
    readonly marks: string;
    readonly percent: string;
    readonly needed: string;
    readonly outcome: string;
  };
  readonly objectives: {
    readonly title: string;
    readonly code: string;
    readonly objective: string;
    readonly share: string;
    readonly correct: string;
  };
  readonly ended: { readonly title: string; readonly byAbsence: string };
  readonly decision: string;
  readonly regraded: {
    readonly title: string;
    /** Before a list of what it was. */
    readonly before: string;
  };
  readonly signature: string;
  readonly placeAndDate: string;
  readonly check: {
    readonly title: string;
    readonly text: string;
    readonly code: string;
    readonly address: string;
    readonly issued: string;
    readonly picture: (address: string) => string;
  };
  /** With `{page}` and `{pages}`, which are known when the pages are laid out. */
  readonly page: string;
};
