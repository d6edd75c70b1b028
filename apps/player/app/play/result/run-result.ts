import type { OutputOf } from "@crosscheck/contract";
import type { finishAttempt } from "@crosscheck/contract/actions/attempts";

/** What the end of a run answers. */
export type RunResult = OutputOf<typeof finishAttempt>;
