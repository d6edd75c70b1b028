import type { OutputOf } from "@crosscheck/contract";
import type { finishAttempt } from "@crosscheck/contract/actions/attempts";
import type { Day } from "@crosscheck/rules/attempts/local-day";
import type { Streak } from "@crosscheck/rules/attempts/streak";
import type { PaperQuestion } from "@crosscheck/rules/attempts/paper";
import type { RunMarks } from "@crosscheck/rules/attempts/marking";
import type { ScorePlace } from "@crosscheck/rules/attempts/reward";
import type { LifelineKind, ModeDefinition } from "@crosscheck/rules/modes/mode";
import type { RawBuilder } from "kysely";
import type { Db } from "../postgres/database.ts";
import type { AttemptScope } from "../postgres/tables/attempt-tables.ts";
import type { Settings } from "../settings/settings.ts";

/** A result as it is stored; faces are told as they are when it is read. */
export type AttemptOutcome = Omit<OutputOf<typeof finishAttempt>, "faces">;

/** How a question of an attempt that ends went. */
export type EndedItem = {
  readonly itemId: string;
  readonly version: number;
  readonly language: string;
  /** Slug of the category. */
  readonly category: string;
  readonly isAnswered: boolean;
  readonly isCorrect: boolean;
  /** From the start of its own clock to the answer; null where no clock is known. */
  readonly ms: number | null;
  /** The author's id of the option that was chosen in time. */
  readonly optionId: string | null;
  /** Whether this attempt lets its answer out. */
  readonly isKnown: boolean;
};

/** What is known of an attempt when it ends, computed by the rules before anything is written. */
export type Ending = {
  readonly playerId: string;
  readonly attemptId: string;
  /** Of the log that was marked: an attempt that was written to since does not end. */
  readonly revision: number;
  /** With the numbers of the day it was opened. */
  readonly mode: ModeDefinition;
  readonly scopeKey: string;
  readonly categoryId: string | null;
  readonly subcategoryId: string | null;
  readonly scope: AttemptScope;
  /** When it ended. */
  readonly at: Date;
  /** When it is booked: later than `at` where its time was over before anybody looked. */
  readonly bookedAt: Date;
  /** The player's time zone. */
  readonly zone: string;
  /** The day there on which it ended. */
  readonly day: Day;
  readonly marks: RunMarks;
  readonly questions: readonly PaperQuestion[];
  /** Answer texts that count, in the order of the paper. */
  readonly answers: readonly (string | null)[];
  /** Whether any question was answered. */
  readonly isAnswered: boolean;
  readonly won: boolean;
  readonly score: number;
  readonly scorePlace: ScorePlace;
  readonly streak: Streak;
  /** In the order of the paper. */
  readonly items: readonly EndedItem[];
  readonly lifelines: readonly LifelineKind[];
  readonly settings: Settings;
};

/**
 * What an area does when an attempt ends. Its parts become one statement with those of all others, so that an effect
 * costs no round trip of its own; what only few endings need follows in the same transaction.
 */
export type FinishEffect<E extends Ending = Ending> = {
  /**
   * Parts of the statement by name (`with name as (…)`), which may read those before them: `closed`, the attempt
   * that ends (player_id, attempt_id, mode, category_id, level; no row when it was written to since), `item`, a row for
   * each of `items`, and `best`, whose `counted` is added to the player's score; no row for a run without points.
   */
  readonly write?: (ending: E) => Readonly<Record<string, RawBuilder<unknown>>>;
  /** Columns of the statement's one row, each `… as "name"`. */
  readonly read?: (ending: E) => RawBuilder<unknown>;
  /** What the player's result says of it, after anything else it needs to do in the transaction. */
  readonly follow?: (
    tx: Db,
    ending: E,
    row: FinishRow,
  ) => Promise<Partial<AttemptOutcome>> | Partial<AttemptOutcome>;
  /** What this process keeps in mind of it, once it is committed. Must not throw. */
  readonly afterwards?: (db: Db, ending: E, row: FinishRow) => void;
};

/** The statement's row: each effect knows the columns that it reads itself. */
export type FinishRow = Readonly<Record<string, unknown>>;

/** An effect whose `follow` gets the columns of its own `read`. */
export function finishEffect<Row, E extends Ending = Ending>(
  effect: Pick<FinishEffect<E>, "write"> & {
    readonly read?: (ending: E) => RawBuilder<Row>;
    readonly follow?: (
      tx: Db,
      ending: E,
      row: Row,
    ) => Promise<Partial<AttemptOutcome>> | Partial<AttemptOutcome>;
    readonly afterwards?: (db: Db, ending: E, row: Row) => void;
  },
): FinishEffect<E> {
  // The row of the statement holds the columns of every effect's `read`.
  return effect as FinishEffect<E>;
}
