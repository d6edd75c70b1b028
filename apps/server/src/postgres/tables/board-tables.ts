import type { Generated } from "kysely";

/** Table of migrations 0050 to 0052. */
export type BoardTables = {
  readonly board_scores: {
    readonly player_id: string;
    /** A UTC day YYYY-MM-DD, a UTC month YYYY-MM, or `all`. */
    readonly period: string;
    readonly score: number;
    readonly reached_at: Date;
    /** By the clock of the database. */
    readonly changed_at: Generated<Date>;
  };
};
