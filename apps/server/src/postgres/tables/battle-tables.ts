import type { BattleFact } from "@crosscheck/rules/badges/badge";
import type { BadgeType } from "@crosscheck/rules/badges/badges";
import type { BattleEvent } from "@crosscheck/rules/battles/battle";
import type { BattleKind } from "@crosscheck/rules/battles/battle-rules";
import type { BotStrength } from "@crosscheck/rules/battles/bot";
import type { Line } from "@crosscheck/rules/battles/lines";
import type { EndReason, Outcome } from "@crosscheck/rules/battles/result";
import type { Generated } from "kysely";

/** Tables of migrations 0079 to 0084. */
export type BattleTables = {
  readonly battles: {
    readonly battle_id: string;
    readonly kind: BattleKind;
    readonly language: string;
    readonly category_id: string | null;
    readonly question_count: number;
    readonly seconds_per_question: number;
    readonly stake_coins: number;
    readonly starts_itself: boolean;
    readonly creator_id: string | null;
    readonly room_code: string | null;
    /** What the client of its creator calls the room, hashed with the player; null: nothing. */
    readonly own_name: Generated<string | null>;
    readonly rematch_of: string | null;
    readonly opened_with: readonly string[];
    readonly bot_strength: BotStrength | null;
    readonly opened_at: Date;
    readonly started_at: Date | null;
    readonly ended_at: Date | null;
    readonly end_reason: EndReason | null;
    readonly is_rated: Generated<boolean>;
    /** Null: not over, or it ended before migration 0084. */
    readonly questions_told: Generated<number | null>;
    /** Left nothing behind, and is in no record. */
    readonly is_idle: Generated<boolean>;
    readonly node: string | null;
    readonly epoch: Generated<number>;
  };
  readonly battle_seats: {
    readonly battle_id: string;
    readonly seat: number;
    readonly player_id: string | null;
    readonly is_bot: Generated<boolean>;
    readonly search_id: string | null;
    readonly outcome: Outcome | null;
    readonly rank: number | null;
    readonly points: number | null;
    readonly correct: number | null;
    readonly used_ms: number | null;
    readonly coins: number | null;
    readonly rating_before: number | null;
    readonly rating_after: number | null;
    /** Of migration 0081. */
    readonly fast_answers: number | null;
    readonly ended_at: Date | null;
    /** What badges count of it; null: nothing. */
    readonly fact: BattleFact | null;
    /** Those that it unlocked. */
    readonly badges: Generated<readonly BadgeType[]>;
  };
  readonly battle_events: {
    readonly battle_id: string;
    readonly position: number;
    readonly at_ms: number;
    readonly event: BattleEvent;
  };
  readonly battle_holds: {
    readonly battle_id: string;
    readonly hold: number;
    readonly state: "held" | "returned" | "settled";
    /** Whose stakes it holds, or held. */
    readonly player_ids: Generated<readonly string[]>;
    /** New questions that it has counted of each of them. */
    readonly new_questions: Generated<readonly number[]>;
  };
  readonly battle_searches: {
    readonly player_id: string;
    readonly search_id: string;
    readonly language: string;
    readonly category_id: string | null;
    readonly stake_coins: number;
    readonly rating: number;
    readonly since: Date;
    readonly asked_at: Date;
  };
  readonly battle_ratings: {
    readonly player_id: string;
    readonly rating: number;
    readonly deviation: number;
    readonly volatility: number;
    readonly games: number;
    readonly wins_in_row: Generated<number>;
    readonly victories: Generated<number>;
    readonly drawn: Generated<number>;
    readonly lost: Generated<number>;
    readonly rated_at: Date | null;
  };
  readonly player_blocks: {
    readonly player_id: string;
    readonly blocked_id: string;
    readonly blocked_at: Date;
  };
  readonly battle_invitations: {
    readonly invitation_id: string;
    readonly battle_id: string;
    readonly player_id: string;
    readonly invited_id: string;
    readonly invited_at: Date;
    readonly expires_at: Date;
    readonly answer: "accepted" | "declined" | null;
  };
  readonly battle_reports: {
    readonly report_id: string;
    readonly battle_id: string;
    readonly reporter_id: string | null;
    readonly speaker_id: string | null;
    readonly message_id: string;
    readonly line: Line;
    readonly reported_at: Date;
    readonly settled_at: Date | null;
    readonly decision: "dismissed" | "warned" | "muted" | null;
  };
  readonly battle_mutes: {
    readonly player_id: string;
    readonly until_at: Date;
  };
  readonly battle_words: {
    readonly word: string;
    readonly language: string | null;
    readonly added_at: Date;
  };
};
