/** Work that has to be done again and again, whoever asks. */
export type Job = {
  readonly name: string;
  /** When, in UTC, as cron writes it: minute, hour, day of month, month, day of week. */
  readonly cron: string;
  /** `isAsked`: somebody wants it now, whatever the settings say about its times. */
  readonly run: (isAsked?: boolean) => Promise<void>;
};

/** Runs jobs at their times, each in one process of all that share the database. */
export type JobsPort = {
  readonly start: (jobs: readonly Job[]) => Promise<void>;
  /** Waits for what is under way. */
  readonly stop: () => Promise<void>;
};

export type JobRequests = {
  /** False: it waits or runs already. The job must be filed. */
  readonly ask: (name: string) => Promise<boolean>;
};
