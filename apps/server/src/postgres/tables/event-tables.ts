import type { Generated, GeneratedAlways } from "kysely";

/** What happened to a player. `attempt_finished`: the subject is the attempt. */
export type EventKind = "attempt_finished";

/** Table of migration 0031. */
export type EventTables = {
  readonly events: {
    readonly event_id: GeneratedAlways<number>;
    readonly kind: EventKind;
    readonly player_id: string;
    readonly subject_id: string;
    readonly happened_at: Date;
    readonly due_at: Date;
    readonly failures: Generated<number>;
  };
};
