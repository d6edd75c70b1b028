import type { Generated } from "kysely";

/** Table of migration 0062. */
export type JobTables = {
  readonly job_runs: {
    readonly name: string;
    readonly cron: string;
    readonly filed_at: Date;
    readonly runs: Generated<number>;
    readonly failures: Generated<number>;
    readonly failures_in_row: Generated<number>;
    readonly started_at: Date | null;
    readonly ended_at: Date | null;
    readonly error: string | null;
  };
};
