import type { Licence } from "@crosscheck/rules/home/licence";
import type { Generated, GeneratedAlways } from "kysely";

/** Tables of migrations 0001, 0010, 0017 to 0019, 0050 and 0126. The embedded identity provider's own tables are not here: only it touches them. */
export type PlayerTables = {
  /** What support has noted; migration 0109. */
  readonly player_notes: {
    readonly note_id: string;
    readonly player_id: string;
    readonly operator_id: string | null;
    readonly note: string;
    readonly written_at: Date;
  };
  readonly players: {
    readonly player_id: string;
    readonly name: string;
    /** 1 for the first of names that look alike, then 2, 3, …. */
    readonly name_number: Generated<number>;
    readonly email: string | null;
    readonly mobile: string | null;
    readonly picture: string | null;
    readonly type: "email" | "mobile" | "social";
    readonly status: Generated<"active" | "deactivated">;
    readonly all_time_score: Generated<number>;
    readonly streak_days: Generated<number>;
    /** Local day, YYYY-MM-DD. */
    readonly streak_day: string | null;
    /** Time zone as last told; null: UTC. */
    readonly zone: string | null;
    /** Day of the server (UTC) that has the latest daily quiz, YYYY-MM-DD, and the zone that took it. */
    readonly quiz_day: string | null;
    readonly quiz_day_zone: string | null;
    readonly refer_code: string;
    readonly referred_by: string | null;
    /** Not used since migration 0016. */
    readonly referral_paid_at: Date | null;
    readonly web_language: string | null;
    readonly also_default_language: Generated<boolean>;
    /** As chosen; PostgreSQL keeps whether it may come true: the account is neither deactivated nor deleted. */
    readonly is_on_boards: Generated<boolean>;
    readonly is_shown: GeneratedAlways<boolean>;
    /** null until told. */
    readonly licence: Licence | null;
    /** YYYY-MM-DD. */
    readonly exam_date: string | null;
    readonly minutes_a_day: number | null;
    readonly created_at: Date;
    readonly deleted_at: Date | null;
    /** Proofs of identity from before count no more. */
    readonly proofs_from: Date | null;
  };
  readonly identity_links: {
    readonly player_id: string;
    readonly issuer: string;
    readonly subject: string;
    readonly created_at: Date;
  };
  readonly name_numbers: { readonly name_hash: Uint8Array; readonly last_number: number };
  readonly spent_identities: { readonly identity_hash: Uint8Array; readonly spent_at: Date };
  readonly used_proofs: { readonly proof_hash: Uint8Array; readonly expires_at: Date };
  readonly devices: {
    readonly player_id: string;
    readonly device_id: string;
    readonly token_hash: Uint8Array;
    readonly label: string;
    readonly push_token: string | null;
    readonly signed_in_at: Date;
    readonly last_seen_at: Date;
    readonly revoked_at: Date | null;
  };
  readonly contact_changes: {
    readonly player_id: string;
    readonly kind: "email" | "mobile";
    readonly address: string;
    readonly code_hash: Uint8Array;
    readonly tries_left: number;
    readonly expires_at: Date;
    readonly created_at: Date;
  };
  readonly code_sends: { readonly address_hash: Uint8Array; readonly sent_at: readonly Date[] };
  readonly send_windows: {
    readonly window_key: Uint8Array;
    readonly started_at: Date;
    readonly sent: number;
  };
  readonly outbox: {
    readonly message_id: string;
    readonly channel: "mail" | "sms";
    readonly recipient: string;
    readonly subject: string | null;
    readonly body: string;
    readonly created_at: Date;
    readonly position: GeneratedAlways<number>;
  };
  readonly "idp.sign_ups": {
    readonly email: string;
    readonly sign_up_id: string;
    readonly name: string;
    readonly password_hash: string;
    readonly subject: string | null;
    readonly signed_in_at: Date | null;
    readonly expires_at: Date;
    readonly created_at: Date;
  };
  readonly "idp.phone_codes": {
    readonly request_id: string;
    readonly phone: string;
    readonly code_hash: Uint8Array;
    readonly tries_left: number;
    readonly expires_at: Date;
    readonly created_at: Date;
  };
};
