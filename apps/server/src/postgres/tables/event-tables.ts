import type { Generated, GeneratedAlways } from "kysely";

/**
 * What happened to a player. `attempt_finished`: the subject is the attempt. `friend_played`: a friend by the own code has
 * finished a first quiz that counts; the subject is that friend. `coins_received`: coins came without a call of the
 * player's own; the subject is the player.
 */
export type EventKind = "attempt_finished" | "friend_played" | "coins_received";

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
