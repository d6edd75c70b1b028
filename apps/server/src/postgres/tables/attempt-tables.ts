import type { OutputOf } from "@crosscheck/contract";
import type { finishAttempt } from "@crosscheck/contract/actions/attempts";
import type { PageEventKind } from "@crosscheck/rules/exams/away";
import type { Paper } from "@crosscheck/rules/attempts/paper";
import type { Poll } from "@crosscheck/rules/attempts/poll";
import type { LifelineKind, ModeDefinition, RevealTime } from "@crosscheck/rules/modes/mode";
import type { AttemptAbout } from "@crosscheck/rules/modes/sources";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { Names } from "./content-tables.ts";

/** Read as a value, written as JSON text. */
type JsonColumn<T> = ColumnType<T, string, string>;

/** The same as shown, in the language it was opened in. */
export type AttemptScope = AttemptAbout & {
  readonly title: string;
  /** What the title is made of, in each language it has; absent where it has but one, and in runs from before. */
  readonly names?: readonly Names[];
  /** Names of the topics of the paper's items, by slug. */
  readonly topicNames: Readonly<Record<string, string>>;
};

/** Tables of migrations 0004, 0007, 0011, 0015, 0032, 0038, 0045, 0050, 0072, 0076 and 0077. */
export type AttemptTables = {
  readonly attempts: {
    readonly player_id: string;
    readonly attempt_id: string;
    readonly mode: string;
    readonly scope_key: string;
    readonly category_id: string | null;
    readonly subcategory_id: string | null;
    readonly level: number | null;
    readonly scope: JsonColumn<AttemptScope>;
    readonly rules: JsonColumn<ModeDefinition>;
    readonly paper: JsonColumn<Paper>;
    /** Items of the paper in its order; PostgreSQL keeps it. */
    readonly item_ids: GeneratedAlways<readonly string[]>;
    readonly opened_at: Date;
    readonly expires_at: Date;
    readonly closes_at: Date | null;
    readonly finished_at: Date | null;
    /** As the rules say; PostgreSQL keeps both. */
    readonly ranked: GeneratedAlways<boolean>;
    readonly reveal: GeneratedAlways<RevealTime>;
    /** As they were at the end. */
    readonly flags: Generated<readonly number[]>;
  };
  /** What changes while an attempt is open. */
  readonly open_attempts: {
    readonly player_id: string;
    readonly attempt_id: string;
    readonly revision: Generated<number>;
    /** Numbers of the questions the player marked. */
    readonly flags: Generated<readonly number[]>;
    /** When it is over at the latest if nothing more is done. */
    readonly ends_at: Date;
    /** When the page of a watched one was last heard of. */
    readonly seen_at: Date | null;
    /** When it ends unless its page comes back before, or has ended by it. */
    readonly away_ends_at: Date | null;
    /** The device that has it; null: nobody yet, or any may have it. */
    readonly device_id: string | null;
    /** When a call of that device was last heard. */
    readonly device_seen_at: Date | null;
  };
  readonly attempt_page_events: {
    readonly player_id: string;
    readonly attempt_id: string;
    /** Order in which they were received, from 0. */
    readonly place: number;
    readonly page_id: string;
    readonly number: number;
    readonly kind: PageEventKind;
    readonly received_at: Date;
  };
  readonly attempt_gaps: {
    readonly player_id: string;
    readonly attempt_id: string;
    readonly from_at: Date;
    readonly to_at: Date;
  };
  readonly attempt_takeovers: {
    readonly player_id: string;
    readonly attempt_id: string;
    readonly taken_at: Date;
  };
  readonly attempt_notes: {
    readonly player_id: string;
    readonly attempt_id: string;
    readonly number: number;
    readonly note: string;
    /** Option ids of the paper. */
    readonly struck: readonly string[];
    readonly sequence: number;
    readonly written_at: Date;
  };
  readonly passage_readings: {
    readonly player_id: string;
    readonly passage_id: string;
    readonly started_at: Date;
  };
  readonly attempt_answers: {
    readonly player_id: string;
    readonly attempt_id: string;
    readonly number: number;
    readonly sequence: number;
    readonly answer: string;
    readonly in_time: boolean;
    readonly answered_at: Date;
  };
  readonly attempt_openings: {
    readonly player_id: string;
    readonly attempt_id: string;
    readonly number: number;
    readonly opened_at: Date;
  };
  readonly attempt_lifelines: {
    readonly player_id: string;
    readonly attempt_id: string;
    readonly kind: LifelineKind;
    readonly number: number;
    readonly price_coins: number;
    readonly poll: JsonColumn<Poll> | null;
    readonly used_at: Date;
  };
  readonly attempt_results: {
    readonly player_id: string;
    readonly attempt_id: string;
    readonly mode: string;
    readonly finished_at: Date;
    readonly question_count: number;
    readonly correct: number;
    readonly wrong: number;
    readonly blank: number;
    readonly percent: number;
    readonly marks: number;
    readonly max_marks: number;
    readonly score: number;
    readonly won: boolean;
    readonly coins_earned: number;
    readonly outcome: JsonColumn<OutputOf<typeof finishAttempt>>;
    readonly score_key: string;
    /** UTC day, YYYY-MM-DD; null where the own best is for ever. */
    readonly score_day: string | null;
    readonly score_counted: number;
    readonly booked_at: Date;
    /** The player's local day it ended on; null where the day was not kept yet. */
    readonly local_day: string | null;
  };
  readonly score_bests: {
    readonly player_id: string;
    readonly mode: string;
    readonly score_key: string;
    readonly day: string | null;
    readonly best: number;
    readonly counted: number;
  };
  readonly key_budgets: {
    readonly player_id: string;
    readonly day_from: Date;
    readonly day_keys: number;
    readonly minutes_from: Date;
    readonly minutes_keys: number;
  };
  readonly level_progress: {
    readonly player_id: string;
    readonly category_id: string;
    /** The sub-category, or the category for levels right below it. */
    readonly place_id: string;
    readonly level: number;
    readonly best_percent: number;
    readonly runs: number;
    readonly passed_at: Date | null;
    readonly last_played_at: Date;
  };
  readonly first_answers: {
    readonly player_id: string;
    readonly item_id: string;
    readonly version: number;
    readonly attempt_id: string;
    readonly option_id: string | null;
    readonly is_correct: boolean;
    readonly answered_at: Date;
    readonly is_answered: Generated<boolean>;
    readonly answer_ms: number | null;
    /** Right ones among the attempt's other questions, of a thousand. */
    readonly rest_permille: number | null;
    /** Whether the statistics of its item have it. */
    readonly is_counted: Generated<boolean>;
  };
};
