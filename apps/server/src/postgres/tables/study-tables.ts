import type { Generated } from "kysely";

/** What a player keeps on questions, and how the answers went: tables of migrations 0007, 0008, 0014, 0022 and 0023. */
export type StudyTables = {
  readonly item_history: {
    readonly player_id: string;
    readonly item_id: string;
    /** Finished attempts with this item. */
    readonly seen: number;
    readonly correct: number;
    readonly last_correct: boolean;
    readonly last_at: Date;
    /** Whether the player knows the answer: played somewhere, or its quiz was won. */
    readonly known: Generated<boolean>;
    /** The answer before the last one; null after one answer. */
    readonly previous_correct: Generated<boolean | null>;
    readonly previous_at: Generated<Date | null>;
  };
  readonly subject_tallies: {
    readonly player_id: string;
    readonly attempt_id: string;
    readonly category_id: string;
    /** Subject code of the learning objectives; empty where they name none. */
    readonly subject: string;
    readonly answered: number;
    readonly correct: number;
    readonly timed: number;
    readonly answer_ms: number;
  };
  readonly recounts_due: {
    readonly what: Recount;
  };
  readonly bookmarks: {
    readonly player_id: string;
    readonly item_id: string;
    readonly bookmarked_at: Date;
  };
  readonly notes: {
    readonly player_id: string;
    readonly item_id: string;
    readonly note: string;
    readonly updated_at: Date;
  };
  readonly reports: {
    readonly report_id: string;
    readonly player_id: string;
    readonly item_id: string;
    readonly version: number;
    readonly message: string;
    readonly status: ReportStatus;
    readonly answer: Generated<string>;
    readonly reported_at: Date;
    readonly settled_at: Date | null;
  };
};

/** What a migration may leave to be counted again from the logs at the next start. */
export type Recount = "study" | "badges";

export type ReportStatus = "open" | "accepted" | "declined";
