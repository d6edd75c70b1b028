/** Table of migration 0020. */
export type TrialTables = {
  readonly trial_claims: {
    /** Of the slip. */
    readonly trial_id: string;
    readonly player_id: string;
    readonly claimed_at: Date;
  };
};
