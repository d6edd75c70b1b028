import type { Repeats } from "@crosscheck/rules/contests/contest";
import type { ColumnType, Generated } from "kysely";

/** Read as a value, written as JSON text. */
type JsonColumn<T> = ColumnType<T, string, string>;

/** How the questions of a contest are chosen: these ones, or drawn by subject code and difficulty. */
export type ContestPaper =
  | { readonly item_ids: readonly string[] }
  | {
      readonly subjects: readonly string[];
      readonly min_difficulty: number;
      readonly max_difficulty: number;
      readonly generated: number;
    };

/** Tables of migration 0064. */
export type ContestTables = {
  readonly contests: {
    readonly contest_id: string;
    readonly series_id: string;
    readonly language: string;
    readonly name: string;
    readonly description: string;
    readonly image: string;
    readonly starts_at: Date;
    readonly ends_at: Date;
    readonly entry_coins: number;
    readonly question_count: number;
    readonly seconds_per_question: number;
    readonly prizes: readonly number[];
    readonly paper: JsonColumn<ContestPaper>;
    readonly items: JsonColumn<
      readonly { readonly itemId: string; readonly version: number; readonly language: string }[]
    > | null;
    readonly repeats: Repeats | null;
    readonly created_at: Date;
    readonly published_at: Date | null;
    readonly entrants: number | null;
    readonly ranked_at: Date | null;
    readonly closed_at: Date | null;
    readonly cancelled_at: Date | null;
  };
  readonly contest_items: { readonly item_id: string; readonly contest_id: string };
  readonly contest_entries: {
    readonly contest_id: string;
    readonly player_id: string;
    readonly attempt_id: string | null;
    readonly fee_coins: number;
    readonly entered_at: Date;
    readonly score: number | null;
    readonly used_seconds: number | null;
    readonly finished_at: Date | null;
    readonly rank: number | null;
    readonly prize_coins: Generated<number>;
    readonly settled_at: Date | null;
  };
  readonly contest_reminders: { readonly contest_id: string; readonly player_id: string };
};
