import type { Role } from "@crosscheck/contract";
import type { SessionState } from "@crosscheck/contract/operator-sessions";
import type { SignInOutcome } from "@crosscheck/contract/operators/operators";
import type { ColumnType, GeneratedAlways } from "kysely";

/** Written as JSON text, read as what it says. */
type Json = ColumnType<unknown, string, never>;

/** Tables of migrations 0035 and 0090. */
export type OperatorTables = {
  readonly operators: {
    readonly operator_id: string;
    readonly email: string;
    readonly name: string;
    readonly password_hash: string | null;
    readonly invite_hash: Uint8Array | null;
    readonly invite_expires_at: Date | null;
    readonly second_factor: Uint8Array | null;
    readonly second_factor_step: number | null;
    readonly created_at: Date;
    readonly disabled_at: Date | null;
  };
  readonly operator_recovery_codes: { readonly operator_id: string; readonly code_hash: Uint8Array };
  readonly operator_sessions: {
    readonly session_id: string;
    readonly operator_id: string;
    readonly token_hash: Uint8Array;
    readonly state: Exclude<SessionState, "out">;
    readonly created_at: Date;
    readonly seen_at: Date;
    readonly presence_at: Date;
    readonly expires_at: Date;
    readonly wrong_codes: number;
    readonly pending_secret: Uint8Array | null;
    readonly address: string;
    readonly user_agent: string;
  };
  readonly operator_sign_ins: {
    readonly sign_in_id: GeneratedAlways<number>;
    readonly at: Date;
    readonly operator_id: string | null;
    readonly address: string;
    readonly user_agent: string;
    readonly outcome: SignInOutcome;
  };
  readonly operator_roles: { readonly operator_id: string; readonly role: Role };
  /** Append-only by the database. */
  readonly operator_audit: {
    readonly audit_id: GeneratedAlways<number>;
    readonly at: Date;
    readonly operator_id: string | null;
    readonly note: string | null;
    readonly action: string;
    readonly subject: string | null;
    readonly input: Json;
    readonly before: Json | null;
    readonly after: Json | null;
  };
};
