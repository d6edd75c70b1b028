import type { JSONColumnType } from "kysely";

/** Tables of migration 0096. */
export type SystemTables = {
  readonly site_days: {
    /** UTC day, `2026-11-28`. */
    readonly day: string;
    readonly players: number;
    readonly returning_players: number;
    readonly new_players: number;
    readonly attempts: number;
    readonly answers: number;
  };
  readonly book_reports: {
    readonly report_id: string;
    readonly began_at: Date;
    readonly ended_at: Date;
    readonly promises: JSONColumnType<
      readonly { readonly promise: string; readonly checked: number; readonly breaches: readonly string[] }[]
    >;
    readonly breaches: number;
  };
};
