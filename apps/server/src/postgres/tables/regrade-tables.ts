/** Corrected keys that count for play of before: tables of migration 0095. */
export type RegradeTables = {
  readonly play_regrades: {
    readonly regrade_id: string;
    readonly item_id: string;
    /** The version whose key is right. */
    readonly version: number;
    /** Those whose answers are marked by it too. */
    readonly versions: readonly number[];
    readonly reason: string;
    readonly operator_id: string | null;
    readonly asked_at: Date;
    /** The last player who is done; null: nobody, or some have to be looked at again. */
    readonly done_until: string | null;
    readonly finished_at: Date | null;
  };
  readonly regraded_attempts: {
    readonly player_id: string;
    readonly attempt_id: string;
    readonly regrade_id: string;
    readonly regraded_at: Date;
    /** How the attempt counts since. */
    readonly correct: number;
    readonly marks: number;
    readonly percent: number;
    readonly score: number;
    readonly won: boolean;
    /** What it brought. */
    readonly score_given: number;
    readonly coins_given: number;
    readonly level_passed: boolean;
  };
  /** Of migration 0111: finished attempts that have yet to get what was decided while they were open. */
  readonly regrades_due: { readonly player_id: string; readonly attempt_id: string };
};
